import type { Role } from '@contract/roles/roles.schemas'
import { useDeleteRoleMutation } from '../../../state/roles/roles.api'
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog'
import { useWrite } from '../../../write/useWrite'
import { texts } from '../roles.texts'

/** Asks before a role goes; one that somebody holds is refused by the server, and the reason is shown before. */
export function DeleteRoleDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const [deleteRole] = useDeleteRoleMutation()
  const { send } = useWrite(deleteRole, { failed: texts.deleteFailed, saved: texts.deleted })
  const holders = role.usuarios.map(({ name }) => name).join(', ')

  return (
    <DeleteDialog
      title={texts.deleteTitle(role.name)}
      text={holders ? texts.deleteHeld(holders) : texts.deleteText(role.permissions.length)}
      onDelete={() => send({ id: role.id })}
      onClose={onClose}
    />
  )
}
