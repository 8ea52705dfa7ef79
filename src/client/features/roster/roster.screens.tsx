import { rosterRoutes as routes } from '@contract/roster/roster.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const rosterScreens: readonly Screen[] = [
  {
    path: paths.roster,
    access: routes.list.access,
    menu: { entry: 'Personal', label: 'Plantilla' },
    ...page(() => import('./pages/RosterPage'), 'RosterPage'),
  },
  {
    path: paths.newEmployee,
    access: routes.create.access,
    menu: { entry: 'Personal', label: 'Registrar colaborador', act: true },
    ...page(() => import('./pages/RegisterEmployeePage'), 'RegisterEmployeePage'),
  },
  {
    path: paths.employee.path,
    access: routes.get.access,
    under: paths.roster,
    ...page(() => import('./pages/EmployeePage'), 'EmployeePage'),
  },
]
