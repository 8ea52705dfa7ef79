export const PAYMENT_COLUMNS = ['folio', 'alumno', 'fecha', 'monto'] as const
export const PAYMENT_STATES = ['vigente', 'cancelado'] as const
/** Cash cut in which a cancellation counts: PROPIO, of the user who cancels, that day; DE_QUIEN_COBRO, of the cashier who took the payment, on its day. */
export const CANCELLATION_CUTS = ['PROPIO', 'DE_QUIEN_COBRO'] as const
export type CancellationCut = (typeof CANCELLATION_CUTS)[number]
