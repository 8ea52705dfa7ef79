import { useCallback, useState } from 'react'
import { rolesRoutes } from '@contract/roles/roles.routes'
import type { Role } from '@contract/roles/roles.schemas'
import { useAppSelector } from '../../../state/hooks'
import { useListRolesQuery } from '../../../state/roles/roles.api'
import { selectRoles } from '../../../state/roles/roles.selectors'
import { selectMay } from '../../../state/session/session.selectors'
import { ListScreen } from '../../../ui/list/ListScreen'
import { useLocalList } from '../../../ui/list/useLocalList'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { DeleteRoleDialog } from '../components/DeleteRoleDialog'
import { RoleActions } from '../components/RoleActions'
import { roleColumns, roleSearchText, roleSortBy } from '../roles.columns'
import { texts } from '../roles.texts'

const NOUN = { one: 'rol', many: 'roles' }

export function RolesPage() {
  const { isLoading, error, refetch } = useListRolesQuery()
  const list = useLocalList(useAppSelector(selectRoles), { searchText: roleSearchText, sortBy: roleSortBy })
  const canCreate = useAppSelector((state) => selectMay(state, rolesRoutes.create.access))
  const [deleting, setDeleting] = useState<Role | null>(null)
  const rowActions = useCallback((role: Role) => <RoleActions role={role} onDelete={setDeleting} />, [])
  const register = canCreate && <PrimaryAction to="/registro/rol">{texts.register}</PrimaryAction>
  return (
    <>
      <ListScreen
        title={texts.list}
        action={register}
        list={list}
        columns={roleColumns}
        noun={NOUN}
        rowActions={rowActions}
        isLoading={isLoading}
        error={error?.message}
        onRetry={() => void refetch()}
        empty={{ icon: 'shield', title: texts.emptyTitle, text: texts.emptyText, action: register }}
      />
      {deleting && <DeleteRoleDialog role={deleting} onClose={() => setDeleting(null)} />}
    </>
  )
}
