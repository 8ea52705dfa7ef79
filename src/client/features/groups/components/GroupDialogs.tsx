import { useState } from 'react'
import { GRADE_YEARS, gradeYearLabel } from '@contract/domain/grades'
import { groupName, groupProblems } from '@contract/groups/groups.rules'
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

/** A group's name: 1A, MONTESSORI. */
export const GroupNameInput = (field: Omit<TextInputProps, 'label' | 'hint'>) => (
  <UppercaseInput {...field} label={texts.fields.nombre} hint={texts.nameHint} maxLength={40} required />
)

interface GroupDialogProps {
  group: Group
  onClose: () => void
}

interface Values {
  nombre: string
  /** As the select has it; '' for a group of the whole level. */
  gradoNumero: string
}

const problems = ({ nombre }: Values) => groupProblems({ nombre })

const yearsOf = ({ grado }: Pick<Group, 'grado'>) =>
  Array.from({ length: GRADE_YEARS[grado] }, (_, at) => ({
    value: String(at + 1),
    label: gradeYearLabel({ grado, gradoNumero: at + 1 }),
  }))

/** Changes the name or year of a group. The server refuses another year while the group has pupils of other years, and names them. */
export function EditGroupDialog({ group, onClose }: GroupDialogProps) {
  const [before] = useState(group)
  const { control, dialog } = useDialogForm({
    kept: `grupo ${before.id}`,
    problems,
    values: { nombre: before.nombre, gradoNumero: String(before.gradoNumero ?? '') },
    write: useUpdateGroup,
    onClose,
    body: (values) => {
      const nombre = groupName(values.nombre)
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
      title={texts.editTitle(before.nombre)}
      text={texts.editText(before.alumnos.length)}
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
            emptyLabel={texts.anyYear}
          />
        )}
      </Bound>
    </FormDialog>
  )
}

/** Asks before a group is deleted. A group with pupils cannot be deleted: the dialog explains it at once, without a request. */
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
      title={texts.deleteTitle(nombre)}
      text={texts.deleteText}
      hindered={inside > 0 && { title: texts.cannotDelete(nombre), text: texts.cannotDeleteText(inside) }}
      onDelete={() => send({ id })}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}

export function RemovePupilDialog({ pupil, group, onClose }: GroupDialogProps & { pupil: Pupil }) {
  const { send } = useRemoveStudentsFromGroup({ saved: texts.removed(pupil.nombre, group.nombre) })
  const remove = async () => {
    await send({ idGrupo: group.id, alumnos: [{ id: pupil.id }] })
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={texts.removeTitle(pupil.nombre, group.nombre)}
      text={texts.removeText}
      confirmLabel={texts.remove}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
