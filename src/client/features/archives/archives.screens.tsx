import { archivesRoutes } from '@contract/archives/archives.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const archivesScreens: readonly Screen[] = [
  {
    path: paths.archive,
    access: archivesRoutes.create.access,
    under: paths.audit,
    ...page(() => import('./pages/ArchivePage'), 'ArchivePage'),
  },
]
