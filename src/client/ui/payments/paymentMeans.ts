import { onlyProblems, type Campos } from '@contract/domain/campos'
import {
  DEFAULT_PAYMENT_METHOD,
  needsReference,
  referenceProblem,
  type PaymentMethod,
} from '@contract/domain/paymentMethods'
import type { Missing } from '../forms/missing'
import { missingMeans, settleMeans, type Means } from './means'

/** The one means of a payment, as a dialog's form holds it; amounts in pesos, null while empty, NaN while unreadable. */
export interface PaymentMeansValues {
  /** Null while a person still has to choose. */
  metodo_pago: PaymentMethod | null
  referencia: string
  /** Cash handed over, only to tell the change; it does not travel. */
  recibido: number | null
}

export const emptyMeans: PaymentMeansValues = {
  metodo_pago: DEFAULT_PAYMENT_METHOD,
  referencia: '',
  recibido: null,
}

/** Money goes out: no method is likelier than another. */
export const meansToChoose: PaymentMeansValues = { ...emptyMeans, metodo_pago: null }

/** A text that is no amount arrives as NaN: '10.005' is not "less than 0". */
export const unreadableProblem = (pesos: number | null): string | null =>
  Number.isNaN(pesos) ? 'Escribe una cantidad con hasta dos decimales' : null

/** The same as the one model of means has it. */
export const meansIn = ({ metodo_pago, referencia, recibido }: PaymentMeansValues): Means => ({
  id: 0,
  metodo_pago,
  referencia,
  monto: metodo_pago === 'EFECTIVO' ? recibido : null,
})

const FIELD_OF = { metodo_pago: 'metodo_pago', monto: 'recibido', referencia: 'referencia' } as const

/**
 * What a person still has to fill in before this amount may be taken, or null.
 * @param amount pesos
 */
export const missingOf = (amount: number, values: PaymentMeansValues): Missing | null => {
  const missing = missingMeans(amount, [meansIn(values)])
  return missing && { say: missing.say, name: FIELD_OF[missing.field] }
}

/** The same where money goes out: no cash is received. */
export const missingToGive = (amount: number, values: PaymentMeansValues): Missing | null =>
  missingOf(amount, { ...values, recibido: amount })

const cashProblem = (amount: number, { metodo_pago, recibido }: PaymentMeansValues): string | null => {
  if (metodo_pago !== 'EFECTIVO') return null
  if (recibido === null) return 'Escribe el efectivo'
  return unreadableProblem(recibido) ?? (recibido < amount ? 'Es menos de lo que se paga' : null)
}

/**
 * What is wrong with the means of a payment.
 * @param amount pesos that are paid
 */
export const meansProblems = (amount: number, values: PaymentMeansValues): Campos => {
  const { metodo_pago, referencia } = values
  return onlyProblems({
    metodo_pago: metodo_pago === null ? 'Elige el método' : null,
    recibido: cashProblem(amount, values),
    referencia: metodo_pago && referenceProblem(metodo_pago, referencia),
  })
}

/** Pesos to give back of what was handed over, or null when there is nothing to tell. */
export const changeOf = (amount: number, values: PaymentMeansValues): number | null => {
  const { metodo_pago, recibido } = values
  const told = metodo_pago === 'EFECTIVO' && recibido !== null && recibido >= amount
  return told ? settleMeans(amount, [meansIn(values)]).cambio : null
}

/** The part of a paying call's body: a reference typed before going back to cash does not travel. */
export const meansBody = ({ metodo_pago, referencia }: PaymentMeansValues) => {
  // `meansProblems` lets no form through without one.
  const method = metodo_pago as PaymentMethod
  return { metodo_pago: method, referencia: needsReference(method) ? referencia.trim() : null }
}
