import { subtractPesos, formatPesos, sumPesos } from '@contract/domain/money'
import { DEFAULT_PAYMENT_METHOD, needsReference, type PaymentMethod } from '@contract/domain/paymentMethods'

/** One way money is handed over, as a person fills it in; pesos, null while empty, NaN while unreadable. */
export interface Means {
  /** Of its fields, while the form is open. */
  id: number
  /** Null while a person still has to choose. */
  metodo_pago: PaymentMethod | null
  /** Of cash what was received, of the others what they cover; an empty one covers the rest. */
  monto: number | null
  referencia: string
}

export const cashMeans = (id: number): Means => ({
  id,
  metodo_pago: DEFAULT_PAYMENT_METHOD,
  monto: null,
  referencia: '',
})

/** What the means cover of an amount, pesos. */
export interface Settlement {
  /** For each means, in order: the amount that an empty field means, and the amount that is kept after change. */
  covers: readonly number[]
  kept: readonly number[]
  falta: number
  cambio: number
  /** More than is due that is no change. */
  sobra: number
}

const least = (pesos: number): number => Math.max(0, pesos)
const amountIn = ({ monto }: Means): number => (monto === null || Number.isNaN(monto) ? 0 : monto)
const isCash = ({ metodo_pago }: Means): boolean => metodo_pago === 'EFECTIVO'

/**
 * How means cover an amount: what was typed first, then the first empty one takes the rest. What is too much of cash is change.
 * @param due pesos
 * @param toAccount what is too much stays with the school, in the family's favour
 */
export const settleMeans = (due: number, medios: readonly Means[], toAccount = false): Settlement => {
  const typed = sumPesos(medios.map(amountIn))
  const free = medios.findIndex(({ monto }) => monto === null)
  const covers = medios.map((means, at) => (at === free ? least(subtractPesos(due, typed)) : amountIn(means)))
  const handed = sumPesos(covers)
  const tooMuch = least(subtractPesos(handed, due))
  const cash = medios.findIndex(isCash)
  const cambio = toAccount || due === 0 ? 0 : Math.min(tooMuch, covers[cash] ?? 0)
  return {
    covers,
    cambio,
    kept: covers.map((pesos, at) => (at === cash ? subtractPesos(pesos, cambio) : pesos)),
    falta: least(subtractPesos(due, handed)),
    sobra: subtractPesos(tooMuch, cambio),
  }
}

/** Pesos that are left for one of them after what the others cover. */
export const restFor = (due: number, medios: readonly Means[], at: number): number =>
  least(subtractPesos(due, sumPesos(medios.filter((_, other) => other !== at).map(amountIn))))

export type MeansField = 'metodo_pago' | 'monto' | 'referencia'

/** What a person still has to do before money is taken, of which means and in which of its fields. */
export interface MissingMeans {
  say: string
  at: number
  field: MeansField
}

/** 'Escribe la referencia', as the button says it. */
const referenceMissing = (method: PaymentMethod): string =>
  method === 'TARJETA' ? 'Escribe la autorización' : 'Escribe la referencia'

const missingIn = (means: Means, kept: number): Omit<MissingMeans, 'at'> | null => {
  const { metodo_pago, monto, referencia } = means
  if (metodo_pago === null) return { say: 'Elige el método', field: 'metodo_pago' }
  if (kept === 0) return null
  // An empty cash field is not an amount that the cashier received.
  if (metodo_pago === 'EFECTIVO' && monto === null) return { say: 'Escribe el efectivo', field: 'monto' }
  if (needsReference(metodo_pago) && !referencia.trim())
    return { say: referenceMissing(metodo_pago), field: 'referencia' }
  return null
}

/**
 * What is still missing before an amount may be taken by these means, the topmost first; null when nothing is. What is typed
 * and wrong is not missing.
 * @param due pesos
 */
export const missingMeans = (due: number, medios: readonly Means[]): MissingMeans | null => {
  const { kept, falta } = settleMeans(due, medios)
  for (const [at, means] of medios.entries()) {
    const missing = missingIn(means, kept[at]!)
    if (missing) return { ...missing, at }
  }
  if (falta === 0 || medios.some(({ monto }) => Number.isNaN(monto))) return null
  return { say: `Faltan ${formatPesos(falta)}`, at: Math.max(0, medios.length - 1), field: 'monto' }
}
