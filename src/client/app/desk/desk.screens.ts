import { deskRoutes } from '@contract/desk/desk.routes'
import { page, type Screen } from '../../ui/screens/screen'

export const deskScreens: readonly Screen[] = [
  {
    path: '/caja',
    access: deskRoutes.family.access,
    menu: { entry: 'Caja', label: 'Caja' },
    ...page(() => import('./DeskScreen'), 'DeskScreen'),
  },
]
