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
import { InfoDialog } from '../../../ui/dialogs/InfoDialog'
import { useKeptForm } from '../../../ui/drafts/useKeptForm'
import { Bound } from '../../../ui/fields/Bound'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { useWrite } from '../../../write/useWrite'
import { texts } from '../groups.texts'

interface GroupDialogProps {
  group: Group
  onClose: () => void
}

interface Values {
  nombre: string
}

/** Another name for a group. */
export function EditGroupDialog({ group, onClose }: GroupDialogProps) {
  const [before] = useState(group)
  const form = useKeptForm<Values>({
    kept: `grupo ${before.id}`,
    defaultValues: { nombre: before.nombre },
    resolver: rulesResolver(groupProblems),
  })
  const [updateGroup] = useUpdateGroupMutation()
  const { send, wrong } = useWrite(updateGroup, { failed: texts.updateFailed, saved: texts.updated, form })
  const save = form.handleSubmit(async ({ nombre }) => {
    if (groupName(nombre) === before.nombre) return onClose()
    const { done } = await send({ id: before.id, nombre: groupName(nombre) })
    if (done) onClose()
  }, wrong)
  return (
    <FormDialog
      open
      size="xs"
      title={texts.editTitle(before.nombre)}
      text={texts.editText(before.alumnos.length)}
      dirty={form.formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <Bound control={form.control} name="nombre">
        {(field) => (
          <UppercaseInput
            {...field}
            label={texts.fields.nombre}
            hint={texts.nameHint}
            maxLength={40}
            required
          />
        )}
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
  if (alumnos.length > 0)
    return (
      <InfoDialog title={texts.cannotDelete(nombre)} onClose={onClose}>
        {texts.cannotDeleteText(alumnos.length)}
      </InfoDialog>
    )
  return (
    <DeleteDialog
      title={texts.deleteTitle(nombre)}
      text={texts.deleteText}
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
