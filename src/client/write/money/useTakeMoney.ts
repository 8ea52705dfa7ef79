import { useState } from 'react'
import type { DefaultValues, UseFormReturn } from 'react-hook-form'
import type { Campos } from '@contract/domain/campos'
import type { Payment } from '@contract/payments/payments.schemas'
import { useKeptForm } from '../../ui/drafts/useKeptForm'
import { rulesResolver } from '../../ui/forms/rulesResolver'
import type { ApiError } from '../../state/core/errors'
import { useNotice } from '../../ui/notices/useNotice'
import { changeOf, type PaymentMeansValues } from '../../ui/payments/paymentMeans'
import { useWrite } from '../useWrite'

/** Another payment has this reference: a person says whether it is another one (decisions/0054). */
const isUsedReference = (error: ApiError | undefined): error is ApiError =>
  error?.status === 409 && error.campos?.['referencia'] !== undefined

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

/** The question about a reference that another payment has. */
export interface UsedReference {
  /** Folio, day and family of that payment; null while nothing is asked. */
  text: string | null
  /** It is another payment. */
  onConfirm: () => unknown
  onClose: () => void
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
  /** The server's sentence about a reference that was used before; null while nothing is asked. */
  const [used, setUsed] = useState<string | null>(null)
  /** The reference that a person confirmed: sent again after a lost answer, it goes under the same key. */
  const [confirmed, setConfirmed] = useState<string | null>(null)
  const { send, wrong } = useWrite(options.pay, {
    failed: options.failed(order),
    form,
    asks: isUsedReference,
  })
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
  const take = async (submitted: unknown, anyway: boolean) => {
    const values = submitted as Values
    const { referencia } = values
    if (anyway) setConfirmed(referencia)
    const sure = anyway || (referencia !== '' && referencia === confirmed)
    const body = bodyOf(order, values)
    const { done, answer, ...ended } = await send(sure ? { ...body, confirmar_referencia: true } : body)
    const error = 'error' in ended ? ended.error : undefined
    setUsed(isUsedReference(error) ? error.message : null)
    if (done) {
      dismiss()
      const paid = amountOf(order, values)
      setTaken({ pago: answer?.pago ?? null, order, values, paid, change: changeOf(paid, values) })
    } else if (error?.status === 409 && !isUsedReference(error)) await goOn()
  }
  const onSubmit = form.handleSubmit((values) => take(values, false), wrong)
  const question: UsedReference = {
    text: used,
    onConfirm: form.handleSubmit((values) => take(values, true), wrong),
    onClose: () => setUsed(null),
  }
  return { order, before, taken, form, onSubmit, question }
}
