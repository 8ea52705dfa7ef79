import { permissionsBeyond } from '@contract/roles/roles.rules'
import { rolesRoutes } from '@contract/roles/roles.routes'
import type { Role } from '@contract/roles/roles.schemas'
import { useAppSelector } from '../../../state/hooks'
import { rolePermissions } from '../../../state/roles/roles.selectors'
import { selectMay, selectPermissions } from '../../../state/session/session.selectors'
import { RowAction } from '../../../ui/list/RowAction'
import { texts } from '../roles.texts'

interface RoleActionsProps {
  role: Role
  onDelete: (role: Role) => void
}

/** Any role can be looked at; edited and deleted only one that holds no more than oneself (DOMAIN §2). */
export function RoleActions({ role, onDelete }: RoleActionsProps) {
  const own = useAppSelector(selectPermissions)
  const canUpdate = useAppSelector((state) => selectMay(state, rolesRoutes.update.access))
  const canDelete = useAppSelector((state) => selectMay(state, rolesRoutes.delete.access))
  const inReach = permissionsBeyond(own, rolePermissions(role)).length === 0
  const to = `/rol/${role.id}`
  return (
    <>
      {canUpdate && inReach ? (
        <RowAction icon="edit" label={texts.edit} to={to} />
      ) : (
        <RowAction icon="eye" label={texts.see} to={to} />
      )}
      {canDelete && inReach && (
        <RowAction danger icon="delete" label={texts.delete} onClick={() => onDelete(role)} />
      )}
    </>
  )
}
