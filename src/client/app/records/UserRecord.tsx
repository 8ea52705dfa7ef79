import { auditRoutes } from '@contract/audit/audit.routes'
import type { User } from '@contract/users/users.schemas'
import { RoleSummary } from '../../features/roles/components/RoleSummary'
import { UserPage } from '../../features/users/pages/UserPage'
import { lazyTab } from '../../ui/parts/lazyPart'
import type { RecordTab } from '../../ui/record/record'

const UserDeeds = lazyTab(async () => (await import('../../features/audit/components/RecordAudit')).UserDeeds)
const UserAudit = lazyTab(async () => (await import('../../features/audit/components/RecordAudit')).UserAudit)

const UserPermissions = ({ row }: { row: User }) => <RoleSummary permissions={row.permissions} />

const TABS: readonly RecordTab<User>[] = [
  { key: 'permisos', label: 'Qué puede', Part: UserPermissions },
  { key: 'hizo', label: 'Qué hizo', access: auditRoutes.list.access, Part: UserDeeds },
  { key: 'bitacora', label: 'Bitácora', access: auditRoutes.list.access, Part: UserAudit },
]

export function UserRecord() {
  return <UserPage tabs={TABS} />
}
