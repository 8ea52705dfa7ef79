import type { User } from '@contract/users/users.schemas'
import { useDeleteUserMutation } from '../../../state/users/users.api'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { useNotice } from '../../../ui/notices/useNotice'
import { failureNotice } from '../users.notices'
import { texts } from '../users.texts'

/** Asks before a user goes, and says what stays of them. */
export function DeleteUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [deleteUser] = useDeleteUserMutation()
  const { notify } = useNotice()

  const remove = async () => {
    try {
      await deleteUser({ id: user.id }).unwrap()
      notify({ title: texts.deleted, kind: 'success' })
    } catch (error) {
      notify(failureNotice(texts.deleteFailed, error))
    }
    onClose()
  }

  return (
    <ConfirmDialog
      open
      destructive
      title={texts.deleteTitle(user.name)}
      text={texts.deleteText(user.name, user.role.name)}
      confirmLabel={texts.delete}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
