import { departmentsRoutes as routes } from '@contract/departments/departments.routes'
import { page, type Screen } from '../../ui/screens/screen'
import { MANAGE_PATH, manageAccess } from './manage.access'

export const departmentsScreens: readonly Screen[] = [
  {
    path: '/departamentos',
    access: routes.list.access,
    menu: { entry: 'Personal', label: 'Departamentos' },
    ...page(() => import('./pages/DepartmentsPage'), 'DepartmentsPage'),
  },
  {
    path: MANAGE_PATH,
    access: manageAccess,
    menu: { entry: 'Personal', label: 'Administrar departamentos' },
    ...page(() => import('./pages/ManageDepartmentsPage'), 'ManageDepartmentsPage'),
  },
  {
    path: '/departamento/:departamento',
    access: routes.getWithEmployees.access,
    under: '/departamentos',
    ...page(() => import('./pages/DepartmentPage'), 'DepartmentPage'),
  },
]
