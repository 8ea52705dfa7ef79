import type { IsoDate } from '@contract/domain/dates'
import { meansKindProblem } from '@contract/fiscal/means.rules'
import { referenceProblem } from '@contract/domain/paymentMethods'
import { paymentDayProblem, type PaymentMeans } from '@contract/payments/payments.rules'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { badField } from '../shared/problem'

export const assertMeans = (means: PaymentMeans, today: IsoDate): void => {
  const { metodo_pago, referencia, fecha_pago } = means
  const problem = referenceProblem(metodo_pago, referencia)
  if (problem) throw badField('referencia', problem)
  const wrongKind = meansKindProblem(means)
  if (wrongKind)
    throw badField(means.tarjeta && metodo_pago !== 'TARJETA' ? 'tarjeta' : 'deposito', wrongKind)
  const wrongDay = paymentDayProblem(fecha_pago, today, [metodo_pago])
  if (wrongDay) throw badField('fecha_pago', wrongDay)
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
