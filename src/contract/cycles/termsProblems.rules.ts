import { onlyProblems, type Campos } from '../domain/campos'
import { dayProblem } from '../domain/dateMath'
import type { IsoDate } from '../domain/dates'
import { gradeYearLabel, gradeYearProblem } from '../domain/grades'
import { AMOUNT_TOO_LARGE, TOO_MANY_DECIMALS } from '../domain/messages'
import { formatPesos, MAX_PESOS, toCentavos } from '../domain/money'
import {
  ACCUMULATIONS,
  EARLY_KINDS,
  PLACE_PRICES,
  WORKING_DAYS,
  type Accumulation,
  type EarlyPayment,
  type GradePrice,
  type PriceField,
  type SiblingRule,
  type WorkingDay,
} from './terms.rules'

type Emptied<Row> = { [Field in keyof Row]: Row[Field] | null }

type EarlyForm = Emptied<Omit<EarlyPayment, 'con_beca'>> & { con_beca?: boolean | undefined }

export interface TermsForm {
  precios?: readonly GradePrice[] | undefined
  acumulacion?: Accumulation | undefined
  hermanos?: readonly Emptied<SiblingRule>[] | undefined
  anual_hasta?: IsoDate | null | undefined
  pronto_pago?: EarlyForm | null | undefined
  dia_habil?: WorkingDay | null | undefined
}

type PricedTerms = TermsForm & Partial<Record<PriceField, number | null>>

const oneOf = (value: unknown, known: readonly string[]): string | null =>
  value === undefined || known.some((each) => each === value) ? null : `Elige ${known.join(', ')}`

const priceProblem = (pesos: number | null | undefined): string | null => {
  if (pesos == null) return null
  if (Number.isNaN(pesos)) return 'Escribe una cantidad, por ejemplo 2350.00'
  if (!(pesos >= 0)) return 'No puede ser menor que 0'
  if (pesos > MAX_PESOS) return AMOUNT_TOO_LARGE
  return toCentavos(pesos) === null ? TOO_MANY_DECIMALS : null
}

const samePlace = (a: GradePrice, b: GradePrice): boolean =>
  a.grado === b.grado && (a.gradoNumero ?? null) === (b.gradoNumero ?? null)

const rowProblems = (rows: readonly GradePrice[], row: GradePrice, at: number): Campos => {
  const repeated = rows.slice(0, at).some((before) => samePlace(before, row))
  const isEmpty = PLACE_PRICES.every((field) => row[field] == null)
  const fieldPath = (field: string): string => `precios.${at}.${field}`
  return onlyProblems({
    ...Object.fromEntries(PLACE_PRICES.map((field) => [fieldPath(field), priceProblem(row[field])])),
    [fieldPath('gradoNumero')]:
      gradeYearProblem(row) ?? (repeated ? `Ya hay precios de ${gradeYearLabel(row)}` : null),
    ...(isEmpty ? { [fieldPath('mensualidad')]: 'Escribe al menos un precio' } : {}),
  })
}

const FIRST_PLACE = 2
const LAST_PLACE = 6

const isPercent = (percent: number | null): boolean =>
  percent !== null && Number.isInteger(percent) && percent >= 1 && percent <= 100

const siblingProblems = (rows: readonly Emptied<SiblingRule>[]): Campos =>
  onlyProblems(
    Object.fromEntries(
      rows.flatMap(({ lugar, porcentaje }, at) => {
        const isPlace =
          lugar !== null && Number.isInteger(lugar) && lugar >= FIRST_PLACE && lugar <= LAST_PLACE
        const repeated = rows.slice(0, at).some((before) => before.lugar === lugar)
        const place = !isPlace
          ? `Debe ser un lugar del ${FIRST_PLACE} al ${LAST_PLACE}`
          : repeated
            ? 'Este lugar ya está en la lista'
            : null
        const percent = isPercent(porcentaje) ? null : 'Debe ser un porcentaje entero de 1 a 100'
        return [
          [`hermanos.${at}.lugar`, place],
          [`hermanos.${at}.porcentaje`, percent],
        ]
      }),
    ),
  )

const LAST_DAY = 28

/** Pesos; levels without tuition (0) do not count. */
const lowestMonth = ({ mensualidad_preescolar, mensualidad_primaria, precios = [] }: PricedTerms): number =>
  Math.min(
    ...[
      mensualidad_preescolar,
      mensualidad_primaria,
      ...precios.map(({ mensualidad }) => mensualidad),
    ].filter((pesos): pesos is number => pesos != null && pesos > 0),
  )

/** Pronto pago may not take off a whole month: with nothing left to pay, the month would never get it. */
const wholeMonthProblem = (form: PricedTerms): string | null => {
  const { tipo = null, valor = null } = form.pronto_pago ?? {}
  const lowest = lowestMonth(form)
  if (tipo === 'PORCENTAJE' && (valor ?? 0) >= 100) return 'Debe ser menor que 100 %'
  return tipo === 'FIJO' && (valor ?? 0) >= lowest
    ? `Debe ser menor que la mensualidad más baja del ciclo, ${formatPesos(lowest)}`
    : null
}

const earlyValueProblem = (form: PricedTerms, stored: TermsForm | null | undefined): string | null => {
  const { tipo, valor } = form.pronto_pago as EarlyForm
  if (!((valor ?? 0) > 0)) return 'Debe ser mayor que 0'
  const before = stored?.pronto_pago
  const isOlder = before?.tipo === tipo && before?.valor === valor
  return (isOlder ? null : wholeMonthProblem(form)) ?? priceProblem(valor)
}

const earlyProblems = (form: PricedTerms, stored: TermsForm | null | undefined): Campos => {
  const { tipo, hasta_dia } = form.pronto_pago as EarlyForm
  const isDay = hasta_dia !== null && Number.isInteger(hasta_dia) && hasta_dia >= 1 && hasta_dia <= LAST_DAY
  return onlyProblems({
    'pronto_pago.tipo': oneOf(tipo, EARLY_KINDS),
    'pronto_pago.valor': earlyValueProblem(form, stored),
    'pronto_pago.hasta_dia': isDay ? null : `Debe ser un día del 1 al ${LAST_DAY}`,
  })
}

/** Missing fields are not checked; `cycleProblems` compares `anual_hasta` with the dates. @param stored an older pronto pago may stay */
export const termsProblems = (form: PricedTerms, stored?: TermsForm | null): Campos => {
  const { precios = [], hermanos = [], anual_hasta, pronto_pago, acumulacion, dia_habil } = form
  return {
    ...Object.assign({}, ...precios.map((row, at) => rowProblems(precios, row, at))),
    ...siblingProblems(hermanos),
    ...(pronto_pago ? earlyProblems(form, stored) : {}),
    ...onlyProblems({
      acumulacion: oneOf(acumulacion, ACCUMULATIONS),
      dia_habil: dia_habil === null ? null : oneOf(dia_habil, WORKING_DAYS),
      anual_hasta: anual_hasta == null ? null : dayProblem(anual_hasta),
    }),
  }
}
