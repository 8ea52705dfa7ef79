import { countText } from '../domain/text'
import { addDays, addMonths, weekdayOf } from '../domain/dateMath'
import { dateParts, formatDate, type IsoDate } from '../domain/dates'
import { gradeLabel, gradeYearLabel, type Grade } from '../domain/grades'
import {
  centavosOrZero,
  percentOf,
  toCentavos,
  type Centavos,
  sumCentavos,
  formatCentavos,
} from '../domain/money'
import { compareTuitionMonths, dueDate, MONTH_NAMES, type TuitionMonth } from '../domain/months'
import { restReason, type RestReason } from '../domain/restDays'
import { lateFee, lateFeeProblems, startedMonthsLate, type LateFee } from '../tuition/lateFees.rules'
import type { CycleForm } from './cycles.rules'
import { dueDayOf } from './dueDays.rules'
import {
  PRICE_FIELDS,
  type PriceField,
  earlySaving,
  pricesFor,
  siblingPercent,
  type EarlyPayment,
  type SiblingRule,
} from './terms.rules'

/** The form while it is typed: an example is null while a value that it needs is missing or wrong. */
export type ExampleForm = Partial<CycleForm> & {
  dias_inhabiles?: readonly IsoDate[] | undefined
}

const monthName = ({ mes }: TuitionMonth): string => (MONTH_NAMES[mes - 1] ?? '').toLowerCase()
const monthYear = (month: TuitionMonth): string => `${monthName(month)} de ${month.anio}`
const inOrder = ({ meses = [] }: ExampleForm): TuitionMonth[] => [...meses].sort(compareTuitionMonths)

const OCTOBER = 10
const exampleMonth = (meses: readonly TuitionMonth[]): TuitionMonth | undefined =>
  meses.find(({ mes }) => mes === OCTOBER) ?? meses[0]

const DAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']
const dayWords = (day: IsoDate): string => {
  const { mes, dia } = dateParts(day)
  return `${DAYS[weekdayOf(day)]} ${dia} de ${(MONTH_NAMES[mes - 1] ?? '').toLowerCase()}`
}

const REASONS: Record<RestReason, string> = {
  SABADO: 'es sábado',
  DOMINGO: 'es domingo',
  OFICIAL: 'es día de descanso oficial',
  ESCUELA: 'es día inhábil de la escuela',
}

const isDueDay = (day: number | null | undefined): day is number =>
  typeof day === 'number' && Number.isInteger(day) && day >= 1 && day <= 31

export const monthsExample = (form: ExampleForm): string | null => {
  const meses = inOrder(form)
  const [first, last] = [meses[0], meses.at(-1)]
  if (!first || !last || !isDueDay(form.dia_limite)) return null
  const rule = { ...form, dia_limite: form.dia_limite, vence_desde: form.fecha_inicio }
  const plainDueDate = (month: TuitionMonth): IsoDate => dueDate(month, rule.dia_limite)
  const shown =
    meses.find((month) => dueDayOf(month, rule) !== plainDueDate(month)) ?? exampleMonth(meses) ?? first
  const [due, calendar] = [dueDayOf(shown, rule), plainDueDate(shown)]
  const reason = restReason(calendar, form.dias_inhabiles)
  const isEarly = form.fecha_inicio !== undefined && calendar < form.fecha_inicio
  const cause = isEarly ? 'el ciclo no ha empezado' : reason && REASONS[reason]
  const why = due === calendar || !cause ? '' : `, porque el ${dateParts(calendar).dia} ${cause}`
  const span =
    meses.length === 1
      ? `Es 1 colegiatura, la de ${monthYear(first)}`
      : `Son ${meses.length} colegiaturas, de ${monthYear(first)} a ${monthYear(last)}`
  return `${span}; la de ${monthName(shown)} se paga a tiempo hasta el ${dayWords(due)}${why}.`
}

const pricesOf = (form: ExampleForm): Record<PriceField, number> | null => {
  const entries = PRICE_FIELDS.map((field) => [field, form[field]] as const)
  if (entries.some(([, pesos]) => pesos == null || !(pesos >= 0) || toCentavos(pesos) === null)) return null
  return Object.fromEntries(entries) as Record<PriceField, number>
}

const levelOf = (prices: Record<PriceField, number>): Grade =>
  prices.mensualidad_primaria === 0 && prices.mensualidad_preescolar > 0 ? 'PREESCOLAR' : 'PRIMARIA'

