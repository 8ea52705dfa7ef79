import { MAX_REASON, muteProblems } from '@contract/reminders/reminders.rules'
import { today as schoolToday } from '../../../state/clock/schoolClock'
import { useMuteFamily } from '../../../state/reminders/reminders.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { Bound } from '../../../ui/fields/Bound'
import { DateInput } from '../../../ui/fields/DateInput'
import { TextInput } from '../../../ui/fields/TextInput'
import { useDialogForm } from '../../../write/useDialogForm'

interface MuteDialogProps {
  row: { id: number; nombre: string }
  onClose: () => void
}

/** Stops reminders to the family until that day; avisos of the school still leave. */
export function MuteDialog({ row: { id, nombre }, onClose }: MuteDialogProps) {
  const today = schoolToday()
  const { control, dialog } = useDialogForm({
    draftName: `callar ${id}`,
    values: { hasta: '', motivo: '' },
    problems: (values) => muteProblems(values, today),
    write: useMuteFamily,
    onClose,
    body: ({ hasta, motivo }) => ({ padreId: id, hasta, motivo: motivo.trim() }),
  })
  return (
    <FormDialog
      title={`No recordar a ${nombre}`}
      text="No le sale ningún recordatorio hasta ese día, aunque deba. Los demás avisos le siguen llegando."
      submitLabel="No recordarle"
      {...dialog}
    >
      <Bound control={control} name="hasta">
        {(field) => <DateInput {...field} label="Hasta" min={today} required />}
      </Bound>
      <Bound control={control} name="motivo">
        {(field) => (
          <TextInput
            {...field}
            label="Motivo"
            hint="Lo ven quienes trabajan con los recordatorios"
            maxLength={MAX_REASON}
            required
          />
        )}
      </Bound>
    </FormDialog>
  )
}
