export const PAYMENT_METHODS = ['EFECTIVO', 'TRANSFERENCIA', 'CHEQUE', 'DEPOSITO', 'TARJETA'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
/** MIXTO: several methods. SALDO: only the family's credit. */
export const PAID_BY = [...PAYMENT_METHODS, 'MIXTO', 'SALDO'] as const
export type PaidBy = (typeof PAID_BY)[number]
export const DEFAULT_PAYMENT_METHOD: PaymentMethod = 'EFECTIVO'

const LABELS: Record<PaidBy, string> = {
  EFECTIVO: 'Efectivo',
  TRANSFERENCIA: 'Transferencia',
  CHEQUE: 'Cheque',
  DEPOSITO: 'Depósito',
  TARJETA: 'Tarjeta',
  MIXTO: 'Varios métodos',
  SALDO: 'Saldo a favor',
}

export const paymentMethodLabel = (method: PaidBy): string => LABELS[method]

/** Two transfers are TRANSFERENCIA. Credit beside a method does not count. */
export const paidBy = (methods: readonly PaymentMethod[]): PaidBy => {
  const [first, ...others] = new Set(methods)
  if (first === undefined) return 'SALDO'
  return others.length > 0 ? 'MIXTO' : first
}

/** The bank's record is found by the reference; cash has none. */
export const needsReference = (method: PaymentMethod): boolean => method !== 'EFECTIVO'

export const referenceProblem = (
  method: PaymentMethod,
  referencia: string | null | undefined,
): string | null =>
  needsReference(method) && !referencia?.trim()
    ? `Escribe la referencia del pago con ${paymentMethodLabel(method).toLowerCase()}`
    : null
