import { auditRoutes } from '@contract/audit/audit.routes'
import type { Role } from '@contract/roles/roles.schemas'
import { RolePage } from '../../features/roles/pages/RolePage'
import { lazyTab } from '../../ui/parts/lazyPart'
import type { RecordTab } from '../../ui/record/record'

const RoleAudit = lazyTab(async () => (await import('../../features/audit/components/RecordAudit')).RoleAudit)

const TABS: readonly RecordTab<Role>[] = [
  { key: 'bitacora', label: 'Bitácora', access: auditRoutes.list.access, Part: RoleAudit },
]

export function RoleRecord() {
  return <RolePage tabs={TABS} />
}
