import { Link } from 'react-router-dom'
import { rolesRoutes } from '@contract/roles/roles.routes'
import type { User } from '@contract/users/users.schemas'
import * as paths from '@contract/domain/screenPaths'
import { useMay } from '../../../state/session/useMay'
import { useUsers } from '../../../state/users/users.api'
import { DetailScreen } from '../../../ui/page/DetailScreen'
import { Page } from '../../../ui/page/Page'
import { allowedParts, type RecordTab } from '../../../ui/record/record'
import { RecordTabs } from '../../../ui/record/RecordTabs'
import { useIdParam } from '../../../ui/screens/useIdParam'
import { texts } from '../users.texts'

const CRUMBS = [{ label: texts.list, to: paths.users }]

function RoleOf({ role }: Pick<User, 'role'>) {
  const canSeeRoles = useMay()(rolesRoutes.get.access)
  return <>Rol {canSeeRoles ? <Link to={paths.role(role.id)}>{role.name}</Link> : role.name}</>
}

export function UserPage({ tabs }: { tabs: readonly RecordTab<User>[] }) {
  const id = useIdParam('usuario')
  const { rows, isLoading, error, retry } = useUsers(undefined)
  const parts = allowedParts(tabs, useMay())
  return (
    <DetailScreen
      // No call returns one user, so it is taken from the list.
      source={{
        row: rows && (rows.find((user) => user.id === id) ?? null),
        isLoading,
        error: error === undefined ? undefined : { message: error },
        retry,
      }}
      title="Usuario"
      unknown="No existe este usuario"
      unknownText="Quizá se eliminó: su nombre se queda en lo que registró. Búscalo en la lista de usuarios."
      breadcrumb={CRUMBS}
    >
      {(user) => (
        <Page title={user.name} subtitle={<RoleOf role={user.role} />} breadcrumb={CRUMBS}>
          <RecordTabs label={`Apartados del usuario ${user.name}`} row={user} tabs={parts} />
        </Page>
      )}
    </DetailScreen>
  )
}
