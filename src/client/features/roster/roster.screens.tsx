import { rosterRoutes as routes } from '@contract/roster/roster.routes'
import { page, type Screen } from '../../ui/screens/screen'

export const rosterScreens: readonly Screen[] = [
  {
    path: '/plantilla',
    access: routes.list.access,
    menu: { entry: 'Personal', label: 'Plantilla' },
    ...page(() => import('./pages/RosterPage'), 'RosterPage'),
  },
  {
    path: '/registro/empleado',
    access: routes.create.access,
    menu: { entry: 'Personal', label: 'Registrar colaborador', act: true },
    ...page(() => import('./pages/RegisterEmployeePage'), 'RegisterEmployeePage'),
  },
  {
    path: '/plantilla/:empleado',
    access: routes.get.access,
    under: '/plantilla',
    ...page(() => import('./pages/EmployeePage'), 'EmployeePage'),
  },
]
