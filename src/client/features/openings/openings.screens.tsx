import { openingsRoutes } from '@contract/openings/openings.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const openingsScreens: readonly Screen[] = [
  {
    path: paths.opening,
    access: openingsRoutes.list.access,
    under: paths.enrol,
    ...page(() => import('./pages/OpeningPage'), 'OpeningPage'),
  },
]
