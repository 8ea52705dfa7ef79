import type { CollectBody } from '@contract/desk/desk.schemas'
import { meansTotal } from '@contract/desk/desk.rules'
import type { IsoDate } from '@contract/domain/dates'
import { centavosOf, centavosOrZero, type Centavos } from '@contract/domain/money'
import { kindOf } from '@contract/fiscal/means.rules'
import { keptReference, type PaymentMeans } from '@contract/payments/payments.rules'
import type { Means } from '../../db/means'

type DeskMeans = Pick<
  CollectBody,
  'medios' | 'usar_saldo' | 'a_cuenta' | 'fecha_pago' | 'confirmar_referencia'
>

export type PaidWith = PaymentMeans | DeskMeans

export interface HandedOver {
  means: readonly Means[]
  used: Centavos
  /** Money above the cost of the lines; negative when too little. */
  excess: Centavos
  onAccount: boolean
  day: IsoDate
  /** The user confirmed a reference that another payment already has. */
  confirmed: boolean
  field: 'medios' | 'referencia'
}

/** Takes both the customer's one method and the desk's several means. @param cost centavos of the lines */
export const handedOver = (paidWith: PaidWith, cost: Centavos, today: IsoDate): HandedOver => {
  const { fecha_pago: day = today, confirmar_referencia: confirmed = false } = paidWith
  if (!('medios' in paidWith)) {
    const { metodo_pago, referencia } = paidWith
    const means = [
      { metodo_pago, centavos: cost, referencia: keptReference(referencia), ...kindOf(paidWith) },
    ]
    return { means, used: 0, excess: 0, onAccount: false, day, confirmed, field: 'referencia' }
  }
  const means = paidWith.medios.map((each) => ({
    metodo_pago: each.metodo_pago,
    centavos: centavosOf(each.monto),
    referencia: keptReference(each.referencia),
    ...kindOf(each),
  }))
  const used = centavosOrZero(paidWith.usar_saldo ?? 0)
  const excess = meansTotal(paidWith.medios) + used - cost
  return { means, used, excess, onAccount: paidWith.a_cuenta === true, day, confirmed, field: 'medios' }
}

export const referenceOf = (means: readonly Means[]): string | null => {
  if (new Set(means.map(({ metodo_pago }) => metodo_pago)).size !== 1) return null
  const references = means.flatMap(({ referencia }) => referencia ?? [])
  return [...new Set(references)].join(', ') || null
}
