/** How money is handed over, in the order a cashier meets them. */
export const PAYMENT_METHODS = ['EFECTIVO', 'TRANSFERENCIA', 'CHEQUE', 'DEPOSITO', 'TARJETA'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
/** How a whole payment was made: by one method, by several, or with credit alone. */
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

/** What a set of methods is called together: two transfers are a transfer, credit beside cash is cash. */
export const paidBy = (methods: readonly PaymentMethod[]): PaidBy => {
  const [first, ...others] = new Set(methods)
  if (first === undefined) return 'SALDO'
  return others.length > 0 ? 'MIXTO' : first
}

/** All but cash leave a number to find the money by. */
export const needsReference = (method: PaymentMethod): boolean => method !== 'EFECTIVO'

/** A missing reference of a method that needs one, or null. */
export const referenceProblem = (
  method: PaymentMethod,
  referencia: string | null | undefined,
): string | null =>
  needsReference(method) && !referencia?.trim()
    ? `Escribe la referencia del pago con ${paymentMethodLabel(method).toLowerCase()}`
    : null
