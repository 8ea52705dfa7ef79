/** In the order in which cashiers see them most often. */
export const PAYMENT_METHODS = ['EFECTIVO', 'TRANSFERENCIA', 'CHEQUE', 'DEPOSITO', 'TARJETA'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
/** How a whole payment was made: by one method, by several, or only from credit. */
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

/** The common name of several methods: two transfers are TRANSFERENCIA; methods beside credit count without it. */
export const paidBy = (methods: readonly PaymentMethod[]): PaidBy => {
  const [first, ...others] = new Set(methods)
  if (first === undefined) return 'SALDO'
  return others.length > 0 ? 'MIXTO' : first
}

/** Every method but cash has a reference by which the bank's record is found. */
export const needsReference = (method: PaymentMethod): boolean => method !== 'EFECTIVO'

/** Error when a required reference is missing, or null. */
export const referenceProblem = (
  method: PaymentMethod,
  referencia: string | null | undefined,
): string | null =>
  needsReference(method) && !referencia?.trim()
    ? `Escribe la referencia del pago con ${paymentMethodLabel(method).toLowerCase()}`
    : null
