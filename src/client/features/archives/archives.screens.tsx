import { archivesRoutes } from '@contract/archives/archives.routes'
import { page, type Screen } from '../../ui/screens/screen'

export const archivesScreens: readonly Screen[] = [
  {
    path: '/archivo',
    access: archivesRoutes.make.access,
    under: '/bitacora',
    ...page(() => import('./pages/ArchivePage'), 'ArchivePage'),
  },
]
