import { useCallback, useState } from 'react'
import { MODULE_NAMES } from '@contract/domain/permissions'
import { roleSummary } from '@contract/roles/permissions.texts'
import { rolesRoutes } from '@contract/roles/roles.routes'
import { permissionsBeyond } from '@contract/roles/roles.rules'
import type { Role } from '@contract/roles/roles.schemas'
import * as paths from '@contract/domain/screenPaths'
import { useAppSelector } from '../../../state/hooks'
import { useDeleteRole, rolePermissions, useRoles } from '../../../state/roles/roles.api'
import { selectPermissions } from '../../../state/session/session.selectors'
import { useMay } from '../../../state/session/useMay'
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog'
import { ListScreen, type ListOf } from '../../../ui/list/ListScreen'
import { RowActions } from '../../../ui/list/RowActions'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { ALL_PAIRS } from '../rolePairs'
import { texts } from '../roles.texts'

const wordsByModule = (role: Role): Record<string, string> => {
  const sentences = new Map(roleSummary(rolePermissions(role)).map(({ module, text }) => [module, text]))
  return Object.fromEntries(MODULE_NAMES.map((module) => [module, sentences.get(module) ?? texts.none]))
}

const list = {
  title: texts.list,
  noun: { one: 'rol', many: 'roles' },
  searchText: ({ name, usuarios }) => `${name} ${usuarios.map((user) => user.name).join(' ')}`,
  sortBy: {
    name: ({ name }) => name,
    users: ({ usuarios }) => usuarios.length,
    permissions: ({ permissions }) => permissions.length,
  },
  columns: [
    {
      key: 'name',
      header: 'Rol',
      sortable: true,
      cell: ({ name }) => name,
      exported: ({ name }) => name,
    },
    {
      key: 'users',
      header: 'Usuarios',
      sortable: true,
      align: 'right',
      cell: ({ usuarios }) => usuarios.length,
      exported: ({ usuarios }) => ({
        Usuarios: usuarios.length,
        'Quiénes son': usuarios.map(({ name }) => name).join(', '),
      }),
    },
    {
      key: 'permissions',
      header: 'Permisos',
      sortable: true,
      align: 'right',
      cell: ({ permissions }) => `${permissions.length} de ${ALL_PAIRS.length}`,
      exported: (role) => ({ Permisos: role.permissions.length, ...wordsByModule(role) }),
    },
  ],
  empty: { icon: 'shield', title: texts.emptyTitle, text: texts.emptyText },
} satisfies ListOf<Role>

const pathOf = ({ id }: Role): string => paths.role(id)

interface RoleActionsProps {
  role: Role
  onDelete: (role: Role) => void
}

/** Any role can be read; edited or deleted only if it has no permission that the user lacks: `decisions/domain/access`. */
function RoleActions({ role, onDelete }: RoleActionsProps) {
  const own = useAppSelector(selectPermissions)
  const may = useMay()
  const canUpdate = may(rolesRoutes.update.access)
  const canDelete = may(rolesRoutes.delete.access)
  const inReach = permissionsBeyond(own, rolePermissions(role)).length === 0
  const to = pathOf(role)
  return (
    <RowActions
      of={role.name}
      actions={[
        canUpdate && inReach ? { icon: 'edit', label: 'Editar', to } : { icon: 'eye', label: 'Ver', to },
        canDelete &&
          inReach && { danger: true, icon: 'delete', label: 'Eliminar', onClick: () => onDelete(role) },
      ]}
    />
  )
}

/** The server refuses a role that has users, so the dialog names them instead. */
function DeleteRoleDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const { send } = useDeleteRole()
  const holders = role.usuarios.map(({ name }) => name).join(', ')

  return (
    <DeleteDialog
      title={`¿Eliminar el rol ${role.name}?`}
      text={
        holders
          ? `Lo tiene: ${holders}. Mientras alguien lo tenga no se puede eliminar: antes hay que darle otro rol.`
          : `Nadie lo tiene. Se elimina con ${role.permissions.length === 1 ? 'su único permiso' : `sus ${role.permissions.length} permisos`}; para usarlo de nuevo habrá que registrarlo otra vez.`
      }
      onDelete={() => send({ id: role.id })}
      onClose={onClose}
    />
  )
}

export function RolesPage() {
  const source = useRoles(undefined)
  const canCreate = useMay()(rolesRoutes.create.access)
  const [deleting, setDeleting] = useState<Role | null>(null)
  const rowActions = useCallback((role: Role) => <RoleActions role={role} onDelete={setDeleting} />, [])
  const register = canCreate && <PrimaryAction to={paths.newRole}>{texts.register}</PrimaryAction>
  return (
    <>
      <ListScreen action={register} {...list} source={source} rowActions={rowActions} rowOpens={pathOf} />
      {deleting && <DeleteRoleDialog role={deleting} onClose={() => setDeleting(null)} />}
    </>
  )
}
