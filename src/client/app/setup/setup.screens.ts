import { setupRoutes } from '@contract/setup/setup.routes'
import * as paths from '../../ui/screens/paths'
import { page, type Screen } from '../../ui/screens/screen'

export const setupScreens: readonly Screen[] = [
  {
    path: paths.setup,
    access: setupRoutes.read.access,
    under: paths.school,
    ...page(() => import('./SetupPage'), 'SetupPage'),
  },
]
