import type { DeskContract } from '@contract/desk/desk.schemas'
import { meansTotal } from '@contract/desk/desk.rules'
import type { IsoDate } from '@contract/domain/dates'
import { toCentavos, type Centavos } from '@contract/domain/money'
import { kindOf } from '@contract/fiscal/means.rules'
import { keptReference, type PaymentMeans } from '@contract/payments/payments.rules'
import type { Means } from './payments.queries'

type DeskMeans = Pick<
  DeskContract['collect']['body'],
  'medios' | 'usar_saldo' | 'a_cuenta' | 'fecha_pago' | 'confirmar_referencia'
>

/** How a call pays: one method for everything, or the desk's list of means. */
export type PaidWith = PaymentMeans | DeskMeans

/** The money of a payment, in centavos. */
export interface HandedOver {
  means: readonly Means[]
  /** Used of the family's credit. */
  used: Centavos
  /** Money above the cost of the lines; negative when too little was handed over. */
  excess: Centavos
  /** Whether the excess may become the family's credit. */
  onAccount: boolean
  /** The day the money arrived. */
  day: IsoDate
  /** Take the money although another payment carries the reference. */
  confirmed: boolean
  /** The call's field that holds the references. */
  field: 'medios' | 'referencia'
}

/** @param cost of the lines */
export const handedOver = (by: PaidWith, cost: Centavos, today: IsoDate): HandedOver => {
  const { fecha_pago: day = today, confirmar_referencia: confirmed = false } = by
  if (!('medios' in by)) {
    const { metodo_pago, referencia } = by
    const means = [{ metodo_pago, centavos: cost, referencia: keptReference(referencia), ...kindOf(by) }]
    return { means, used: 0, excess: 0, onAccount: false, day, confirmed, field: 'referencia' }
  }
  const means = by.medios.map((each) => ({
    metodo_pago: each.metodo_pago,
    centavos: toCentavos(each.monto) as number,
    referencia: keptReference(each.referencia),
    ...kindOf(each),
  }))
  const used = toCentavos(by.usar_saldo ?? 0) ?? 0
  const excess = meansTotal(by.medios) + used - cost
  return { means, used, excess, onAccount: by.a_cuenta === true, day, confirmed, field: 'medios' }
}

/** The references of a payment by one method, joined; null for one by several. */
export const referenceOf = (means: readonly Means[]): string | null => {
  if (new Set(means.map(({ metodo_pago }) => metodo_pago)).size !== 1) return null
  const references = means.flatMap(({ referencia }) => referencia ?? [])
  return [...new Set(references)].join(', ') || null
}
