import { useState, type ReactNode } from 'react'
import { cancelProblem } from '@contract/charges/charges.rules'
import { onlyProblems, type Campos } from '@contract/domain/campos'
import type { WriteHook } from '../../state/core/writes'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { Bound } from '../../ui/fields/Bound'
import { TextInput } from '../../ui/fields/TextInput'
import { useNotice } from '../../ui/notices/useNotice'
import { useDialogForm } from '../useDialogForm'

interface Values {
  motivo_cancelacion: string
}

interface CancelForReasonProps {
  /** After a refusal the notice's title is the server's message. */
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
  /** Problems of the fields in `children`, checked before sending; `children` show them. */
  childrenProblems?: () => Campos
  /** Takes the server's refusal of fields in `children`. @returns whether it was about them */
  refuseChildren?: (campos: Campos) => boolean
  afterRefusal?: (message: string) => ReactNode
  onClose: (done: boolean) => void
}

const EMPTY: Values = { motivo_cancelacion: '' }
const problems = ({ motivo_cancelacion }: Values) =>
  onlyProblems({ motivo_cancelacion: cancelProblem(motivo_cancelacion) })

export function CancelForReason(props: CancelForReasonProps) {
  const { write, id, title, text, submitLabel, done: doneNotice, onClose } = props
  const { reasonLabel = 'Motivo de la cancelación', keepLabel = 'No cancelar', more = {} } = props
  const { childrenProblems = () => ({}), refuseChildren = () => false } = props
  const { notify } = useNotice()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { control, dialog } = useDialogForm({
    draftName: `${title} ${id}`,
    values: EMPTY,
    problems: (values) => ({ ...problems(values), ...childrenProblems() }),
    asks: ({ campos }) => !!campos && refuseChildren(campos),
    write,
    body: ({ motivo_cancelacion }: Values) => ({
      id,
      motivo_cancelacion: motivo_cancelacion.trim(),
      ...more,
    }),
    onClose,
    onDone: () => notify({ ...doneNotice, kind: 'success' }),
    onFailed: ({ status, message }) => setRefusal(status === 409 ? message : null),
  })
  return (
    <FormDialog
      {...dialog}
      money
      size="xs"
      destructive
      title={title}
      text={text}
      submitLabel={submitLabel}
      cancelLabel={keepLabel}
    >
      {props.children}
      <Bound control={control} name="motivo_cancelacion">
        {(field) => <TextInput {...field} label={reasonLabel} maxLength={200} required />}
      </Bound>
      {refusal !== null && props.afterRefusal?.(refusal)}
    </FormDialog>
  )
}
