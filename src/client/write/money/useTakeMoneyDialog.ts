import { useState } from 'react'
import type { DefaultValues, UseFormReturn } from 'react-hook-form'
import type { Campos } from '@contract/domain/campos'
import type { Payment } from '@contract/payments/payments.schemas'
import type { WriteHook } from '../../state/core/writes'
import { useKeptForm } from '../../ui/drafts/useKeptForm'
import type { TakenMoney } from '../../state/payments/payments.slice'
import { changeOf, type SingleMeans } from '../../ui/payments/means'
import { useTakenMoney, usePaymentWrite } from './paymentWrite'

/** The school's existing server answers without `pago`. */
interface Paid {
  pago?: Payment
}

export interface Taken<Debt, Values> extends TakenMoney {
  debt: Debt
  values: Values
  paid: number
  change: number | null
}

export interface UsedReference {
  /** Folio, day and family of an earlier payment with this reference; null until the server reports one. */
  text: string | null
  /** The cashier said that it is another payment. */
  onConfirm: () => unknown
  onClose: () => void
}

interface TakeMoneyOptions<Debt, Values extends SingleMeans, Body> {
  /** Name of the dialog; only one of a name is open at once. */
  form: string
  /** Name of the draft, with what is paid: `cargo 12`. */
  draftName: string
  opened: Debt
  values: Values
  problems: (debt: Debt) => (values: Values) => Campos
  amountOf: (debt: Debt, values: Values) => number
  write: WriteHook<Body, Paid | null>
  bodyOf: (debt: Debt, values: Values) => Body
  failed: (debt: Debt) => string
  /** Reads the debt after a refusal; undefined when the server cannot be reached. */
  refresh: (debt: Debt) => Promise<Debt | undefined>
  adjust?: (before: Debt, now: Debt, form: UseFormReturn<Values>) => void
}

/** The debt stays as opened. Following the lists after a lost answer would show what remains, and take it again. */
export const useTakeMoneyDialog = <Debt, Values extends SingleMeans, Body extends object>(
  options: TakeMoneyOptions<Debt, Values, Body>,
) => {
  const { opened, problems, amountOf, bodyOf, refresh, adjust } = options
  const [debt, setDebt] = useState(opened)
  const [before, setBefore] = useState<Debt | null>(null)
  const { taken, setTaken } = useTakenMoney<Taken<Debt, Values>>(options.form)
  const form = useKeptForm<Values>({
    draftName: options.draftName,
    defaultValues: options.values as DefaultValues<Values>,
    problems: problems(debt),
  })
  const [used, setUsed] = useState<string | null>(null)
  /** Reference said to be of another payment; sent with every click while it stays, so that a retry has the same content and key. */
  const [confirmed, setConfirmed] = useState<string | null>(null)
  const { take, tellWrong } = usePaymentWrite(options.write, { failed: options.failed(debt), form })

  const readAgain = async () => {
    const now = await refresh(debt)
    if (now === undefined) return
    const values = form.getValues()
    setBefore(debt)
    setDebt(now)
    // «Exacto» was pressed for an amount that is no longer the one owed. A cast: `Values` is generic, so its fields have no names.
    if (values.recibido === amountOf(debt, values))
      (form as unknown as UseFormReturn<SingleMeans>).setValue('recibido', null)
    adjust?.(debt, now, form)
  }
  const pay = async (submitted: unknown, anyway: boolean) => {
    const values = submitted as Values
    const { referencia } = values
    if (anyway) setConfirmed(referencia)
    const sure = anyway || (referencia !== '' && referencia === confirmed)
    const body = bodyOf(debt, values)
    const ending = await take(sure ? { ...body, confirmar_referencia: true } : body)
    setUsed(ending.how === 'referenceUsed' ? ending.text : null)
    if (ending.how === 'taken') {
      const paid = amountOf(debt, values)
      const change = changeOf(paid, values)
      setTaken({ pago: ending.answer?.pago ?? null, debt, values, paid, change })
    } else if (ending.how === 'outdated') await readAgain()
  }
  return {
    // In a recording the button that opens the dialog may be of another row once this one is paid.
    debt: taken?.debt ?? debt,
    before,
    taken,
    form,
    onSubmit: form.handleSubmit((values) => pay(values, false), tellWrong),
    usedReference: {
      text: used,
      onConfirm: form.handleSubmit((values) => pay(values, true), tellWrong),
      onClose: () => setUsed(null),
    } satisfies UsedReference,
  }
}
