/** Columns by which a list of payments can be sorted. */
export const PAYMENT_COLUMNS = ['folio', 'alumno', 'fecha', 'monto'] as const
export const PAYMENT_STATES = ['vigente', 'cancelado'] as const
