import { needsObservation } from '@contract/cashCuts/cashCuts.rules'
import { countedTotal, DENOMINATIONS, type Counted } from '@contract/cashCuts/denominations'
import type { IsoDate } from '@contract/domain/dates'
import { subtractPesos, toCentavos } from '@contract/domain/money'
import { callOf, type Books } from './books'
import { momentOf } from './days'
import { takerOf } from './perform'
import { createRandom, type Random } from './random'
import type { StaffName } from './staff'
import type { DemoStep } from './steps'

const SEED = 2_012
/** After the desk has closed and cancellations are done. */
const MINUTE = 15 * 60
/** Nobody hands in a drawer of thousands. */
const LARGEST = 500

/** What a drawer is short or over by on a bad day, and what is said about it. */
const SLIPS = [
  [-50, 'SE DIO CAMBIO DE MÁS; SE REPONE MAÑANA'],
  [-20, 'FALTA UN BILLETE, SE REVISÓ DOS VECES'],
  [10, 'SOBRA UNA MONEDA DE CAMBIO QUE NO SE RECOGIÓ'],
] as const
const FROM_ELSEWHERE = 'EL EFECTIVO SE DEVOLVIÓ DE LA CAJA GENERAL'

/** The fewest notes and coins of an amount; centavos below the smallest coin are left out. */
const piecesFor = (pesos: number): Counted[] => {
  let rest = Math.max(0, toCentavos(pesos) ?? 0)
  return DENOMINATIONS.filter(({ denominacion }) => denominacion <= LARGEST).flatMap((each) => {
    const worth = each.denominacion * 100
    const cantidad = Math.floor(rest / worth)
    rest -= cantidad * worth
    return cantidad > 0 ? [{ ...each, cantidad }] : []
  })
}

/** Who moves money with a step: the cash desk takes it; the deputy head cancels, and takes it where a recargo is waived. */
const moverOf = (step: DemoStep): StaffName | null => {
  if (step.do === 'payMonths') return takerOf(step)
  if (step.do === 'cancelPayment') return 'subdireccion'
  return ['pay', 'complement', 'payYear'].includes(step.do) ? 'caja' : null
}

const countOf = (random: Random, esperado: number) => {
  const [slip, observaciones] = random.chance(0.06) && esperado > 500 ? random.pick(SLIPS) : [0, null]
  const conteo = piecesFor(esperado + slip)
  const left = subtractPesos(countedTotal(conteo), esperado)
  return { conteo, observaciones: observaciones ?? (needsObservation(left) ? FROM_ELSEWHERE : null) }
}

/** Closes the drawers of the days that are over, in the order of the days; today's stay open. */
export const createCutter = (books: Books) => {
  const { cashCuts } = books.services
  const random = createRandom(SEED)
  let movers = new Set<StaffName>()
  let day: IsoDate | null = null
  const closeDay = async (dia: IsoDate): Promise<void> => {
    const now = momentOf(dia, MINUTE, books.timeZone)
    for (const name of movers) {
      const call = callOf(books, name, { today: dia, now })
      const { esperado } = await cashCuts.openCut(call, dia)
      await cashCuts.close(call, { dia, ...countOf(random, esperado) })
    }
    movers = new Set()
  }
  return {
    /** Call before a day begins: closes the one before. */
    until: async (next: IsoDate): Promise<void> => {
      if (day !== null && day < next) await closeDay(day)
      day = next
    },
    note: (step: DemoStep): void => {
      const mover = moverOf(step)
      if (mover) movers.add(mover)
    },
  }
}
