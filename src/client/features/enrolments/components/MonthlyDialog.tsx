import { useWatch } from 'react-hook-form'
import { onlyProblems } from '@contract/domain/campos'
import { formatPesos } from '@contract/domain/money'
import { monthlyProblem } from '@contract/enrolments/enrolments.rules'
import type { StudentDetail } from '@contract/students/students.schemas'
import { useSetMonthly } from '../../../state/enrolments/enrolments.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { Bound } from '../../../ui/fields/Bound'
import { MoneyInput } from '../../../ui/fields/MoneyInput'
import { SelectInput } from '../../../ui/fields/SelectInput'
import type { TypedNumber } from '../../../ui/fields/field'
import { useDialogForm } from '../../../write/useDialogForm'

interface Values {
  inscripcionId: number
  mensualidad: TypedNumber
}

interface MonthlyDialogProps {
  row: StudentDetail
  onClose: () => void
}

export function MonthlyDialog({ row, onClose }: MonthlyDialogProps) {
  const choices = row.inscripciones.filter(({ baja }) => !baja)
  const [first] = choices
  const { control, dialog } = useDialogForm({
    draftName: `mensualidad ${row.id}`,
    values: {
      inscripcionId: first?.id ?? 0,
      mensualidad: first?.mensualidad_propia ? first.mensualidad : null,
    },
    problems: ({ mensualidad }: Values) => onlyProblems({ mensualidad: monthlyProblem(mensualidad) }),
    write: useSetMonthly,
    onClose,
    body: ({ inscripcionId, mensualidad }: Values, dirty) =>
      dirty ? { inscripcionId: Number(inscripcionId), mensualidad } : null,
  })
  const chosen = Number(useWatch({ control, name: 'inscripcionId' }))
  const now = choices.find(({ id }) => id === chosen)
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={`Mensualidad de ${row.nombre}`}
      text="Es de los meses sin pagar desde el actual, antes de su beca. Los pagados y los abonados quedan como están."
    >
      {choices.length > 1 && (
        <Bound control={control} name="inscripcionId">
          {(field) => (
            <SelectInput
              {...field}
              label="Ciclo escolar"
              options={choices.map(({ id, ciclo }) => ({ value: id, label: ciclo.name }))}
            />
          )}
        </Bound>
      )}
      <Bound control={control} name="mensualidad">
        {(field) => (
          <MoneyInput
            {...field}
            label="Mensualidad propia"
            hint={`Vacío: la que pide el ciclo.${now ? ` Hoy es de ${formatPesos(now.mensualidad)}.` : ''}`}
          />
        )}
      </Bound>
    </FormDialog>
  )
}
