import type { Control, DefaultValues, FieldValues } from 'react-hook-form'
import type { Campos } from '@contract/domain/campos'
import type { WriteHook, WriteOptions } from '../state/core/writes'
import { useKeptForm, type KeptForm, type KeptFormProps } from '../ui/drafts/useKeptForm'
import { rulesResolver } from '../ui/forms/rulesResolver'

interface DialogFormOptions<Body, Answer, Values extends FieldValues>
  extends Pick<KeptFormProps<Values>, 'kept' | 'unkept'>, Omit<WriteOptions<Answer, Values>, 'form'> {
  values: DefaultValues<Values>
  problems: (values: Values) => Campos
  write: WriteHook<Body, Answer>
  /** Null when nothing changed: the dialog closes without a call. */
  body: (values: Values, dirty: boolean) => Body | null
  onClose: () => void
  onDone?: (answer: Answer) => void
}

interface DialogForm<Values extends FieldValues> {
  form: KeptForm<Values>
  control: Control<Values>
  dialog: { open: true; dirty: boolean; onSubmit: () => Promise<void>; onClose: () => void }
}

/** Draft, check, one write, and closing after success. After a refusal it stays open with everything typed. */
export const useDialogForm = <Body, Answer, Values extends FieldValues>({
  kept,
  unkept,
  values: defaultValues,
  problems,
  write: useWrite,
  body,
  onClose,
  onDone,
  ...told
}: DialogFormOptions<Body, Answer, Values>): DialogForm<Values> => {
  const form = useKeptForm<Values>({
    kept,
    ...(unkept ? { unkept } : {}),
    defaultValues,
    resolver: rulesResolver(problems),
  })
  const { isDirty: dirty } = form.formState
  const { send, wrong } = useWrite({ ...told, form })
  const onSubmit = form.handleSubmit(async (values) => {
    const asked = body(values, dirty)
    if (!asked) return onClose()
    const outcome = await send(asked)
    if (!outcome.done) return
    onClose()
    onDone?.(outcome.answer)
  }, wrong)
  return { form, control: form.control, dialog: { open: true, dirty, onSubmit, onClose } }
}
