import type { Role } from '@contract/roles/roles.schemas'
import type { Column } from '../../ui/list/columns'
import type { SortBy } from '../../ui/list/sortRows'
import { ALL_PAIRS } from './role.pairs'

export const roleSearchText = ({ name, usuarios }: Role): string =>
  `${name} ${usuarios.map((user) => user.name).join(' ')}`

export const roleSortBy: SortBy<Role> = {
  name: ({ name }) => name,
  users: ({ usuarios }) => usuarios.length,
  permissions: ({ permissions }) => permissions.length,
}

export const roleColumns: readonly Column<Role>[] = [
  { key: 'name', header: 'Rol', sortable: true, cell: ({ name }) => name },
  {
    key: 'users',
    header: 'Usuarios',
    sortable: true,
    align: 'right',
    cell: ({ usuarios }) => usuarios.length,
  },
  {
    key: 'permissions',
    header: 'Permisos',
    sortable: true,
    align: 'right',
    cell: ({ permissions }) => `${permissions.length} de ${ALL_PAIRS.length}`,
  },
]
