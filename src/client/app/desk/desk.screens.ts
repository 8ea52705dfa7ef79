import { deskRoutes } from '@contract/desk/desk.routes'
import * as paths from '../../ui/screens/paths'
import { page, type Screen } from '../../ui/screens/screen'

export const deskScreens: readonly Screen[] = [
  {
    path: paths.desk,
    access: deskRoutes.family.access,
    menu: { entry: 'Caja', label: 'Caja' },
    ...page(() => import('./DeskScreen'), 'DeskScreen'),
  },
]
