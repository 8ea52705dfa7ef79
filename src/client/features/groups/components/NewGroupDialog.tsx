import { upper } from '@contract/domain/text'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { onlyProblems, REQUIRED } from '@contract/domain/campos'
import { gradeYearKey, gradeYearOfKey, type GradeYear } from '@contract/domain/grades'
import { groupProblems } from '@contract/groups/groups.rules'
import type { Group } from '@contract/groups/groups.schemas'
import { useCreateGroup } from '../../../state/groups/groups.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { Bound } from '../../../ui/fields/Bound'
import { GRADE_YEAR_OPTIONS } from '../../../ui/fields/gradeYearOptions'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { useDialogForm } from '../../../write/useDialogForm'
import { texts } from '../groups.texts'
import { GroupNameInput } from './GroupDialogs'

interface Values {
  nombre: string
  grado: string
}

const problems = ({ nombre, grado }: Values) => ({
  ...groupProblems({ nombre }),
  ...onlyProblems({ grado: gradeYearOfKey(grado) ? null : REQUIRED }),
})

interface NewGroupDialogProps {
  cycle: Pick<Cycle, 'id' | 'name'>
  place?: GradeYear
  onClose: () => void
  onDone?: (group: Pick<Group, 'id'>) => void
}

export function NewGroupDialog({ cycle, place, onClose, onDone }: NewGroupDialogProps) {
  const { control, dialog } = useDialogForm({
    draftName: `grupo ${cycle.id}`,
    values: { nombre: '', grado: place ? gradeYearKey(place) : '' },
    problems,
    write: useCreateGroup,
    onClose,
    onDone: ({ grupo }) => onDone?.(grupo),
    body: ({ nombre, grado }) => {
      const year = gradeYearOfKey(grado)
      if (!year) return null
      return {
        cicloEscolarId: cycle.id,
        nombre: upper(nombre),
        grado: year.grado,
        // A server that does not know years makes a group of the whole level.
        ...(year.gradoNumero === null ? {} : { gradoNumero: year.gradoNumero }),
      }
    },
  })
  return (
    <FormDialog
      title={texts.fresh}
      submitLabel="Registrar"
      text={`En el ciclo ${cycle.name}. Los alumnos se agregan después.`}
      {...dialog}
    >
      <Bound control={control} name="nombre">
        {(field) => <GroupNameInput {...field} />}
      </Bound>
      <Bound control={control} name="grado">
        {(field) => (
          <SelectInput
            {...field}
            label={texts.fields.grado}
            options={GRADE_YEAR_OPTIONS}
            emptyLabel="Selecciona un grado"
            required
          />
        )}
      </Bound>
    </FormDialog>
  )
}
