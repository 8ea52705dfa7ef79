import { complementProblem, partialPaymentProblem, remainingAfter } from '@contract/charges/charges.rules'
import type { Charge, ChargesContract } from '@contract/charges/charges.schemas'
import { onlyProblems, type Campos } from '@contract/domain/campos'
import {
  emptyMeans,
  meansBody,
  meansProblems,
  unreadableProblem,
  type PaymentMeansValues,
} from '../../../ui/payments/paymentMeans'

/** What the cashier fills in; amounts in pesos, null while empty. */
export interface PaymentValues extends PaymentMeansValues {
  pago_parcial: boolean
  abono: number | null
}

/** A partly paid charge takes complements, a pending one a first payment (DOMAIN §5). */
export const isComplement = ({ estado }: Pick<Charge, 'estado'>): boolean => estado === 'PARCIAL'

/** A complement starts as all that is left: most families come to settle. */
export const paymentOf = (charge: Charge): PaymentValues => ({
  ...emptyMeans,
  pago_parcial: false,
  abono: isComplement(charge) ? charge.monto_restante : null,
})

const byAbono = (charge: Charge, { pago_parcial }: PaymentValues): boolean =>
  isComplement(charge) || pago_parcial

const abonoProblem = (charge: Charge, { abono }: PaymentValues): string | null => {
  const rule = isComplement(charge) ? complementProblem : partialPaymentProblem
  return unreadableProblem(abono) ?? rule(charge.monto_restante, abono)
}

/** Pesos this payment takes. */
export const amountOf = (charge: Charge, values: PaymentValues): number =>
  byAbono(charge, values) ? values.abono || 0 : charge.monto_restante

export const paymentProblems =
  (charge: Charge) =>
  (values: PaymentValues): Campos => ({
    ...onlyProblems({ abono: byAbono(charge, values) ? abonoProblem(charge, values) : null }),
    ...meansProblems(amountOf(charge, values), values),
  })

/** What stays unpaid as the abono is typed; the whole balance while it is not one, null for a payment of all. */
export const remainderOf = (charge: Charge, values: PaymentValues): number | null => {
  if (!byAbono(charge, values)) return null
  return abonoProblem(charge, values) === null
    ? remainingAfter(charge.monto_restante, values.abono as number)
    : charge.monto_restante
}

export const paymentBody = (charge: Charge, values: PaymentValues): ChargesContract['pay']['body'] => ({
  id: charge.id,
  ...meansBody(values),
  pago_parcial: values.pago_parcial,
  abono: amountOf(charge, values),
  monto_restante: remainderOf(charge, values) ?? 0,
})

export const complementBody = (
  charge: Charge,
  values: PaymentValues,
): ChargesContract['complement']['body'] => ({
  idCargo: charge.id,
  ...meansBody(values),
  abono: amountOf(charge, values),
  monto_restante: remainderOf(charge, values) ?? 0,
})

/**
 * The abono once the balance turned out another: who was paying everything still pays everything, an amount that was
 * typed stays.
 */
export const abonoAfter = (before: Charge, now: Charge, values: PaymentValues): number | null => {
  const wasAll = amountOf(before, values) === before.monto_restante
  return isComplement(now) && wasAll ? now.monto_restante : values.abono
}
