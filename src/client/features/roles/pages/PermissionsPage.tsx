import { useMemo } from 'react'
import {
  ACTION_LABELS,
  ACTION_NAMES,
  hasPermission,
  MODULE_NAMES,
  type ActionName,
  type ModuleName,
} from '@contract/domain/permissions'
import { pairName, PERMISSION_WORDS } from '@contract/roles/permissions.texts'
import type { Role } from '@contract/roles/roles.schemas'
import { rolePermissions, useRoles } from '../../../state/roles/roles.api'
import { Quiet, TwoLines } from '../../../ui/layout/layout'
import type { Column } from '../../../ui/list/columns'
import { ListScreen, type ListOf } from '../../../ui/list/ListScreen'
import { texts } from '../roles.texts'

interface HeldPair {
  id: string
  module: ModuleName
  action: ActionName
  opens: string
  roles: readonly string[]
  users: readonly string[]
}

const heldPairs = (roles: readonly Role[]): HeldPair[] => {
  const held = roles.map((role) => ({ role, permissions: rolePermissions(role) }))
  return MODULE_NAMES.flatMap((module) =>
    ACTION_NAMES.map((action) => {
      const holders = held
        .filter(({ permissions }) => hasPermission(permissions, module, action))
        .map(({ role }) => role)
      return {
        id: pairName(module, action),
        module,
        action,
        opens: PERMISSION_WORDS[module][action].opens,
        roles: holders.map(({ name }) => name),
        users: holders.flatMap(({ usuarios }) => usuarios.map(({ name }) => name)),
      }
    }),
  )
}

const names = (of: readonly string[]) => (of.length === 0 ? <Quiet>Nadie</Quiet> : of.join(', '))

/** @param all every role's name; each becomes a column of the file */
const columnsOf = (all: readonly string[]): readonly Column<HeldPair>[] => [
  {
    key: 'pair',
    header: 'Permiso',
    width: '38%',
    cell: ({ module, action, opens }) => (
      <TwoLines>
        {`${module} · ${ACTION_LABELS[action]}`}
        <small>{opens}</small>
      </TwoLines>
    ),
    exported: ({ module, action, opens }) => ({
      Módulo: module,
      Permiso: ACTION_LABELS[action],
      'Qué abre': opens,
    }),
  },
  {
    key: 'roles',
    header: 'Roles',
    sortable: true,
    wraps: true,
    width: 180,
    cell: ({ roles }) => names(roles),
    exported: ({ roles }) =>
      Object.fromEntries(all.map((role) => [`Rol ${role}`, roles.includes(role) ? texts.yes : ''])),
  },
  {
    key: 'users',
    header: 'Usuarios',
    sortable: true,
    wraps: true,
    width: 200,
    cell: ({ users }) => names(users),
    exported: ({ users }) => users.join(', '),
  },
]

const list = {
  title: 'Quién puede qué',
  noun: { one: 'permiso', many: 'permisos' },
  searchText: ({ id, opens, roles, users }) => [id, opens, ...roles, ...users].join(' '),
  searchLabel: 'Buscar por permiso, rol o persona',
  sortBy: { roles: ({ roles }) => roles.length, users: ({ users }) => users.length },
  empty: { icon: 'shield', title: texts.emptyTitle, text: texts.emptyText },
} satisfies ListOf<HeldPair>

export function PermissionsPage() {
  const { rows: roles, ...source } = useRoles(undefined)
  const rows = useMemo(() => roles && heldPairs(roles), [roles])
  const columns = useMemo(() => columnsOf((roles ?? []).map(({ name }) => name)), [roles])
  return (
    <ListScreen
      {...list}
      columns={columns}
      subtitle="Cada permiso con lo que abre, los roles que lo tienen y las personas de esos roles."
      source={{ ...source, rows }}
    />
  )
}
