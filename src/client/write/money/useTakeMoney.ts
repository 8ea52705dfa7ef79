import { useState } from 'react'
import type { DefaultValues, UseFormReturn } from 'react-hook-form'
import type { Campos } from '@contract/domain/campos'
import type { Payment } from '@contract/payments/payments.schemas'
import { useKeptForm } from '../../ui/drafts/useKeptForm'
import { rulesResolver } from '../../ui/forms/rulesResolver'
import { useNotice } from '../../ui/notices/useNotice'
import { changeOf, type PaymentMeansValues } from '../../ui/payments/paymentMeans'
import { useWrite } from '../useWrite'

/** The school's existing server answers without `pago`: the money moved all the same. */
interface Paid {
  pago?: Payment
}

type Trigger<Arg> = (arg: Arg) => { unwrap: () => Promise<Paid | null>; abort: () => void }

/** A payment that was taken, with what it was taken for; pesos. */
export interface Taken<Order, Values> {
  pago: Payment | null
  order: Order
  values: Values
  paid: number
  change: number | null
}

export interface TakeMoneyOptions<Order, Values extends PaymentMeansValues, Arg> {
  /** Names its form, with what is paid: `cargo 12`. */
  kept: string
  /** What the cashier opened. */
  opened: Order
  values: Values
  /** What is wrong with a payment of this order. */
  problems: (order: Order) => (values: Values) => Campos
  /** Pesos it takes. */
  amountOf: (order: Order, values: Values) => number
  /** The call that pays it, and its body. */
  pay: Trigger<Arg>
  bodyOf: (order: Order, values: Values) => Omit<Arg, 'idempotencyKey'>
  /** Title of the notice about a refusal. */
  failed: (order: Order) => string
  /** What the server has now, after it refused; nothing when that cannot be asked. */
  refresh: (order: Order) => Promise<Order | undefined>
  /** Adjusts what was typed to the order as it is now. */
  adjust?: (before: Order, now: Order, form: UseFormReturn<Values>) => void
}

/**
 * Takes money, whatever it is for. The order is the one the cashier opened, and follows the server only after a 409: were it
 * to follow the lists, a payment whose answer got lost would look unpaid for less, and be taken again.
 */
export const useTakeMoney = <Order, Values extends PaymentMeansValues, Arg extends object>(
  options: TakeMoneyOptions<Order, Values, Arg>,
) => {
  const { opened, problems, amountOf, bodyOf, refresh, adjust } = options
  const [order, setOrder] = useState(opened)
  /** The order before a conflict; null while there was none. */
  const [before, setBefore] = useState<Order | null>(null)
  const [taken, setTaken] = useState<Taken<Order, Values> | null>(null)
  const form = useKeptForm<Values>({
    kept: options.kept,
    defaultValues: options.values as DefaultValues<Values>,
    resolver: rulesResolver<Values>(problems(order)),
  })
  const { send, wrong } = useWrite(options.pay, { failed: options.failed(order), form })
  const { dismiss } = useNotice()

  /** Another desk was faster, or the day changed: what the server has now, with what was typed kept. */
  const goOn = async () => {
    const now = await refresh(order)
    if (now === undefined) return
    const { recibido } = form.getValues() as unknown as Values
    setBefore(order)
    setOrder(now)
    // "Exacto" was said of another amount.
    if (recibido === amountOf(order, form.getValues() as unknown as Values))
      (form as unknown as UseFormReturn<PaymentMeansValues>).setValue('recibido', null)
    adjust?.(order, now, form as unknown as UseFormReturn<Values>)
  }
  const onSubmit = form.handleSubmit(async (submitted) => {
    const values = submitted as unknown as Values
    const { done, answer, ...ended } = await send(bodyOf(order, values))
    if (done) {
      dismiss()
      const paid = amountOf(order, values)
      setTaken({ pago: answer?.pago ?? null, order, values, paid, change: changeOf(paid, values) })
    } else if ('error' in ended && ended.error?.status === 409) await goOn()
  }, wrong)
  return { order, before, taken, form, onSubmit }
}
