import { useRef, useState } from 'react'
import type { FieldErrors, FieldValues, UseFormReturn, FieldPath } from 'react-hook-form'
import type { Campos } from '@contract/domain/campos'
import type { SentKey, KeptForm } from '../../ui/drafts/useKeptForm'
import { wrongForm, type WrongFormTexts } from '../../ui/forms/wrongForm'
import type { Notice } from '../../ui/notices/noticeBoard'
import { useNotice } from '../../ui/notices/useNotice'
import { watchUpload, type Sent } from '../uploads/upload'
import { isApiError, isUnknown, type ApiError } from './errors'
import { createKeyKeeper } from './idempotency'

/** Shows the server's problems beside their fields and focuses the first. @returns whether any belongs to a field of the form */
const showServerProblems = <Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  campos: Campos | undefined,
): boolean => {
  const own = Object.entries(campos ?? {}).filter(([campo]) => campo in form.getValues())
  own.forEach(([campo, message], at) =>
    form.setError(campo as FieldPath<Values>, { type: 'servidor', message }, { shouldFocus: at === 0 }),
  )
  return own.length > 0
}

type KeyName = 'idempotencyKey'

export interface Running<Answer> {
  unwrap: () => Promise<Answer>
  abort: () => void
}

export type Outcome<Answer> =
  | { done: true; answer: Answer; error?: undefined }
  | { done: false; why: 'refused'; answer?: undefined; error: ApiError }
  /** The answer was lost: it may have been done. Sent again, the same body reuses its key. */
  | { done: false; why: 'unknown'; answer?: undefined; error: ApiError }
  | { done: false; why: 'stopped'; answer?: undefined; error?: undefined }

interface WriteWords<Answer> {
  /** Title after a refusal; null or missing: the server's message. */
  failed?: string | null
  /** Title after success; null or missing: no notice, because the page shows it. */
  saved?: string | ((answer: Answer) => string) | null
  /** Notice after the user stopped an upload; missing: none. */
  stopped?: Pick<Notice, 'title' | 'text'>
}

export interface WriteOptions<Answer, Values extends FieldValues> extends WriteWords<Answer> {
  form?: Pick<UseFormReturn<Values>, 'setError' | 'getValues'> & Partial<Pick<KeptForm<Values>, 'sentKey'>>
  /** Where the key is kept, for callers without `form` whose content outlives the session. */
  sentKey?: SentKey
  /** True for a refusal that the caller shows as a question: there is no notice. */
  asks?: (error: ApiError) => boolean
  wrongTexts?: WrongFormTexts
}

export interface Write<Body, Answer> {
  send: (body: Body) => Promise<Outcome<Answer>>
  tellWrong: (errors: FieldErrors<FieldValues>) => void
  busy: boolean
  /** Null while nothing is sent; a `total` of 0 is not known yet. */
  progress: Sent | null
  /** Aborts the upload; what had arrived may have been done. */
  stop: () => void
}

const NOTHING_SENT: Sent = { sent: 0, total: 0 }

/** Not called a refusal: the user should not try another way. */
const UNKNOWN_OUTCOME = 'No se sabe si quedó hecho'

const PRESS_AGAIN = 'Presiona otra vez: si ya estaba hecho, no se hace dos veces.'

const CUT_OFF: ApiError = {
  status: 'SIN_CONEXION',
  message: 'Tu sesión terminó antes de que llegara la respuesta. Revisa si quedó hecho antes de repetirlo.',
}

const isAbort = (error: unknown): boolean => (error as { name?: unknown } | null)?.name === 'AbortError'

/** Equal content keeps its key, so clicking again after a lost answer is safe. */
const useWrite = <Arg extends object, Answer, Values extends FieldValues = FieldValues>(
  trigger: (arg: Arg) => Running<Answer>,
  options: WriteOptions<Answer, Values>,
): Write<Omit<Arg, KeyName>, Answer> => {
  const { failed = null, saved, stopped, form, wrongTexts, asks, sentKey = form?.sentKey } = options
  const [keys] = useState(() => createKeyKeeper(sentKey))
  const isStopped = useRef(false)
  const underWay = useRef<{ outcome: Promise<Outcome<Answer>>; abort: () => void } | null>(null)
  const [progress, setProgress] = useState<Sent | null>(null)
  const { notify } = useNotice()

  const refused = (error: ApiError): Outcome<Answer> => {
    const { message, campos } = error
    if (isUnknown(error)) {
      // After an ended session the message already says to check first.
      const text = error === CUT_OFF ? message : `${message} ${PRESS_AGAIN}`
      notify({ title: UNKNOWN_OUTCOME, text: text.trim(), kind: 'error' })
      return { done: false, why: 'unknown', error }
    }
    if (asks?.(error)) return { done: false, why: 'refused', error }
    notify({ title: failed ?? message, ...(failed === null ? {} : { text: message }), kind: 'error' })
    if (form) showServerProblems(form, campos)
    return { done: false, why: 'refused', error }
  }
  const settle = async (running: Running<Answer>): Promise<Outcome<Answer>> => {
    try {
      const answer = await running.unwrap()
      keys.done()
      if (saved) notify({ title: typeof saved === 'string' ? saved : saved(answer), kind: 'success' })
      return { done: true, answer }
    } catch (error) {
      if (isAbort(error)) {
        if (!isStopped.current) return refused(CUT_OFF)
        if (stopped) notify({ ...stopped, kind: 'info' })
        return { done: false, why: 'stopped' }
      }
      if (!isApiError(error)) throw error
      return refused(error)
    }
  }
  const send = (body: Omit<Arg, KeyName>): Promise<Outcome<Answer>> => {
    if (underWay.current) return underWay.current.outcome
    const idempotencyKey = keys.keyFor(body)
    const unwatch = watchUpload(idempotencyKey, setProgress)
    setProgress(NOTHING_SENT)
    isStopped.current = false
    // A cast: TypeScript does not see that a generic type without a key, with that key added, is the type itself.
    const running = trigger({ ...body, idempotencyKey } as unknown as Arg)
    const outcome = settle(running).finally(() => {
      unwatch()
      underWay.current = null
      setProgress(null)
    })
    underWay.current = { outcome, abort: running.abort }
    return outcome
  }
  return {
    send,
    tellWrong: (errors) => notify(wrongForm(errors, wrongTexts)),
    busy: progress !== null,
    progress,
    stop: () => {
      isStopped.current = true
      underWay.current?.abort()
    },
  }
}

/** Words in `options` replace those given to `writeHook`. */
export type WriteHook<Body, Answer> = <Values extends FieldValues = FieldValues>(
  options?: WriteOptions<Answer, Values>,
) => Write<Body, Answer>

interface Writable<Arg, Answer> {
  useMutation: () => readonly [trigger: (arg: Arg) => Running<Answer>, ...rest: unknown[]]
}

export const writeHook = <Arg extends object, Answer>(
  { useMutation }: Writable<Arg, Answer>,
  words: WriteWords<Answer> = {},
): WriteHook<Omit<Arg, KeyName>, Answer> =>
  function useWriteOf(options) {
    const [trigger] = useMutation()
    return useWrite(trigger, { ...words, ...options })
  }
