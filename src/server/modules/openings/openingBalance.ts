import { formatDate, type IsoDate, isoMonth } from '@contract/domain/dates'
import { dueDayOf } from '@contract/cycles/dueDays.rules'
import { compareTuitionMonths, MONTH_NAMES, type TuitionMonth } from '@contract/domain/months'
import { type Centavos, sumCentavos, formatCentavos } from '@contract/domain/money'
import { placeLabel, type Grade } from '@contract/domain/grades'
import { isOverdue } from '@contract/statements/statements.rules'
import { capitalized } from '@contract/domain/text'
import type { CycleRow } from '../cycles/cycles.queries'
import type { GivenMonth } from './owedGiven'

/** `saldado`: centavos of it settled before the opening. */
type OwedInstalment = TuitionMonth & { readonly saldado: Centavos }

export interface Balance {
  readonly settled: readonly TuitionMonth[]
  readonly owed: readonly OwedInstalment[]
  /** Settled before, of months partly owed. */
  readonly saldado: Centavos
  readonly price: Centavos
  readonly months: Centavos
  readonly inscripcion: Centavos
  readonly material: Centavos
  readonly anterior: Centavos
  readonly favor: Centavos
  readonly vencido: Centavos
  readonly servicios?: Centavos
}

/** Amounts are given per month: what was settled of it is spread over its instalments in order. */
const settledIn = (
  same: readonly TuitionMonth[],
  price: Centavos,
  debe: Centavos | null,
): readonly OwedInstalment[] => {
  let left = debe === null ? 0 : same.length * price - debe
  return same.map((month) => {
    const saldado = Math.min(price, left)
    left -= saldado
    return { ...month, saldado }
  })
}

type OpeningCycle = Pick<CycleRow, 'meses' | 'dia_limite' | 'dia_habil' | 'dias_inhabiles' | 'fecha_inicio'>

interface Owing {
  /** All months from this one on are owed; before it only `meses`. */
  readonly desde: string
  readonly meses?: readonly GivenMonth[] | null | undefined
  readonly price: Centavos
  readonly fecha: IsoDate
}

export const balanceOf = (
  cycle: OpeningCycle,
  { desde, meses = null, price, fecha }: Owing,
  {
    inscripcion,
    material,
    anterior,
    favor,
  }: Pick<Balance, 'inscripcion' | 'material' | 'anterior' | 'favor'>,
): Balance => {
  const { fecha_inicio } = cycle
  const all = [...cycle.meses].sort(compareTuitionMonths)
  const partly = (meses ?? []).flatMap(({ mes, debe }) =>
    settledIn(
      all.filter((month) => isoMonth(month) === mes),
      price,
      debe,
    ),
  )
  const later = all.filter((month) => isoMonth(month) >= desde)
  const owed = [
    ...partly.filter(({ saldado }) => saldado === 0 || saldado < price),
    ...later.map((month) => ({ ...month, saldado: 0 })),
  ]
  const isOwed = (month: TuitionMonth): boolean =>
    owed.some((each) => compareTuitionMonths(each, month) === 0)
  const openIn = (some: readonly OwedInstalment[]): Centavos =>
    sumCentavos(some.map(({ saldado }) => price - saldado))
  const late = owed.filter((month) => isOverdue(dueDayOf(month, cycle), fecha))
  const ofCycle = isOverdue(fecha_inicio, fecha) ? inscripcion + material : 0
  return {
    settled: all.filter((month) => !isOwed(month)),
    owed,
    price,
    saldado: sumCentavos(owed.map(({ saldado }) => saldado)),
    months: openIn(owed),
    inscripcion,
    material,
    anterior,
    favor,
    vencido: openIn(late) + ofCycle + anterior,
  }
}

export const debtOf = ({ months, inscripcion, material, anterior, servicios = 0 }: Balance): Centavos =>
  months + inscripcion + material + anterior + servicios

/** Each month once, although it may have two instalments: 'agosto, septiembre'. */
const monthNames = (months: readonly TuitionMonth[]): string =>
  [...new Set(months.map(({ mes }) => MONTH_NAMES[mes - 1]?.toLowerCase()))].join(', ')

/** First the single months owed, with what was settled of each, then the month from which all are owed. */
const owedNames = ({ settled, owed, price }: Balance): string => {
  const breaks = [...settled, ...owed.filter(({ saldado }) => saldado > 0)]
  const all = owed.filter((month) => breaks.every((other) => compareTuitionMonths(other, month) < 0))
  const alone = owed.filter((month) => !all.includes(month))
  const names = alone.map((month) =>
    month.saldado > 0
      ? `${monthNames([month])} (${formatCentavos(price - month.saldado)})`
      : monthNames([month]),
  )
  const [first] = all
  const rest = first ? [`${monthNames([first])}${all.length > 1 ? ' en adelante' : ''}`] : []
  return capitalized([...new Set([...names, ...rest])].join(', '))
}

const monthWords = (balance: Balance): string[] => {
  const { settled, owed, months } = balance
  if (owed.length === 0 && settled.length === 0) return []
  const owes =
    owed.length > 0 ? `${owedNames(balance)}: debe ${formatCentavos(months)}` : 'No debe colegiaturas'
  return [owes, ...(settled.length > 0 ? [`saldado antes: ${monthNames(settled)}`] : [])]
}

interface PlannedRow {
  readonly grado: Grade
  readonly gradoNumero: number | null
  readonly grupo: { readonly nombre: string; readonly isNew: boolean } | null
  readonly beca: { readonly nombre: string; readonly porcentaje: number; readonly isNew: boolean } | null
  readonly lista: Centavos
  /** The cycle's price for the grade, when the pupil's differs; else null. */
  readonly listaDelLugar: Centavos | null
  readonly monto: Centavos
  readonly balance: Balance
  readonly isNewPupil: boolean
}

const priceWords = ({
  beca,
  lista,
  listaDelLugar,
  monto,
}: Pick<PlannedRow, 'beca' | 'lista' | 'listaDelLugar' | 'monto'>): string => {
  const less = beca ? `: ${formatCentavos(lista)} menos ${beca.nombre}${beca.isNew ? ' (nueva)' : ''}` : ''
  const own =
    listaDelLugar === null ? '' : ` (precio propio; el del ciclo es ${formatCentavos(listaDelLugar)})`
  return `${monto === 0 ? 'no paga colegiatura' : `paga ${formatCentavos(monto)} al mes`}${less}${own}`
}

export const plannedWords = ({
  grado,
  gradoNumero,
  grupo,
  balance,
  isNewPupil,
  ...price
}: PlannedRow): string => {
  const { inscripcion, material, anterior, favor } = balance
  const amounts = [
    ['inscripción: debe', inscripcion],
    ['material: debe', material],
    ['de antes del ciclo debe', anterior],
    ['tiene a su favor', favor],
  ] as const
  return [
    ...monthWords(balance),
    ...amounts.flatMap(([what, centavos]) => (centavos > 0 ? [`${what} ${formatCentavos(centavos)}`] : [])),
    priceWords(price),
    `${isNewPupil ? 'se registra y se inscribe' : 'se inscribe'} en ${placeLabel({ grado, gradoNumero, grupo })}${grupo?.isNew ? ' (grupo nuevo)' : ''}`,
  ].join('; ')
}

export const sameWords = (openedOn: IsoDate): string =>
  `Igual que en la apertura del ${formatDate(openedOn)}: no cambia nada`
