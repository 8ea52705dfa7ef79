import { useWatch } from 'react-hook-form'
import { onlyProblems } from '@contract/domain/campos'
import { extensionProblems } from '@contract/tuition/lateFees.rules'
import type { Tuition } from '@contract/tuition/tuition.schemas'
import { today } from '../../../state/clock/schoolClock'
import { useExtendMonths } from '../../../state/tuition/tuition.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { Bound } from '../../../ui/fields/Bound'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { DateInput } from '../../../ui/fields/DateInput'
import { TextInput } from '../../../ui/fields/TextInput'
import { useDialogForm } from '../../../write/useDialogForm'
import { monthsText } from '../tuitionMonths'
import { texts } from '../tuition.texts'

interface Values {
  termina: boolean
  hasta: string
  motivo: string
}

const problems = ({ termina, hasta, motivo }: Values) =>
  termina
    ? {}
    : onlyProblems({
        hasta: hasta ? null : 'Escribe hasta qué día',
        ...extensionProblems({ hasta: hasta || today(), motivo }, today()),
      })

type OpenMonth = Pick<Tuition, 'id' | 'descripcion' | 'prorroga'>

interface ExtendDialogProps {
  months: readonly OpenMonth[]
  all: readonly OpenMonth[]
  onClose: () => void
}

export function ExtendDialog({ months, all, onClose }: ExtendDialogProps) {
  const given = months.find(({ prorroga }) => prorroga)?.prorroga
  const ids = months.map(({ id }) => id)
  const { control, dialog } = useDialogForm({
    draftName: `prórroga ${ids.join(' ')}`,
    values: { termina: false, hasta: given?.hasta ?? '', motivo: given?.motivo ?? '' },
    problems,
    write: useExtendMonths,
    onClose,
    body: ({ termina, hasta, motivo }: Values) =>
      termina ? { ids, hasta: null, motivo: null } : { ids, hasta, motivo: motivo.trim() },
  })
  const ends = useWatch({ control, name: 'termina' })
  return (
    <FormDialog
      money
      size="xs"
      title="Prórroga"
      text={monthsText(months, all)}
      submitLabel={ends ? texts.extendEnd : texts.extend}
      {...dialog}
    >
      {given && (
        <Bound control={control} name="termina">
          {({ value, ...field }) => <CheckInput {...field} checked={value} label={texts.extendEnd} />}
        </Bound>
      )}
      {!ends && (
        <>
          <Bound control={control} name="hasta">
            {(field) => (
              <DateInput
                {...field}
                label="Hasta"
                hint="Hasta ese día no hay recargo ni cuenta como vencida."
                required
              />
            )}
          </Bound>
          <Bound control={control} name="motivo">
            {(field) => <TextInput {...field} label="Motivo de la prórroga" maxLength={200} required />}
          </Bound>
        </>
      )}
    </FormDialog>
  )
}
