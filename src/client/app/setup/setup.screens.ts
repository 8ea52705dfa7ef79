import { setupRoutes } from '@contract/setup/setup.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const setupScreens: readonly Screen[] = [
  {
    path: paths.setup,
    access: setupRoutes.get.access,
    under: paths.school,
    ...page(() => import('./SetupPage'), 'SetupPage'),
  },
]
