import type { Control } from 'react-hook-form'
import type { Campos } from '@contract/domain/campos'
import { MAX_TEXT, MAX_TITLE, TEMPLATE_FIELDS } from '@contract/messages/messages.rules'
import { MAX_DAYS, ruleProblems } from '@contract/reminders/reminders.rules'
import type { ReminderRule } from '@contract/reminders/reminders.schemas'
import {
  useCreateReminder,
  useDeleteReminder,
  useUpdateReminder,
} from '../../../state/reminders/reminders.api'
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { Bound } from '../../../ui/fields/Bound'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { NumberInput } from '../../../ui/fields/NumberInput'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { TextInput } from '../../../ui/fields/TextInput'
import type { TypedNumber } from '../../../ui/fields/field'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import { useDialogForm } from '../../../write/useDialogForm'

interface Values {
  dias: TypedNumber
  cuando: 'ANTES' | 'DESPUES'
  titulo: string
  descripcion: string
  adjuntar_estado: boolean
}

const NEW: Values = { dias: null, cuando: 'DESPUES', titulo: '', descripcion: '', adjuntar_estado: false }

const WHEN = [
  { value: 'ANTES', label: 'antes de que venza' },
  { value: 'DESPUES', label: 'después de que venció' },
] as const

const daysOf = ({ dias, cuando }: Values): number => {
  const count = dias ?? Number.NaN
  return cuando === 'ANTES' && count !== 0 ? -count : count
}

const problems = (values: Values): Campos => ruleProblems({ ...values, dias: daysOf(values) })

const bodyOf = ({ titulo, descripcion, adjuntar_estado, ...when }: Values) => ({
  dias: daysOf({ titulo, descripcion, adjuntar_estado, ...when }),
  titulo: titulo.trim(),
  descripcion: descripcion.trim(),
  adjuntar_estado,
})

const FIELDS_HINT = `Se llenan con los datos de cada familia: ${TEMPLATE_FIELDS.map((name) => `{${name}}`).join(', ')}`

function RuleFields({ control }: { control: Control<Values> }) {
  return (
    <>
      <FieldGrid>
        <Bound control={control} name="dias">
          {(field) => (
            <NumberInput {...field} label="Días" hint={`0 es el día que vence; hasta ${MAX_DAYS}`} required />
          )}
        </Bound>
        <Bound control={control} name="cuando">
          {(field) => <SelectInput {...field} label="Cuándo" options={WHEN} required />}
        </Bound>
      </FieldGrid>
      <Bound control={control} name="titulo">
        {(field) => <TextInput {...field} label="Título" maxLength={MAX_TITLE} required />}
      </Bound>
      <Bound control={control} name="descripcion">
        {(field) => (
          <TextInput {...field} label="Mensaje" hint={FIELDS_HINT} rows={9} maxLength={MAX_TEXT} required />
        )}
      </Bound>
      <Bound control={control} name="adjuntar_estado">
        {({ value, ...field }) => (
          <CheckInput {...field} label="Adjuntar su estado de cuenta" checked={value} />
        )}
      </Bound>
    </>
  )
}

interface DialogProps {
  rule: ReminderRule
  onClose: () => void
}

export function AddRuleDialog({ onClose }: { onClose: () => void }) {
  const { control, dialog } = useDialogForm({
    draftName: 'recordatorio',
    values: NEW,
    problems,
    write: useCreateReminder,
    onClose,
    body: bodyOf,
  })
  return (
    <FormDialog title="Agregar recordatorio" size="md" submitLabel="Agregar" {...dialog}>
      <RuleFields control={control} />
    </FormDialog>
  )
}

export function EditRuleDialog({ rule, onClose }: DialogProps) {
  const { id, dias, titulo, descripcion, adjuntar_estado } = rule
  const values: Values = {
    dias: Math.abs(dias),
    cuando: dias < 0 ? 'ANTES' : 'DESPUES',
    titulo,
    descripcion,
    adjuntar_estado,
  }
  const { control, dialog } = useDialogForm({
    draftName: `recordatorio ${id}`,
    values,
    problems,
    write: useUpdateReminder,
    onClose,
    body: (changed, dirty) => (dirty ? { id, ...bodyOf(changed) } : null),
  })
  return (
    <FormDialog
      title="Editar el recordatorio"
      text="Lo que ya espera para salir conserva el texto con que se escribió."
      size="md"
      {...dialog}
    >
      <RuleFields control={control} />
    </FormDialog>
  )
}

export function DeleteRuleDialog({ rule, onClose }: DialogProps) {
  const { send } = useDeleteReminder()
  return (
    <DeleteDialog
      title={`¿Eliminar «${rule.titulo}»?`}
      text="Los que ya salieron se quedan en la página de cada familia."
      onDelete={() => send({ id: rule.id })}
      onClose={onClose}
    />
  )
}
