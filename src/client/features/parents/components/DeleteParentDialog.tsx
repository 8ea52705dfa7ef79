import type { Parent } from '@contract/parents/parents.schemas'
import { useDeleteParentMutation } from '../../../state/parents/parents.api'
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog'
import { useWrite } from '../../../write/useWrite'
import { texts } from '../parents.texts'

interface DeleteParentDialogProps {
  parent: Parent
  onClose: () => void
}

/** Asks before a parent without children goes; what else hangs on them the server says. */
export function DeleteParentDialog({ parent, onClose }: DeleteParentDialogProps) {
  const [deleteParent] = useDeleteParentMutation()
  const { send } = useWrite(deleteParent, { failed: texts.deleteFailed, saved: texts.deleted })
  return (
    <DeleteDialog
      title={texts.deleteTitle(parent.nombre)}
      text={texts.deleteText(parent.usuario?.name ?? null)}
      onDelete={() => send({ id: parent.id })}
      onClose={onClose}
    />
  )
}
