import { useState, type ReactNode } from 'react'
import { cancelProblem } from '@contract/charges/charges.rules'
import { onlyProblems } from '@contract/domain/campos'
import type { WriteHook } from '../../state/core/writes'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { useKeptForm } from '../../ui/drafts/useKeptForm'
import { Bound } from '../../ui/fields/Bound'
import { TextInput } from '../../ui/fields/TextInput'
import { rulesResolver } from '../../ui/forms/rulesResolver'
import { useNotice } from '../../ui/notices/useNotice'

interface Values {
  motivo_cancelacion: string
}

interface CancelForReasonProps {
  /** Its refusal has the server's message as its title. */
  write: WriteHook<Values & { id: number }, unknown>
  id: number
  title: string
  text: ReactNode
  submitLabel: string
  reasonLabel?: string
  keepLabel?: string
  done: { title: string; text: string }
  children?: ReactNode
  more?: Readonly<Record<string, string | number>>
  afterRefusal?: (message: string) => ReactNode
  onClose: (done: boolean) => void
}

const EMPTY: Values = { motivo_cancelacion: '' }
const problems = ({ motivo_cancelacion }: Values) =>
  onlyProblems({ motivo_cancelacion: cancelProblem(motivo_cancelacion) })

export function CancelForReason(props: CancelForReasonProps) {
  const { write: useWrite, id, title, text, submitLabel, done: told, onClose } = props
  const { reasonLabel = 'Motivo de la cancelación', keepLabel = 'No cancelar', more = {} } = props
  const form = useKeptForm<Values>({
    kept: `${title} ${id}`,
    defaultValues: EMPTY,
    resolver: rulesResolver(problems),
  })
  const { send, wrong } = useWrite({ form })
  const { notify } = useNotice()
  const [refusal, setRefusal] = useState<string | null>(null)
  const cancel = form.handleSubmit(async ({ motivo_cancelacion }) => {
    const { done, error } = await send({ id, motivo_cancelacion: motivo_cancelacion.trim(), ...more })
    setRefusal(error?.status === 409 ? error.message : null)
    if (!done) return
    notify({ ...told, kind: 'success' })
    onClose(true)
  }, wrong)
  return (
    <FormDialog
      open
      money
      size="xs"
      destructive
      title={title}
      text={text}
      dirty={form.formState.isDirty}
      submitLabel={submitLabel}
      cancelLabel={keepLabel}
      onSubmit={cancel}
      onClose={() => onClose(false)}
    >
      {props.children}
      <Bound control={form.control} name="motivo_cancelacion">
        {(field) => <TextInput {...field} label={reasonLabel} maxLength={200} required />}
      </Bound>
      {refusal !== null && props.afterRefusal?.(refusal)}
    </FormDialog>
  )
}
