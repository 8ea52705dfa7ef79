export const PAYMENT_COLUMNS = ['folio', 'alumno', 'fecha', 'monto'] as const
export const PAYMENT_STATES = ['vigente', 'cancelado'] as const
/** In whose cut a cancellation counts: of the user cancelling, on that day, or of the cashier who took the payment, on its day. */
export const CANCELLATION_CUTS = ['PROPIO', 'DE_QUIEN_COBRO'] as const
export type CancellationCut = (typeof CANCELLATION_CUTS)[number]
