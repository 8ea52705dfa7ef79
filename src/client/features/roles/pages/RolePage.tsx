import Button from '@mui/material/Button'
import { skipToken } from '@reduxjs/toolkit/query'
import { Link } from 'react-router-dom'
import { permissionsBeyond } from '@contract/roles/roles.rules'
import { rolesRoutes } from '@contract/roles/roles.routes'
import { isApiError } from '../../../state/core/errors'
import { useAppSelector } from '../../../state/hooks'
import { useGetRoleQuery } from '../../../state/roles/roles.api'
import { rolePermissions } from '../../../state/roles/roles.selectors'
import { selectMay, selectPermissions } from '../../../state/session/session.selectors'
import { Page } from '../../../ui/page/Page'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { EditRole } from '../components/EditRole'
import { RoleView } from '../components/RoleView'
import { useIdParam } from '../../../ui/screens/useIdParam'
import { texts } from '../roles.texts'

const CRUMBS = [{ label: texts.list, to: '/roles' }]

const unknownPanel = (
  <PageEmpty
    icon="search"
    title={texts.unknown}
    text={texts.unknownText}
    action={
      <Button variant="outlined" component={Link} to="/roles">
        {texts.list}
      </Button>
    }
  />
)

/** One role: who holds it and what it allows; to edit for who may and holds all of it, else to look at. */
export function RolePage() {
  const id = useIdParam('rol')
  const { currentData, isFetching, error, refetch } = useGetRoleQuery(id === null ? skipToken : { id }, {
    refetchOnMountOrArgChange: true,
  })
  const own = useAppSelector(selectPermissions)
  const canUpdate = useAppSelector((state) => selectMay(state, rolesRoutes.update.access))
  const unknown = id === null || (isApiError(error) && error.status === 404) || currentData === null
  const role = unknown ? null : currentData
  const beyond = role ? permissionsBeyond(own, rolePermissions(role)) : []

  return (
    <Page title={role?.name ?? (unknown ? texts.unknown : texts.role)} breadcrumb={CRUMBS} narrow>
      {unknown && unknownPanel}
      {!unknown && !role && isFetching && <PageLoading />}
      {!unknown && !role && !isFetching && error && (
        <PageError text={error.message} onRetry={() => void refetch()} />
      )}
      {role && canUpdate && beyond.length === 0 && <EditRole key={role.id} role={role} />}
      {role && !(canUpdate && beyond.length === 0) && <RoleView role={role} beyond={beyond} />}
    </Page>
  )
}
