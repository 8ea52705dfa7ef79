import { auditRoutes } from '@contract/audit/audit.routes'
import { page, type Screen } from '../../ui/screens/screen'

export const auditScreens: readonly Screen[] = [
  {
    path: '/bitacora',
    access: auditRoutes.list.access,
    menu: { entry: 'Usuarios y roles', label: 'Bitácora' },
    ...page(() => import('./pages/AuditPage'), 'AuditPage'),
  },
]
