import { backupsRoutes } from '@contract/backups/backups.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const backupsScreens: readonly Screen[] = [
  {
    path: paths.backups,
    access: backupsRoutes.get.access,
    menu: { entry: 'La escuela', label: 'Respaldos' },
    ...page(() => import('./pages/BackupsPage'), 'BackupsPage'),
  },
]
