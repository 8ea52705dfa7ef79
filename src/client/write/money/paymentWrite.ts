import { useCallback, useLayoutEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Campos } from '@contract/domain/campos'
import type { ApiError } from '../../state/core/errors'
import type { Outcome, WriteHook, WriteOptions } from '../../state/core/writes'
import { useAppDispatch, useAppSelector } from '../../state/hooks'
import type { AppThunk } from '../../state/rootReducer'
import { moneyTaken, takenLeft, type TakenMoney } from '../../state/payments/payments.slice'
import { useNotice } from '../../ui/notices/useNotice'

/** Refusals and lost answers were already shown to the cashier; a used reference was not. */
type PaymentOutcome<Answer> =
  | { how: 'taken'; answer: Answer }
  /** An earlier payment has this reference: the cashier says whether this is another one (decisions/0054). */
  | { how: 'referenceUsed'; text: string; campos: Campos }
  /** Something was paid at another desk, or a child moved: what is owed must be read again. */
  | { how: 'outdated'; campos: Campos }
  /** Refused, or the answer was lost. Nothing may change: the same content sent again cannot charge twice. */
  | { how: 'kept'; campos: Campos }

/** The refusal for a used reference: in `medios` from the desk, in `referencia` from the customer's calls. */
const usedReference = ({ status, campos }: ApiError): string | undefined =>
  status === 409 ? (campos?.['referencia'] ?? campos?.['medios']) : undefined

const asksAboutReference = (error: ApiError): boolean => usedReference(error) !== undefined

export const paymentOutcome = <Answer>(outcome: Outcome<Answer>): PaymentOutcome<Answer> => {
  if (outcome.done) return { how: 'taken', answer: outcome.answer }
  const { error } = outcome
  const campos = error?.campos ?? {}
  const text = error && usedReference(error)
  if (text !== undefined) return { how: 'referenceUsed', text, campos }
  return { how: error?.status === 409 || error?.status === 404 ? 'outdated' : 'kept', campos }
}

/** The one way to take money, at the desk and in dialogs: sends it once and tells how that ended. */
export const usePaymentWrite = <Body, Answer, Values extends FieldValues = FieldValues>(
  useWrite: WriteHook<Body, Answer>,
  options: Pick<WriteOptions<Answer, Values>, 'failed' | 'form' | 'sentKey'>,
) => {
  const { send, tellWrong, busy } = useWrite({ ...options, asks: asksAboutReference })
  const { dismiss } = useNotice()
  const take = async (body: Body): Promise<PaymentOutcome<Answer>> => {
    const ended = paymentOutcome(await send(body))
    // A notice about an earlier refusal would contradict the payment.
    if (ended.how === 'taken') dismiss()
    return ended
  }
  return { take, tellWrong, busy }
}

const leave =
  (form: string): AppThunk =>
  (dispatch, getState) => {
    if (form in getState().taken) dispatch(takenLeft(form))
  }

/** Money just taken. In the store, so that a recorded log shows what follows it; while a log plays, nothing clears it. */
export const useTakenMoney = <Taken extends TakenMoney>(form: string) => {
  const dispatch = useAppDispatch()
  const open = useRef(false)
  const taken = useAppSelector((state) => state.taken[form]) as Taken | undefined
  const clear = useCallback(() => void dispatch(leave(form)), [dispatch, form])
  useLayoutEffect(() => {
    open.current = true
    clear()
    return () => {
      open.current = false
      clear()
    }
  }, [clear])
  return {
    taken: taken ?? null,
    setTaken: (now: Taken) => {
      if (open.current) dispatch(moneyTaken({ form, taken: now }))
    },
    clear,
  }
}
