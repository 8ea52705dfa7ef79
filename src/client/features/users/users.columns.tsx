import type { User } from '@contract/users/users.schemas'
import type { Column } from '../../ui/list/columns'
import type { SortBy } from '../../ui/list/sortRows'
import { UserName } from './components/UserName'

export const userSearchText = ({ name, role }: User): string => `${name} ${role.name}`

export const userSortBy: SortBy<User> = {
  name: ({ name }) => name,
  role: ({ role }) => role.name,
}

export const userColumns: readonly Column<User>[] = [
  {
    key: 'name',
    header: 'Usuario',
    sortable: true,
    cell: ({ id, name }) => <UserName id={id} name={name} />,
  },
  { key: 'role', header: 'Rol', sortable: true, cell: ({ role }) => role.name },
  {
    key: 'permissions',
    header: 'Permisos',
    align: 'right',
    cell: ({ permissions }) => permissions.length,
  },
]
