import { statementsRoutes as routes } from '@contract/statements/statements.routes'
import { page, type Screen } from '../../ui/screens/screen'

export const statementsScreens: readonly Screen[] = [
  {
    path: '/morosos',
    access: routes.debtors.access,
    menu: { entry: 'Adeudos', label: 'Morosos' },
    ...page(() => import('./pages/DebtorsPage'), 'DebtorsPage'),
  },
  {
    path: '/adeudos/por-vencer',
    access: routes.upcoming.access,
    menu: { entry: 'Adeudos', label: 'Vence en 7 días' },
    ...page(() => import('./pages/UpcomingPage'), 'UpcomingPage'),
  },
  {
    path: '/estado-de-cuenta',
    access: routes.ofStudent.access,
    menu: { entry: 'Adeudos', label: 'Estado de cuenta' },
    ...page(() => import('./pages/PickAccountPage'), 'PickAccountPage'),
  },
  {
    path: '/estado-de-cuenta/:alumno',
    access: routes.ofStudent.access,
    under: '/estado-de-cuenta',
    ...page(() => import('./pages/AccountPage'), 'AccountPage'),
  },
  {
    path: '/estado-de-cuenta/familia/:padre',
    access: routes.ofFamily.access,
    under: '/estado-de-cuenta',
    ...page(() => import('./pages/FamilyAccountPage'), 'FamilyAccountPage'),
  },
]
