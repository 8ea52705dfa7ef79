import type { IsoDate } from '@contract/domain/dates'
import { keptReference, type PaymentMeans } from '@contract/payments/payments.rules'
import type { Means } from './payments.queries'

/** By one method for all of it, or by several that add up to the lines. */
export type HandedOver =
  PaymentMeans | { means: readonly Means[]; fechaPago: IsoDate; confirmar_referencia?: boolean | undefined }

/** What was handed over for so many centavos, and the day it arrived. */
export const handedOver = (payment: HandedOver, centavos: number, today: IsoDate) => {
  if ('means' in payment) return payment
  const { metodo_pago, referencia, fecha_pago = today } = payment
  return {
    means: [{ metodo_pago, referencia: keptReference(referencia), centavos }],
    fechaPago: fecha_pago,
  }
}

/** Of one method, its references joined; under several none. */
export const referenceOf = (means: readonly Means[]): string | null => {
  if (new Set(means.map(({ metodo_pago }) => metodo_pago)).size !== 1) return null
  const references = means.flatMap(({ referencia }) => referencia ?? [])
  return [...new Set(references)].join(', ') || null
}
