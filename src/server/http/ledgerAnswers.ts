import { cancelProblem } from '@contract/charges/charges.rules'
import type { IsoDate } from '@contract/domain/dates'
import { meansKindProblem } from '@contract/fiscal/means.rules'
import { referenceProblem } from '@contract/domain/paymentMethods'
import { paymentDayProblem, type PaymentMeans } from '@contract/payments/payments.rules'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { assertField, badField } from '../shared/problem'
import type { WriteCall } from './call'

export const assertMeans = (means: PaymentMeans, today: IsoDate): void => {
  const { metodo_pago, referencia, fecha_pago } = means
  assertField('referencia', referenceProblem(metodo_pago, referencia))
  const wrongKind = meansKindProblem(means)
  if (wrongKind)
    throw badField(means.tarjeta && metodo_pago !== 'TARJETA' ? 'tarjeta' : 'deposito', wrongKind)
  assertField('fecha_pago', paymentDayProblem(fecha_pago, today, [metodo_pago]))
}

export const paidAnswer = <Taken extends { pago: { folio: number } }>(taken: Taken) => ({
  message: `Pago registrado con el folio ${folioLabel(taken.pago.folio)}.`,
  ...taken,
})

interface CancelCall {
  readonly body?: { motivo_cancelacion?: string } | null | undefined
  readonly query: { motivo_cancelacion?: string }
}

export const cancelReason = ({ body, query }: CancelCall): string | undefined =>
  body?.motivo_cancelacion?.trim() || query.motivo_cancelacion

/** @throws 400 blank */
export const keptReason = (motivo: string | undefined): string => {
  assertField('motivo_cancelacion', cancelProblem(motivo))
  return (motivo as string).trim()
}

export const cancelledBy = ({ actor, today, now }: WriteCall, motivo: string) => ({
  cancelled_at: now,
  cancelled_on: today,
  cancelled_by: actor.id,
  motivo_cancelacion: motivo,
})
export type Cancelled = ReturnType<typeof cancelledBy>
