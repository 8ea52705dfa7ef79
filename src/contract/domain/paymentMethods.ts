/** How money is handed over, in the order a cashier meets them. */
export const PAYMENT_METHODS = ['EFECTIVO', 'TRANSFERENCIA', 'CHEQUE', 'DEPOSITO'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
export const DEFAULT_PAYMENT_METHOD: PaymentMethod = 'EFECTIVO'

export const isPaymentMethod = (value: unknown): value is PaymentMethod =>
  PAYMENT_METHODS.some((method) => method === value)

const LABELS: Record<PaymentMethod, string> = {
  EFECTIVO: 'Efectivo',
  TRANSFERENCIA: 'Transferencia',
  CHEQUE: 'Cheque',
  DEPOSITO: 'Depósito',
}

export const paymentMethodLabel = (method: PaymentMethod): string => LABELS[method]

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