export const pricesExample = (form: ExampleForm): string | null => {
  const prices = pricesOf(form)
  const { length: count } = inOrder(form)
  if (!prices) return null
  const [row] = form.precios ?? []
  const place = row ?? { grado: levelOf(prices) }
  const own = pricesFor({ ...prices, precios: form.precios }, place)
  const [enrolment, material, month] = [own.costo_inscripcion, own.costo_material, own.mensualidad].map(
    centavosOrZero,
  ) as [number, number, number]
  const parts = [
    `${formatCentavos(enrolment)} de inscripción`,
    ...(material > 0 ? [`${formatCentavos(material)} de material`] : []),
    ...(count > 0 ? [`${formatCentavos(month)} al mes`] : []),
  ]
  const list = parts.length === 1 ? parts[0] : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`
  return `Un alumno de ${gradeYearLabel(place)} paga ${list}: ${formatCentavos(enrolment + material + month * count)} en todo el ciclo.`
}

const earlyOf = (form: ExampleForm): EarlyPayment | null => {
  const early = form.pronto_pago
  if (!early?.tipo || !early.valor || !early.hasta_dia) return null
  const { tipo, valor, hasta_dia, con_beca = false } = early
  return { tipo, valor, hasta_dia, con_beca }
}

/** Centavos: what the first and the second child pay for a month, and what pronto pago saves each. */
const twoChildren = (form: ExampleForm, lista: Centavos) => {
  const rows = (form.hermanos ?? []).filter(
    (row): row is SiblingRule => row.lugar !== null && row.porcentaje !== null,
  )
  const early = earlyOf(form)
  return [1, 2].map((lugar) => {
    const percent = siblingPercent(rows, lugar)
    const monto = lista - percentOf(lista, percent)
    const saves = early && (percent === 0 || early.con_beca) ? earlySaving(monto, early) : 0
    return { monto, saves }
  })
}

export const discountsExample = (form: ExampleForm): string | null => {
  const prices = pricesOf(form)
  const meses = inOrder(form)
  const month = exampleMonth(meses)
  if (!prices || !month) return null
  const grado = levelOf(prices)
  const lista = centavosOrZero(pricesFor({ ...prices, precios: form.precios }, { grado }).mensualidad)
  const children = twoChildren(form, lista)
  const total = sumCentavos(children.map(({ monto }) => monto))
  const saved = sumCentavos(children.map(({ saves }) => saves))
  const early =
    saved > 0 ? `, ${formatCentavos(total - saved)} hasta el día ${form.pronto_pago?.hasta_dia}` : ''
  const percent = form.descuento_anual ?? 0
  const until = form.anual_hasta ? ` hasta el ${formatDate(form.anual_hasta)}` : ''
  const year = sumCentavos(
    children.map(({ monto }) => monto * meses.length - percentOf(monto * meses.length, percent)),
  )
  const yearly = percent > 0 ? `; de una vez por todo el ciclo, ${formatCentavos(year)}${until}` : ''
  return `Una familia con dos hijos en ${gradeLabel(grado).toLowerCase()} paga ${formatCentavos(total)} en ${monthName(month)}${early}${yearly}.`
}

const TEN_DAYS = 10

export const latenessExample = (form: ExampleForm): string | null => {
  const fee = form.recargo
  if (fee === undefined || (fee && Object.keys(lateFeeProblems(fee)).length > 0)) return null
  if (fee === null) return 'Pagar después del día límite no cuesta más.'
  const prices = pricesOf(form)
  const month = exampleMonth(inOrder(form))
  if (!prices || !month || !isDueDay(form.dia_limite)) return null
  const lista = centavosOrZero(
    pricesFor({ ...prices, precios: form.precios }, { grado: levelOf(prices) }).mensualidad,
  )
  const due = dueDayOf(month, { ...form, dia_limite: form.dia_limite, vence_desde: form.fecha_inicio })
  const day = addDays(addMonths(due, 1), TEN_DAYS)
  const months = startedMonthsLate(due, day, fee.dias_gracia ?? 0)
  const tope = fee.tope == null ? Infinity : percentOf(lista, fee.tope)
  const charged = Math.min(tope, lateFee(fee as LateFee, lista, months))
  const many = countText(months, 'mes', 'meses')
  return `La colegiatura de ${monthName(month)} (${formatCentavos(lista)}) vence el ${dayWords(due)}; si se paga el ${dayWords(day)}, lleva ${many} de recargo: ${formatCentavos(charged)}.`
}
