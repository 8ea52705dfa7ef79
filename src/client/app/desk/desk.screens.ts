import { deskRoutes } from '@contract/desk/desk.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const deskScreens: readonly Screen[] = [
  {
    path: paths.desk,
    access: deskRoutes.getFamily.access,
    menu: { entry: 'Caja', label: 'Caja' },
    ...page(() => import('./DeskScreen'), 'DeskScreen'),
  },
]
