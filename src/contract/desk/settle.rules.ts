import { subtractPesos, sumPesos } from '../domain/money'
import type { PaymentMethod } from '../domain/paymentMethods'

export interface HandedMeans {
  /** Null until a person chooses. */
  metodo_pago: PaymentMethod | null
  /** Pesos, null while empty, NaN while unreadable. Cash: what was received. Others: what they cover; an empty one covers the rest. */
  monto: number | null
}

interface Handed {
  medios: readonly HandedMeans[]
  /** Pesos of the family's credit, which are used first. */
  credit?: number
  /** Money above the cost becomes the family's credit: no change is given. */
  toAccount?: boolean
}

/** Pesos */
export interface Settlement {
  used: number
  due: number
  /** What the school keeps of each means after giving change, in their order. */
  kept: readonly number[]
  missing: number
  change: number
  /** Money above the cost that is not given back as change. */
  excess: number
}

const atLeastZero = (pesos: number): number => Math.max(0, pesos)
const amountIn = ({ monto }: HandedMeans): number => (monto === null || Number.isNaN(monto) ? 0 : monto)
const isCash = ({ metodo_pago }: HandedMeans): boolean => metodo_pago === 'EFECTIVO'

/** By credit, then by what was typed, then the first empty means takes the rest. Cash above it is given back. @param cost pesos */
export const settle = (cost: number, { medios, credit = 0, toAccount = false }: Handed): Settlement => {
  const used = Math.min(credit, cost)
  const due = subtractPesos(cost, used)
  const typed = sumPesos(medios.map(amountIn))
  const free = medios.findIndex(({ monto }) => monto === null)
  const covers = medios.map((means, at) =>
    at === free ? atLeastZero(subtractPesos(due, typed)) : amountIn(means),
  )
  const handed = sumPesos(covers)
  const tooMuch = atLeastZero(subtractPesos(handed, due))
  const cash = medios.findIndex(isCash)
  const change = toAccount || due === 0 ? 0 : Math.min(tooMuch, covers[cash] ?? 0)
  return {
    used,
    due,
    kept: covers.map((pesos, at) => (at === cash ? subtractPesos(pesos, change) : pesos)),
    missing: atLeastZero(subtractPesos(due, handed)),
    change,
    excess: subtractPesos(tooMuch, change),
  }
}

/** Pesos that the other means do not cover. */
export const restFor = (due: number, medios: readonly HandedMeans[], at: number): number =>
  atLeastZero(subtractPesos(due, sumPesos(medios.filter((_, other) => other !== at).map(amountIn))))
