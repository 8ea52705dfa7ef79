import { formatDate, type IsoDate } from '@contract/domain/dates'
import { dueDayOf } from '@contract/cycles/dueDays.rules'
import { compareTuitionMonths, MONTH_NAMES, type TuitionMonth } from '@contract/domain/months'
import { formatPesos, toPesos, type Centavos } from '@contract/domain/money'
import { placeLabel, type Grade } from '@contract/domain/grades'
import { isOverdue } from '@contract/statements/statements.rules'
import type { CycleRow } from '../cycles/cycles.queries'

export interface Balance {
  readonly settled: readonly TuitionMonth[]
  readonly owed: readonly TuitionMonth[]
  readonly months: Centavos
  readonly inscripcion: Centavos
  readonly material: Centavos
  readonly anterior: Centavos
  readonly favor: Centavos
  readonly vencido: Centavos
}

const monthKey = ({ anio, mes }: TuitionMonth): string => `${anio}-${String(mes).padStart(2, '0')}`

type OpeningCycle = Pick<CycleRow, 'meses' | 'dia_limite' | 'dia_habil' | 'dias_inhabiles' | 'fecha_inicio'>

export const balanceOf = (
  cycle: OpeningCycle,
  { desde, price, fecha }: { desde: string; price: Centavos; fecha: IsoDate },
  {
    inscripcion,
    material,
    anterior,
    favor,
  }: Pick<Balance, 'inscripcion' | 'material' | 'anterior' | 'favor'>,
): Balance => {
  const { fecha_inicio } = cycle
  const all = [...cycle.meses].sort(compareTuitionMonths)
  const owed = all.filter((month) => monthKey(month) >= desde)
  const late = owed.filter((month) => isOverdue(dueDayOf(month, cycle), fecha))
  const ofCycle = isOverdue(fecha_inicio, fecha) ? inscripcion + material : 0
  return {
    settled: all.filter((month) => monthKey(month) < desde),
    owed,
    months: owed.length * price,
    inscripcion,
    material,
    anterior,
    favor,
    vencido: late.length * price + ofCycle + anterior,
  }
}

export const debtOf = ({ months, inscripcion, material, anterior }: Balance): Centavos =>
  months + inscripcion + material + anterior

/** Names a month once, although it may be charged twice: 'agosto, septiembre'. */
const monthNames = (months: readonly TuitionMonth[]): string =>
  [...new Set(months.map(({ mes }) => MONTH_NAMES[mes - 1]?.toLowerCase()))].join(', ')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const money = (centavos: Centavos): string => formatPesos(toPesos(centavos))

const monthWords = ({ settled, owed, months }: Balance): string[] => {
  const [first] = owed
  if (!first && settled.length === 0) return []
  const owes = first
    ? `${capital(monthNames([first]))}${owed.length > 1 ? ' en adelante' : ''}: debe ${money(months)}`
    : 'No debe colegiaturas'
  return [owes, ...(settled.length > 0 ? [`saldado antes: ${monthNames(settled)}`] : [])]
}

interface Told {
  readonly grado: Grade
  readonly gradoNumero: number | null
  readonly grupo: { readonly nombre: string; readonly isNew: boolean } | null
  readonly beca: { readonly nombre: string; readonly porcentaje: number; readonly isNew: boolean } | null
  readonly lista: Centavos
  readonly monto: Centavos
  readonly balance: Balance
  readonly isNewPupil: boolean
}

const priceWords = ({ beca, lista, monto }: Pick<Told, 'beca' | 'lista' | 'monto'>): string => {
  const less = beca ? `: ${money(lista)} menos ${beca.nombre}${beca.isNew ? ' (nueva)' : ''}` : ''
  return `${monto === 0 ? 'no paga colegiatura' : `paga ${money(monto)} al mes`}${less}`
}

export const plannedWords = ({ grado, gradoNumero, grupo, balance, isNewPupil, ...price }: Told): string => {
  const { inscripcion, material, anterior, favor } = balance
  const amounts = [
    ['inscripción: debe', inscripcion],
    ['material: debe', material],
    ['de antes del ciclo debe', anterior],
    ['tiene a su favor', favor],
  ] as const
  return [
    ...monthWords(balance),
    ...amounts.flatMap(([what, centavos]) => (centavos > 0 ? [`${what} ${money(centavos)}`] : [])),
    priceWords(price),
    `${isNewPupil ? 'se registra y se inscribe' : 'se inscribe'} en ${placeLabel({ grado, gradoNumero, grupo })}${grupo?.isNew ? ' (grupo nuevo)' : ''}`,
  ].join('; ')
}

export const sameWords = (openedOn: IsoDate): string =>
  `Igual que en la apertura del ${formatDate(openedOn)}: no cambia nada`
