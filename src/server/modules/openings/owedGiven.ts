import type { Campos } from '@contract/domain/campos'
import { type IsoDate, isoMonth } from '@contract/domain/dates'
import { formatPesos, MAX_PESOS, toCentavos, type Centavos, formatCentavos } from '@contract/domain/money'
import type { DateSystem } from '@contract/imports/imports.rules'
import { readAmount } from '@contract/openings/openings.values'
import { longMonth, readOwedMonths, type OwedMonth } from '@contract/openings/owedMonths'
import type { CycleRow } from '../cycles/cycles.queries'

/** Centavos still owed of a month; null: all. */
export interface GivenMonth {
  readonly mes: string
  readonly debe: Centavos | null
}

type OwedCycle = Pick<CycleRow, 'name' | 'fecha_inicio' | 'fecha_fin' | 'meses'>

const monthProblem = ({ mes }: OwedMonth, cycle: OwedCycle, fecha: IsoDate): string | null => {
  const [first, last] = [cycle.fecha_inicio.slice(0, 7), cycle.fecha_fin.slice(0, 7)]
  if (mes < first || mes > last)
    return `${longMonth(mes)} no es del ciclo ${cycle.name}, que va de ${first} a ${last}`
  if (mes > fecha.slice(0, 7))
    return `${longMonth(mes)} es posterior al mes de los saldos: desde el siguiente se deben todos`
  return cycle.meses.some((each) => isoMonth(each) === mes)
    ? null
    : `${longMonth(mes)} no tiene colegiatura en el ciclo ${cycle.name}`
}

/** Null for a blank cell. Amounts are compared with the price later, as a beca lowers it. */
export const onlyMonthsOf = (
  text: string | undefined,
  cycle: OwedCycle,
  { dates, fecha }: { readonly dates: DateSystem; readonly fecha: IsoDate },
): { meses: readonly GivenMonth[] | null; campos: Campos } => {
  if (text === undefined) return { meses: null, campos: {} }
  const months = readOwedMonths(text, dates, cycle.fecha_inicio)
  const wrong = typeof months === 'string' ? months : null
  const outside = typeof months === 'string' ? [] : months.map((month) => monthProblem(month, cycle, fecha))
  const problem = wrong ?? outside.find((each) => each !== null)
  if (problem != null || typeof months === 'string')
    return { meses: null, campos: { meses_debe: problem ?? '' } }
  const meses = months.map(({ mes, debe }) => ({ mes, debe: debe === null ? null : toCentavos(debe) }))
  return { meses, campos: {} }
}

/** @param price centavos of an instalment, less the beca */
export const onlyMonthsProblem = (
  meses: readonly GivenMonth[],
  { meses: instalments }: Pick<CycleRow, 'meses'>,
  price: Centavos,
): string | null => {
  for (const { mes, debe } of meses) {
    const costs = instalments.filter((each) => isoMonth(each) === mes).length * price
    if (debe !== null && debe > costs)
      return `De ${longMonth(mes)} debe ${formatCentavos(debe)}, más de lo que le cuesta: ${formatCentavos(costs)}`
  }
  return null
}

const MONTHLY = `Debe ser una cantidad en pesos mayor que 0, de hasta ${formatPesos(MAX_PESOS)}, como 1800.00`

/** The pupil's own price of a month; null for a blank cell. */
export const ownPriceOf = (text: string | undefined): { mensualidad: Centavos | null; campos: Campos } => {
  if (text === undefined) return { mensualidad: null, campos: {} }
  const pesos = readAmount(text)
  return pesos !== null && pesos > 0
    ? { mensualidad: toCentavos(pesos), campos: {} }
    : { mensualidad: null, campos: { mensualidad: MONTHLY } }
}
