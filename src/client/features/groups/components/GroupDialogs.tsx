import { useState } from 'react'
import { groupName, groupProblems } from '@contract/groups/groups.rules'
import type { Group } from '@contract/groups/groups.schemas'
import type { Pupil } from '@contract/students/students.schemas'
import {
  useDeleteGroupMutation,
  useRemoveStudentsFromGroupMutation,
  useUpdateGroupMutation,
} from '../../../state/groups/groups.api'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { Bound } from '../../../ui/fields/Bound'
import { useDialogForm } from '../../../write/useDialogForm'
import { useWrite } from '../../../write/useWrite'
import { texts } from '../groups.texts'
import { GroupNameInput } from './GroupNameInput'

interface GroupDialogProps {
  group: Group
  onClose: () => void
}

/** Another name for a group. */
export function EditGroupDialog({ group, onClose }: GroupDialogProps) {
  const [before] = useState(group)
  const [trigger] = useUpdateGroupMutation()
  const { control, dialog } = useDialogForm({
    ...{ kept: `grupo ${before.id}`, values: { nombre: before.nombre }, problems: groupProblems },
    ...{ trigger, failed: texts.updateFailed, saved: texts.updated, onClose },
    body: (values) => {
      const nombre = groupName(values.nombre)
      return nombre === before.nombre ? null : { id: before.id, nombre }
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
    </FormDialog>
  )
}

/** Asks before a group goes. One with pupils does not, and says so instead of letting the server refuse it. */
export function DeleteGroupDialog({
  group,
  onClose,
  onDeleted,
}: GroupDialogProps & { onDeleted: () => void }) {
  const [deleteGroup] = useDeleteGroupMutation()
  const { send } = useWrite(deleteGroup, { failed: texts.deleteFailed, saved: texts.deleted })
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

/** Asks before a pupil leaves a group. */
export function RemovePupilDialog({ pupil, group, onClose }: GroupDialogProps & { pupil: Pupil }) {
  const [removeStudents] = useRemoveStudentsFromGroupMutation()
  const { send } = useWrite(removeStudents, {
    failed: texts.removeFailed,
    saved: texts.removed(pupil.nombre, group.nombre),
  })
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
