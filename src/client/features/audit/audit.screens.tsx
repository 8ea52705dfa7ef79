import { auditRoutes } from '@contract/audit/audit.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const auditScreens: readonly Screen[] = [
  {
    path: paths.audit,
    access: auditRoutes.list.access,
    menu: { entry: 'Usuarios y roles', label: 'Bitácora' },
    ...page(() => import('./pages/AuditPage'), 'AuditPage'),
  },
]
