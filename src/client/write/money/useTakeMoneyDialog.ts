import { useState } from 'react'
import type { DefaultValues, UseFormReturn } from 'react-hook-form'
import type { Campos } from '@contract/domain/campos'
import type { Payment } from '@contract/payments/payments.schemas'
import type { WriteHook } from '../../state/core/writes'
import { useKeptForm } from '../../ui/drafts/useKeptForm'
import type { TakenMoney } from '../../state/payments/payments.slice'
import { rulesResolver } from '../../ui/forms/rulesResolver'
import { changeOf, type SingleMeans } from '../../ui/payments/means'
import { useTakenMoney, usePaymentWrite } from './paymentWrite'

/** The school's existing server answers without `pago`, although the money was taken. */
interface Paid {
  pago?: Payment
}

/** Pesos */
export interface Taken<Order, Values> extends TakenMoney {
  order: Order
  values: Values
  paid: number
  change: number | null
}

export interface UsedReference {
  /** Folio, day and family of the earlier payment with the reference; null while nothing is asked. */
  text: string | null
  /** The cashier says that it is another payment, not the same one again. */
  onConfirm: () => unknown
  onClose: () => void
}

interface TakeMoneyOptions<Order, Values extends SingleMeans, Body> {
  /** Names the dialog. Only one of a name is open at once. */
  form: string
  /** Name of the form's draft, with what is paid: `cargo 12`. */
  draftName: string
  opened: Order
  values: Values
  problems: (order: Order) => (values: Values) => Campos
  /** Pesos it takes. */
  amountOf: (order: Order, values: Values) => number
  write: WriteHook<Body, Paid | null>
  bodyOf: (order: Order, values: Values) => Body
  failed: (order: Order) => string
  /** After a refusal; undefined when the server cannot be asked. */
  refresh: (order: Order) => Promise<Order | undefined>
  adjust?: (before: Order, now: Order, form: UseFormReturn<Values>) => void
}

/** The order stays as opened: had a lost answer paid part of it, an order that follows the lists would be lower and be taken again. */
export const useTakeMoneyDialog = <Order, Values extends SingleMeans, Body extends object>(
  options: TakeMoneyOptions<Order, Values, Body>,
) => {
  const { opened, problems, amountOf, bodyOf, refresh, adjust } = options
  const [order, setOrder] = useState(opened)
  const [before, setBefore] = useState<Order | null>(null)
  const { taken, setTaken } = useTakenMoney<Taken<Order, Values>>(options.form)
  const form = useKeptForm<Values>({
    draftName: options.draftName,
    defaultValues: options.values as DefaultValues<Values>,
    resolver: rulesResolver<Values>(problems(order)),
  })
  const [question, setQuestion] = useState<string | null>(null)
  /** Sent with every click while the reference stays, so that a retry after a lost answer has the same content and key. */
  const [confirmed, setConfirmed] = useState<string | null>(null)
  const { take, wrong } = usePaymentWrite(options.write, { failed: options.failed(order), form })

  const readAgain = async () => {
    const now = await refresh(order)
    if (now === undefined) return
    const values = form.getValues()
    setBefore(order)
    setOrder(now)
    // "Exacto" was pressed for another amount.
    if (values.recibido === amountOf(order, values))
      (form as unknown as UseFormReturn<SingleMeans>).setValue('recibido', null)
    adjust?.(order, now, form)
  }
  const pay = async (submitted: unknown, anyway: boolean) => {
    const values = submitted as Values
    const { referencia } = values
    if (anyway) setConfirmed(referencia)
    const sure = anyway || (referencia !== '' && referencia === confirmed)
    const body = bodyOf(order, values)
    const ending = await take(sure ? { ...body, confirmar_referencia: true } : body)
    setQuestion(ending.how === 'asked' ? ending.question : null)
    if (ending.how === 'taken') {
      const paid = amountOf(order, values)
      const change = changeOf(paid, values)
      setTaken({ pago: ending.answer?.pago ?? null, order, values, paid, change })
    } else if (ending.how === 'outdated') await readAgain()
  }
  return {
    // A recording opens the dialog by a button, which may be of another row once this one is paid.
    order: taken?.order ?? order,
    before,
    taken,
    form,
    onSubmit: form.handleSubmit((values) => pay(values, false), wrong),
    question: {
      text: question,
      onConfirm: form.handleSubmit((values) => pay(values, true), wrong),
      onClose: () => setQuestion(null),
    } satisfies UsedReference,
  }
}
