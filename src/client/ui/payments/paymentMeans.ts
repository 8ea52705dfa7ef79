import { onlyProblems, type Campos } from '@contract/domain/campos'
import { subtractPesos } from '@contract/domain/money'
import {
  DEFAULT_PAYMENT_METHOD,
  needsReference,
  referenceProblem,
  type PaymentMethod,
} from '@contract/domain/paymentMethods'

/** How money is handed over, as a payment's form holds it; amounts in pesos, null while empty, NaN while unreadable. */
export interface PaymentMeansValues {
  metodo_pago: PaymentMethod
  referencia: string
  /** Cash handed over, only to tell the change; it does not travel. */
  recibido: number | null
}

export const emptyMeans: PaymentMeansValues = {
  metodo_pago: DEFAULT_PAYMENT_METHOD,
  referencia: '',
  recibido: null,
}

/** A text that is no amount arrives as NaN: '10.005' is not "less than 0". */
export const unreadableProblem = (pesos: number | null): string | null =>
  Number.isNaN(pesos) ? 'Escribe una cantidad con hasta dos decimales' : null

const cashProblem = (amount: number, { metodo_pago, recibido }: PaymentMeansValues): string | null => {
  if (metodo_pago !== 'EFECTIVO' || recibido === null) return null
  return unreadableProblem(recibido) ?? (recibido < amount ? 'Es menos de lo que se paga' : null)
}

/**
 * What is wrong with the means of a payment.
 * @param amount pesos that are paid
 */
export const meansProblems = (amount: number, values: PaymentMeansValues): Campos =>
  onlyProblems({
    referencia: referenceProblem(values.metodo_pago, values.referencia),
    recibido: cashProblem(amount, values),
  })

/** Pesos to give back of what was handed over, or null when there is nothing to tell. */
export const changeOf = (amount: number, { metodo_pago, recibido }: PaymentMeansValues): number | null =>
  metodo_pago === 'EFECTIVO' && recibido !== null && recibido >= amount
    ? subtractPesos(recibido, amount)
    : null

/** The part of a paying call's body: a reference typed before going back to cash does not travel. */
export const meansBody = ({ metodo_pago, referencia }: PaymentMeansValues) => ({
  metodo_pago,
  referencia: needsReference(metodo_pago) ? referencia.trim() : null,
})
