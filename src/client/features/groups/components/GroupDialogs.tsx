import { useState } from 'react'
import { upper } from '@contract/domain/text'
import { YEARS_OF_GRADE, gradeYearLabel } from '@contract/domain/grades'
import { groupProblems } from '@contract/groups/groups.rules'
import type { Group } from '@contract/groups/groups.schemas'
import type { Pupil } from '@contract/students/students.schemas'
import { useDeleteGroup, useRemoveStudentsFromGroup, useUpdateGroup } from '../../../state/groups/groups.api'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { Bound } from '../../../ui/fields/Bound'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { useDialogForm } from '../../../write/useDialogForm'
import type { TextInputProps } from '../../../ui/fields/TextInput'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import { texts } from '../groups.texts'

export const GroupNameInput = (field: Omit<TextInputProps, 'label' | 'hint'>) => (
  <UppercaseInput {...field} label="Nombre del grupo" hint="Por ejemplo 1° A" maxLength={40} required />
)

interface GroupDialogProps {
  group: Group
  onClose: () => void
}

interface Values {
  nombre: string
  /** '' for a group of the whole level. */
  gradoNumero: string
}

const problems = ({ nombre }: Values) => groupProblems({ nombre })

const yearsOf = ({ grado }: Pick<Group, 'grado'>) =>
  Array.from({ length: YEARS_OF_GRADE[grado] }, (_, at) => ({
    value: String(at + 1),
    label: gradeYearLabel({ grado, gradoNumero: at + 1 }),
  }))

/** The server refuses another year while the group has pupils of other years, and names them. */
export function EditGroupDialog({ group, onClose }: GroupDialogProps) {
  const [before] = useState(group)
  const { control, dialog } = useDialogForm({
    draftName: `grupo ${before.id}`,
    problems,
    values: { nombre: before.nombre, gradoNumero: String(before.gradoNumero ?? '') },
    write: useUpdateGroup,
    onClose,
    body: (values) => {
      const nombre = upper(values.nombre)
      const gradoNumero = values.gradoNumero === '' ? null : Number(values.gradoNumero)
      const changes = {
        ...(nombre === before.nombre ? {} : { nombre }),
        ...(gradoNumero === (before.gradoNumero ?? null) ? {} : { gradoNumero }),
      }
      return Object.keys(changes).length === 0 ? null : { id: before.id, ...changes }
    },
  })
  return (
    <FormDialog
      size="xs"
      title={`Editar el grupo ${before.nombre}`}
      text={
        before.alumnos.length === 0
          ? 'Todavía no tiene alumnos.'
          : before.alumnos.length === 1
            ? 'Su único alumno sigue en él.'
            : `Sus ${before.alumnos.length} alumnos siguen en él.`
      }
      {...dialog}
    >
      <Bound control={control} name="nombre">
        {(field) => <GroupNameInput {...field} />}
      </Bound>
      <Bound control={control} name="gradoNumero">
        {(field) => (
          <SelectInput
            {...field}
            label={texts.fields.grado}
            options={yearsOf(before)}
            emptyLabel="Cualquiera de su nivel"
          />
        )}
      </Bound>
    </FormDialog>
  )
}

export function DeleteGroupDialog({
  group,
  onClose,
  onDeleted,
}: GroupDialogProps & { onDeleted: () => void }) {
  const { send } = useDeleteGroup()
  const { id, nombre, alumnos } = group
  const inside = alumnos.length
  return (
    <DeleteDialog
      title={`¿Eliminar el grupo ${nombre}?`}
      text="No tiene alumnos. No se puede deshacer, pero puedes registrar otro con el mismo nombre."
      hindered={
        inside > 0 && {
          title: `El grupo ${nombre} no se puede eliminar`,
          text: `En él ${inside === 1 ? 'está 1 alumno' : `están ${inside} alumnos`}. Muévelos a otro grupo o quítalos primero.`,
        }
      }
      onDelete={() => send({ id })}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}

export function RemovePupilDialog({ pupil, group, onClose }: GroupDialogProps & { pupil: Pupil }) {
  const { send } = useRemoveStudentsFromGroup({ saved: `${pupil.nombre} salió del grupo ${group.nombre}` })
  const remove = async () => {
    await send({ idGrupo: group.id, alumnos: [{ id: pupil.id }] })
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={`¿Quitar a ${pupil.nombre} del grupo ${group.nombre}?`}
      text="Queda sin grupo y sigue inscrito; sus cargos y colegiaturas no cambian."
      confirmLabel={texts.remove}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
