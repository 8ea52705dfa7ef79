import { useCallback, useState } from 'react'
import { usersRoutes } from '@contract/users/users.routes'
import type { User } from '@contract/users/users.schemas'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import { useListUsersQuery } from '../../../state/users/users.api'
import { selectUsers } from '../../../state/users/users.selectors'
import { ListScreen } from '../../../ui/list/ListScreen'
import { useLocalList } from '../../../ui/list/useLocalList'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { ChangePasswordDialog } from '../components/ChangePasswordDialog'
import { DeleteUserDialog } from '../components/DeleteUserDialog'
import { EditUserDialog } from '../components/EditUserDialog'
import { RegisterUserDialog } from '../components/RegisterUserDialog'
import { UserActions, type UserDialog } from '../components/UserActions'
import { userColumns, userSearchText, userSortBy } from '../users.columns'
import { texts } from '../users.texts'

const NOUN = { one: 'usuario', many: 'usuarios' }
const DIALOGS = { edit: EditUserDialog, password: ChangePasswordDialog, delete: DeleteUserDialog }

/** Who may enter, with which role; everything is done in dialogs (SPEC §2). */
export function UsersPage() {
  const { isLoading, error, refetch } = useListUsersQuery()
  const list = useLocalList(useAppSelector(selectUsers), { searchText: userSearchText, sortBy: userSortBy })
  const canRegister = useAppSelector((state) => selectMay(state, usersRoutes.register.access))
  const canUpdate = useAppSelector((state) => selectMay(state, usersRoutes.update.access))
  const canDelete = useAppSelector((state) => selectMay(state, usersRoutes.delete.access))
  const [registering, setRegistering] = useState(false)
  const [opened, setOpened] = useState<{ dialog: UserDialog; user: User } | null>(null)
  const startRegister = useCallback(() => setRegistering(true), [])
  const rowActions = useCallback(
    (user: User) => <UserActions user={user} onOpen={(dialog, of) => setOpened({ dialog, user: of })} />,
    [],
  )
  const register = canRegister && <PrimaryAction onClick={startRegister}>{texts.register}</PrimaryAction>
  const Opened = opened && DIALOGS[opened.dialog]
  return (
    <>
      <ListScreen
        title={texts.list}
        action={register}
        list={list}
        columns={userColumns}
        noun={NOUN}
        rowActions={canUpdate || canDelete ? rowActions : undefined}
        isLoading={isLoading}
        error={error?.message}
        onRetry={() => void refetch()}
        empty={{ icon: 'users', title: texts.emptyTitle, text: texts.emptyText, action: register }}
      />
      {registering && <RegisterUserDialog onClose={() => setRegistering(false)} />}
      {opened && Opened && <Opened user={opened.user} onClose={() => setOpened(null)} />}
    </>
  )
}
