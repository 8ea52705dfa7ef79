import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Payment } from '@contract/payments/payments.schemas'
import type { Tuition } from '@contract/tuition/tuition.schemas'
import { isApiError } from '../../state/core/errors'
import { useIdempotencyKey } from '../../state/core/useIdempotencyKey'
import {
  useLazyGetTuitionQuery,
  usePayMonthsMutation,
  usePayYearMutation,
} from '../../state/tuition/tuition.api'
import { rulesResolver } from '../../ui/forms/rulesResolver'
import { showServerProblems } from '../../ui/forms/showServerProblems'
import { useNotice } from '../../ui/notices/useNotice'
import { changeOf } from '../../ui/payments/paymentMeans'
import {
  emptyPayment,
  monthsBody,
  orderedMonths,
  paymentProblems,
  totalOf,
  yearBody,
  type TuitionOrder,
  type TuitionPaymentValues,
} from './tuition.order'
import { texts } from './tuition.texts'

/** A payment that was taken; pesos. */
export interface TakenTuition {
  /** Null when the school's existing server answers without one. */
  pago: Payment | null
  months: readonly Tuition[]
  paid: number
  change: number | null
}

/**
 * Takes money for months or for the year. The order is the one the cashier opened, and follows the server only after a 409:
 * were it to follow the statement, a payment whose answer got lost would be sent again as another.
 */
export const usePayTuition = (opened: TuitionOrder) => {
  const [order, setOrder] = useState(opened)
  /** The order before a conflict; null while there was none. */
  const [before, setBefore] = useState<TuitionOrder | null>(null)
  const [taken, setTaken] = useState<TakenTuition | null>(null)
  const form = useForm<TuitionPaymentValues>({
    defaultValues: emptyPayment,
    resolver: rulesResolver(paymentProblems(order)),
  })
  const [payMonths] = usePayMonthsMutation()
  const [payYear] = usePayYearMutation()
  const [fetchStatement] = useLazyGetTuitionQuery()
  const keys = useIdempotencyKey()
  const { notify, dismiss } = useNotice()

  const send = (values: TuitionPaymentValues): Promise<{ pago?: Payment } | null> => {
    if (order.ids === null) {
      const body = yearBody(order, values)
      return payYear({ ...body, idempotencyKey: keys.keyFor(body) }).unwrap()
    }
    const body = monthsBody(order, values)
    return payMonths({ ...body, idempotencyKey: keys.keyFor(body) }).unwrap()
  }
  /** Another desk was faster, or the day changed: what the server has now, with what was typed kept. */
  const goOn = async () => {
    const { alumno, cicloEscolar } = order.statement
    const { data } = await fetchStatement({ alumnoId: alumno.id, cycleId: cicloEscolar.id })
    if (!data) return
    setBefore(order)
    setOrder({ ...order, statement: data })
  }

  const pay = form.handleSubmit(
    async (values) => {
      try {
        const answer = await send(values)
        keys.done()
        dismiss()
        const paid = totalOf(order, values)
        setTaken({
          pago: answer?.pago ?? null,
          months: orderedMonths(order),
          paid,
          change: changeOf(paid, values),
        })
      } catch (error) {
        if (!isApiError(error)) throw error
        notify({ title: texts.payError, text: error.message, kind: 'error' })
        showServerProblems(form, error.campos)
        if (error.status === 409) await goOn()
      }
    },
    (errors) =>
      notify({ title: texts.ups, text: Object.values(errors)[0]?.message ?? texts.missing, kind: 'warning' }),
  )
  return { order, before, taken, form, pay }
}
