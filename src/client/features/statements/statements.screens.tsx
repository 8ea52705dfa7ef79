import { statementsRoutes as routes } from '@contract/statements/statements.routes'
import { page, type Screen } from '../../ui/screens/screen'

export const statementsScreens: readonly Screen[] = [
  {
    path: '/estado-de-cuenta',
    access: routes.ofStudent.access,
    menu: { group: 'Caja', label: 'Estado de cuenta', icon: 'book' },
    ...page(() => import('./pages/PickAccountPage'), 'PickAccountPage'),
  },
  {
    path: '/estado-de-cuenta/:alumno',
    access: routes.ofStudent.access,
    under: '/estado-de-cuenta',
    ...page(() => import('./pages/AccountPage'), 'AccountPage'),
  },
  {
    path: '/morosos',
    access: routes.debtors.access,
    menu: { group: 'Caja', label: 'Morosos', icon: 'warning' },
    ...page(() => import('./pages/DebtorsPage'), 'DebtorsPage'),
  },
]
