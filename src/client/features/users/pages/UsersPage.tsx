import { styled } from '@mui/material/styles'
import { useCallback, useState } from 'react'
import { Link } from 'react-router-dom'
import { permissionsBeyond } from '@contract/roles/roles.rules'
import { usersRoutes } from '@contract/users/users.routes'
import type { User } from '@contract/users/users.schemas'
import * as paths from '@contract/domain/screenPaths'
import { useAppSelector } from '../../../state/hooks'
import { selectPermissions, selectSessionUser } from '../../../state/session/session.selectors'
import { useMay } from '../../../state/session/useMay'
import { useUsers } from '../../../state/users/users.api'
import { Quiet, Row } from '../../../ui/layout/layout'
import { ListScreen, type ListOf } from '../../../ui/list/ListScreen'
import { RowActions } from '../../../ui/list/RowActions'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { StatusChip } from '../../../ui/page/StatusChip'
import {
  ChangePasswordDialog,
  DeleteUserDialog,
  EditUserDialog,
  RegisterUserDialog,
} from '../components/UserDialogs'
import { ResetFactorDialog, UserSessionsDialog } from '../components/UserSessions'
import { texts } from '../users.texts'

const DIALOGS = {
  edit: EditUserDialog,
  password: ChangePasswordDialog,
  sessions: UserSessionsDialog,
  factor: ResetFactorDialog,
  delete: DeleteUserDialog,
}
type UserDialog = keyof typeof DIALOGS

const Name = styled(Row)({ overflowWrap: 'anywhere' })

function UserName({ id, name }: { id: number; name: string }) {
  const own = useAppSelector((state) => selectSessionUser(state)?.id === id)
  return (
    <Name as="span" inline>
      <Link to={paths.user(id)}>{name}</Link>
      {own && <StatusChip tone="info" label="Tú" />}
    </Name>
  )
}

const list = {
  title: texts.list,
  noun: { one: 'usuario', many: 'usuarios' },
  searchText: ({ name, role }) => `${name} ${role.name}`,
  sortBy: {
    name: ({ name }) => name,
    role: ({ role }) => role.name,
  },
  columns: [
    {
      key: 'name',
      header: 'Usuario',
      sortable: true,
      cell: ({ id, name }) => <UserName id={id} name={name} />,
      exported: ({ name }) => name,
    },
    { key: 'role', header: 'Rol', sortable: true, cell: ({ role }) => role.name },
    {
      key: 'permissions',
      header: 'Permisos',
      align: 'right',
      cell: ({ permissions }) => permissions.length,
    },
  ],
  empty: {
    icon: 'users',
    title: 'Todavía no hay usuarios',
    text: 'Cada persona de la oficina entra con su usuario; su rol decide qué puede ver y hacer.',
  },
} satisfies ListOf<User>

interface UserActionsProps {
  user: User
  onOpen: (dialog: UserDialog, user: User) => void
}

function UserActions({ user, onOpen }: UserActionsProps) {
  const own = useAppSelector(selectPermissions)
  const isOwn = useAppSelector((state) => selectSessionUser(state)?.id === user.id)
  const may = useMay()
  const canUpdate = may(usersRoutes.update.access)
  const canDelete = may(usersRoutes.delete.access)
  if (permissionsBeyond(own, user.permissions).length > 0)
    return <Quiet>Tiene permisos que tú no tienes</Quiet>
  return (
    <RowActions
      of={user.name}
      actions={[
        canUpdate && { icon: 'edit', label: 'Editar', onClick: () => onOpen('edit', user) },
        canUpdate && { icon: 'key', label: 'Contraseña', onClick: () => onOpen('password', user) },
        canUpdate && { icon: 'shield', label: 'Sesiones', onClick: () => onOpen('sessions', user) },
        canUpdate &&
          (user.segundo_factor ?? false) && {
            icon: 'shield',
            label: 'Quitar segundo factor',
            onClick: () => onOpen('factor', user),
          },
        { icon: 'history', label: 'Bitácora', to: `${paths.user(user.id)}?ver=bitacora` },
        canDelete &&
          !isOwn && {
            danger: true,
            icon: 'delete',
            label: 'Eliminar',
            onClick: () => onOpen('delete', user),
          },
      ]}
    />
  )
}

export function UsersPage() {
  const source = useUsers(undefined)
  const may = useMay()
  const canRegister = may(usersRoutes.create.access)
  const canUpdate = may(usersRoutes.update.access)
  const canDelete = may(usersRoutes.delete.access)
  const [registering, setRegistering] = useState(false)
  const [opened, setOpened] = useState<{ dialog: UserDialog; user: User } | null>(null)
  const rowActions = useCallback(
    (user: User) => <UserActions user={user} onOpen={(dialog, of) => setOpened({ dialog, user: of })} />,
    [],
  )
  const register = canRegister && (
    <PrimaryAction onClick={() => setRegistering(true)}>{texts.register}</PrimaryAction>
  )
  const Opened = opened && DIALOGS[opened.dialog]
  return (
    <>
      <ListScreen
        action={register}
        {...list}
        source={source}
        rowActions={canUpdate || canDelete ? rowActions : undefined}
      />
      {registering && <RegisterUserDialog onClose={() => setRegistering(false)} />}
      {opened && Opened && <Opened user={opened.user} onClose={() => setOpened(null)} />}
    </>
  )
}
