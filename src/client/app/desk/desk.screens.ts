import { deskRoutes } from '@contract/desk/desk.routes'
import { page, type Screen } from '../../ui/screens/screen'

/** The desk, made of what several features do for a family. */
export const deskScreens: readonly Screen[] = [
  {
    path: '/caja',
    access: deskRoutes.family.access,
    menu: { entry: 'Caja', label: 'Caja' },
    ...page(() => import('./DeskScreen'), 'DeskScreen'),
  },
]
