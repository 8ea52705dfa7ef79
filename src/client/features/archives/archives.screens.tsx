import { archivesRoutes } from '@contract/archives/archives.routes'
import { page, type Screen } from '../../ui/screens/screen'
import { PATH } from './archives.texts'

export const archivesScreens: readonly Screen[] = [
  {
    path: PATH,
    access: archivesRoutes.make.access,
    under: '/bitacora',
    ...page(() => import('./pages/ArchivePage'), 'ArchivePage'),
  },
]
