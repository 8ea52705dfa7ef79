import { departmentsRoutes as routes } from '@contract/departments/departments.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'
import { manageAccess } from './manageAccess'

export const departmentsScreens: readonly Screen[] = [
  {
    path: paths.departments,
    access: routes.list.access,
    menu: { entry: 'Personal', label: 'Departamentos' },
    ...page(() => import('./pages/DepartmentsPage'), 'DepartmentsPage'),
  },
  {
    path: paths.manageDepartments,
    access: manageAccess,
    menu: { entry: 'Personal', label: 'Administrar departamentos' },
    ...page(() => import('./pages/ManageDepartmentsPage'), 'ManageDepartmentsPage'),
  },
  {
    path: paths.department.path,
    access: routes.getWithEmployees.access,
    under: paths.departments,
    ...page(() => import('./pages/DepartmentPage'), 'DepartmentPage'),
  },
]
