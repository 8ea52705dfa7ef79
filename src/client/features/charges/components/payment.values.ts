import { partialPaymentProblem, remainingAfter } from '@contract/charges/charges.rules'
import type { Charge, ChargesContract } from '@contract/charges/charges.schemas'
import { onlyProblems, type Campos } from '@contract/domain/campos'
import { subtractPesos } from '@contract/domain/money'
import {
  DEFAULT_PAYMENT_METHOD,
  needsReference,
  referenceProblem,
  type PaymentMethod,
} from '@contract/domain/paymentMethods'

/** What the cashier fills in; amounts in pesos, null while empty. */
export interface PaymentValues {
  metodo_pago: PaymentMethod
  referencia: string
  pago_parcial: boolean
  abono: number | null
  /** Cash handed over, only to tell the change; it does not travel. */
  recibido: number | null
}

export const emptyPayment: PaymentValues = {
  metodo_pago: DEFAULT_PAYMENT_METHOD,
  referencia: '',
  pago_parcial: false,
  abono: null,
  recibido: null,
}

/** Pesos this payment takes. */
export const amountOf = (saldo: number, { pago_parcial, abono }: PaymentValues): number =>
  pago_parcial ? abono || 0 : saldo

export const paymentProblems =
  (saldo: number) =>
  (values: PaymentValues): Campos =>
    onlyProblems({
      referencia: referenceProblem(values.metodo_pago, values.referencia),
      abono: values.pago_parcial
        ? (unreadable(values.abono) ?? partialPaymentProblem(saldo, values.abono))
        : null,
      recibido: cashProblem(saldo, values),
    })

/** A text that is no amount arrives as NaN: '10.005' is not "less than 0". */
const unreadable = (pesos: number | null): string | null =>
  Number.isNaN(pesos) ? 'Escribe una cantidad con hasta dos decimales' : null

const cashProblem = (saldo: number, values: PaymentValues): string | null => {
  const { metodo_pago, recibido } = values
  if (metodo_pago !== 'EFECTIVO' || recibido === null) return null
  return unreadable(recibido) ?? (recibido < amountOf(saldo, values) ? 'Es menos de lo que se paga' : null)
}

/** Pesos to give back, or null when there is nothing to tell. */
export const changeOf = (saldo: number, values: PaymentValues): number | null => {
  const { metodo_pago, recibido } = values
  const amount = amountOf(saldo, values)
  return metodo_pago === 'EFECTIVO' && recibido !== null && recibido >= amount
    ? subtractPesos(recibido, amount)
    : null
}

/** What stays unpaid of a partial payment as it is typed; the whole balance while the abono is not one. */
export const remainderOf = (saldo: number, values: PaymentValues): number => {
  if (!values.pago_parcial) return 0
  return partialPaymentProblem(saldo, values.abono) === null
    ? remainingAfter(saldo, values.abono as number)
    : saldo
}

export const paymentBody = (
  { id, monto_restante }: Charge,
  values: PaymentValues,
): ChargesContract['pay']['body'] => ({
  id,
  metodo_pago: values.metodo_pago,
  referencia: needsReference(values.metodo_pago) ? values.referencia.trim() : null,
  pago_parcial: values.pago_parcial,
  abono: amountOf(monto_restante, values),
  monto_restante: remainderOf(monto_restante, values),
})
