export const PAYMENT_COLUMNS = ['folio', 'alumno', 'fecha', 'monto'] as const
export const PAYMENT_STATES = ['vigente', 'cancelado'] as const
/** PROPIO: the cut of the cancelling user, on that day. DE_QUIEN_COBRO: that of the cashier who took the payment, on its day. */
export const CANCELLATION_CUTS = ['PROPIO', 'DE_QUIEN_COBRO'] as const
export type CancellationCut = (typeof CANCELLATION_CUTS)[number]
