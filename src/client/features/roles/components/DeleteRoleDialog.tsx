import type { Role } from '@contract/roles/roles.schemas'
import { isApiError } from '../../../state/core/errors'
import { useDeleteRoleMutation } from '../../../state/roles/roles.api'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { useNotice } from '../../../ui/notices/useNotice'
import { texts } from '../roles.texts'

/** Asks before a role goes; one that somebody holds is refused by the server, and the reason is shown before. */
export function DeleteRoleDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const [deleteRole] = useDeleteRoleMutation()
  const { notify } = useNotice()
  const holders = role.usuarios.map(({ name }) => name).join(', ')

  const remove = async () => {
    try {
      await deleteRole({ id: role.id }).unwrap()
      notify({ title: texts.deleted, kind: 'success' })
    } catch (error) {
      if (!isApiError(error)) throw error
      notify({ title: texts.deleteFailed, text: error.message, kind: 'error' })
    }
    onClose()
  }

  return (
    <ConfirmDialog
      open
      destructive
      title={texts.deleteTitle(role.name)}
      text={holders ? texts.deleteHeld(holders) : texts.deleteText(role.permissions.length)}
      confirmLabel={texts.delete}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
