import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Charge } from '@contract/charges/charges.schemas'
import type { Payment } from '@contract/payments/payments.schemas'
import {
  useComplementChargeMutation,
  useLazyListStudentChargesQuery,
  usePayChargeMutation,
} from '../../../state/charges/charges.api'
import { isApiError } from '../../../state/core/errors'
import { useCatchUp } from '../../../state/core/useCatchUp'
import { useIdempotencyKey } from '../../../state/core/useIdempotencyKey'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { showServerProblems } from '../../../ui/forms/showServerProblems'
import { useNotice } from '../../../ui/notices/useNotice'
import { changeOf } from '../../../ui/payments/paymentMeans'
import { texts } from '../charges.texts'
import {
  abonoAfter,
  amountOf,
  complementBody,
  isComplement,
  paymentBody,
  paymentOf,
  paymentProblems,
  remainderOf,
  type PaymentValues,
} from './payment.values'

/** A payment that was taken; pesos. */
export interface Taken {
  /** Null when the school's existing server answers without one: the money moved all the same. */
  pago: Payment | null
  paid: number
  remains: number | null
  change: number | null
}

interface Sent {
  pago?: Payment
}

/**
 * Takes money for a charge: the first payment of a pending one, a complement of a partly paid one.
 * The charge is the one the cashier opened, and follows the server only after a 409: were it to follow the lists, a payment
 * whose answer got lost would look unpaid for less, and be taken again.
 */
export const usePayCharge = (opened: Charge) => {
  const [charge, setCharge] = useState(opened)
  /** Pesos owed before a conflict; null while there was none. */
  const [before, setBefore] = useState<number | null>(null)
  const [taken, setTaken] = useState<Taken | null>(null)
  const form = useForm<PaymentValues>({
    defaultValues: paymentOf(opened),
    resolver: rulesResolver(paymentProblems(charge)),
  })
  const [payCharge] = usePayChargeMutation()
  const [complementCharge] = useComplementChargeMutation()
  const [fetchCharges] = useLazyListStudentChargesQuery()
  const catchUp = useCatchUp()
  const keys = useIdempotencyKey()
  const { notify, dismiss } = useNotice()

  const send = (values: PaymentValues): Promise<Sent | null> => {
    if (isComplement(charge)) {
      const body = complementBody(charge, values)
      return complementCharge({ ...body, idempotencyKey: keys.keyFor(body) }).unwrap()
    }
    const body = paymentBody(charge, values)
    return payCharge({ ...body, idempotencyKey: keys.keyFor(body) }).unwrap()
  }
  /** Another desk was faster: what the server has now, with what was typed kept. */
  const goOn = async (values: PaymentValues) => {
    catchUp('Charge')
    const { data } = await fetchCharges({ id: charge.alumno.id })
    const now = data?.entities[charge.id]
    if (!now) return
    setBefore(charge.monto_restante)
    setCharge(now)
    form.setValue('abono', abonoAfter(charge, now, values))
  }

  const pay = form.handleSubmit(
    async (values) => {
      try {
        const answer = await send(values)
        keys.done()
        dismiss()
        const paid = amountOf(charge, values)
        setTaken({
          pago: answer?.pago ?? null,
          paid,
          remains: remainderOf(charge, values),
          change: changeOf(paid, values),
        })
      } catch (error) {
        if (!isApiError(error)) throw error
        const title = isComplement(charge) ? texts.complementError : texts.payError
        notify({ title, text: error.message, kind: 'error' })
        showServerProblems(form, error.campos)
        if (error.status === 409) await goOn(values)
      }
    },
    (errors) =>
      notify({ title: texts.ups, text: Object.values(errors)[0]?.message ?? texts.missing, kind: 'warning' }),
  )
  return { charge, before, taken, form, pay }
}
