import { statementsRoutes as routes } from '@contract/statements/statements.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const statementsScreens: readonly Screen[] = [
  {
    path: paths.debtors,
    access: routes.listDebtors.access,
    menu: { entry: 'Adeudos', label: 'Morosos' },
    ...page(() => import('./pages/DebtorsPage'), 'DebtorsPage'),
  },
  {
    path: paths.upcoming,
    access: routes.listUpcoming.access,
    menu: { entry: 'Adeudos', label: 'Vence en 7 días' },
    ...page(() => import('./pages/UpcomingPage'), 'UpcomingPage'),
  },
  {
    path: paths.pickAccount,
    access: routes.getByStudent.access,
    menu: { entry: 'Adeudos', label: 'Estado de cuenta' },
    ...page(() => import('./pages/PickAccountPage'), 'PickAccountPage'),
  },
  {
    path: paths.account.path,
    access: routes.getByStudent.access,
    under: paths.pickAccount,
    ...page(() => import('./pages/AccountPage'), 'AccountPage'),
  },
  {
    path: paths.familyAccount.path,
    access: routes.getByFamily.access,
    under: paths.pickAccount,
    ...page(() => import('./pages/FamilyAccountPage'), 'FamilyAccountPage'),
  },
]
