import type { Control, DefaultValues, FieldValues } from 'react-hook-form'
import type { Campos } from '@contract/domain/campos'
import type { ApiError } from '../state/core/errors'
import type { Write, WriteHook, WriteOptions } from '../state/core/writes'
import { useKeptForm, type KeptForm, type KeptFormProps } from '../ui/drafts/useKeptForm'

interface DialogFormOptions<Body, Answer, Values extends FieldValues>
  extends Pick<KeptFormProps<Values>, 'draftName' | 'unkept'>, Omit<WriteOptions<Answer, Values>, 'form'> {
  values: DefaultValues<Values>
  problems: (values: Values) => Campos
  write: WriteHook<Body, Answer>
  body: (values: Values, dirty: boolean) => Body | null
  onClose: (done: boolean) => void
  onDone?: (answer: Answer) => void
  onFailed?: (error: ApiError, values: Values) => void
}

interface DialogForm<Values extends FieldValues> {
  form: KeptForm<Values>
  control: Control<Values>
  dialog: { dirty: boolean; onSubmit: () => Promise<void>; onClose: () => void }
  upload: { progress: Write<unknown, unknown>['progress']; onStop: () => void }
}

/** A dialog's form: draft, check, one write. Closes after success; after a refusal everything typed stays. */
export const useDialogForm = <Body, Answer, Values extends FieldValues>({
  draftName,
  unkept,
  values: defaultValues,
  problems,
  write: useWrite,
  body,
  onClose,
  onDone,
  onFailed,
  ...options
}: DialogFormOptions<Body, Answer, Values>): DialogForm<Values> => {
  const form = useKeptForm<Values>({
    draftName,
    ...(unkept ? { unkept } : {}),
    defaultValues,
    problems,
  })
  const { isDirty: dirty } = form.formState
  const { send, tellWrong, progress, stop } = useWrite({ ...options, form })
  const onSubmit = form.handleSubmit(async (values) => {
    const sent = body(values, dirty)
    if (!sent) return onClose(false)
    const outcome = await send(sent)
    if (outcome.done) {
      onClose(true)
      onDone?.(outcome.answer)
    } else if (outcome.error) onFailed?.(outcome.error, values)
  }, tellWrong)
  return {
    form,
    control: form.control,
    dialog: { dirty, onSubmit, onClose: () => onClose(false) },
    upload: { progress, onStop: stop },
  }
}
