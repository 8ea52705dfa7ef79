/** What a call that took money answers; `pago` is the payment, the rest what it paid. */
export const paid = <Taken extends { pago: { folio: number } }>(taken: Taken) => ({
  message: `Pago registrado con el folio ${taken.pago.folio}.`,
  ...taken,
})

interface CancelCall {
  readonly body?: { motivo_cancelacion?: string } | null | undefined
  readonly query: { motivo_cancelacion?: string }
}

/** The reason of a cancellation: the body's wins, and the query's serves where a proxy dropped the body of a DELETE. */
export const cancelReason = ({ body, query }: CancelCall): string | undefined =>
  body?.motivo_cancelacion?.trim() || query.motivo_cancelacion
