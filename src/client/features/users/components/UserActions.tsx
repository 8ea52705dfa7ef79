import { styled } from '@mui/material/styles'
import { permissionsBeyond } from '@contract/roles/roles.rules'
import { usersRoutes } from '@contract/users/users.routes'
import type { User } from '@contract/users/users.schemas'
import { useAppSelector } from '../../../state/hooks'
import { selectMay, selectPermissions, selectSessionUser } from '../../../state/session/session.selectors'
import { RowAction } from '../../../ui/list/RowAction'
import { texts } from '../users.texts'

const Note = styled('span')(({ theme: { vars, typography } }) => ({
  fontSize: typography.pxToRem(13),
  color: vars.palette.text.secondary,
}))

export type UserDialog = 'edit' | 'password' | 'delete'

interface UserActionsProps {
  user: User
  onOpen: (dialog: UserDialog, user: User) => void
}

/** What one may do with a user: nothing with who holds more (DOMAIN §2), and nobody deletes themselves. */
export function UserActions({ user, onOpen }: UserActionsProps) {
  const own = useAppSelector(selectPermissions)
  const isOwn = useAppSelector((state) => selectSessionUser(state)?.id === user.id)
  const canUpdate = useAppSelector((state) => selectMay(state, usersRoutes.update.access))
  const canDelete = useAppSelector((state) => selectMay(state, usersRoutes.delete.access))
  if (permissionsBeyond(own, user.permissions).length > 0) return <Note>{texts.beyondUser}</Note>
  return (
    <>
      {canUpdate && <RowAction icon="edit" label={texts.edit} onClick={() => onOpen('edit', user)} />}
      {canUpdate && (
        <RowAction icon="key" label={texts.changePassword} onClick={() => onOpen('password', user)} />
      )}
      {canDelete && !isOwn && (
        <RowAction danger icon="delete" label={texts.delete} onClick={() => onOpen('delete', user)} />
      )}
    </>
  )
}
