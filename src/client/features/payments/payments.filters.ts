import { addDays, addMonths, isIsoDate } from '@contract/domain/dateMath'
import { dateParts, isoDate, type IsoDate } from '@contract/domain/dates'
import { PAYMENT_METHODS, paymentMethodLabel } from '@contract/domain/paymentMethods'
import type { Payment } from '@contract/payments/payments.schemas'
import type { ListFilter } from '../../ui/list/useLocalList'
import { texts } from './payments.texts'

/** Names of the filters in the address bar. */
export const FILTER_NAMES = ['desde', 'hasta', 'metodo', 'estado'] as const
export type PaymentFilterValues = Record<(typeof FILTER_NAMES)[number], string>

export const METHOD_OPTIONS = PAYMENT_METHODS.map((value) => ({ value, label: paymentMethodLabel(value) }))
export const STATE_OPTIONS = [
  { value: 'vigente', label: texts.valid },
  { value: 'cancelado', label: texts.cancelled },
] as const

export interface Days {
  desde: IsoDate
  hasta: IsoDate
}

/** The days of the address; today for a side that is missing or no day. */
export const daysOf = (
  { desde, hasta }: Pick<PaymentFilterValues, 'desde' | 'hasta'>,
  today: IsoDate,
): Days => {
  const to = isIsoDate(hasta) ? hasta : today
  return { desde: isIsoDate(desde) ? desde : to < today ? to : today, hasta: to }
}

/** What a desk asks for most, each at one press. */
export const quickDays = (today: IsoDate): readonly (Days & { label: string })[] => {
  const { anio, mes } = dateParts(today)
  const first = isoDate(anio, mes, 1)
  return [
    { label: texts.today, desde: today, hasta: today },
    { label: texts.week, desde: addDays(today, -6), hasta: today },
    { label: texts.month, desde: first, hasta: addDays(addMonths(first, 1), -1) },
  ]
}

/** Method and state, or none while nothing is chosen; the days are asked of the server. */
export const paymentFilter = ({ metodo, estado }: PaymentFilterValues): ListFilter<Payment> | undefined => {
  if (!metodo && !estado) return undefined
  return {
    key: `${metodo}|${estado}`,
    keep: (pago) =>
      (!metodo || pago.metodo_pago === metodo) && (!estado || pago.cancelado === (estado === 'cancelado')),
  }
}
