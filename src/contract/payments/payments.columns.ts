export const PAYMENT_COLUMNS = ['folio', 'alumno', 'fecha', 'monto'] as const
export const PAYMENT_STATES = ['vigente', 'cancelado'] as const
