import type { PaymentMethod } from '../domain/paymentMethods'

/** A reference as it is kept: without blanks around, and nothing when there is none. */
export const keptReference = (referencia: string | null | undefined): string | null =>
  referencia?.trim() || null

/** How money is handed over, as every paying call carries it. */
export interface PaymentMeans {
  metodo_pago: PaymentMethod
  referencia?: string | null | undefined
}

/** Concept of a payment that covers a charge in part, as the receipt prints it (MEXICO.md, Receipt). */
export const abonoConcept = (descripcion: string): string => `ABONO A ${descripcion}`
