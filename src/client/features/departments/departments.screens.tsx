import { departmentsRoutes as routes } from '@contract/departments/departments.routes'
import { page, type Screen } from '../../ui/screens/screen'

export const departmentsScreens: readonly Screen[] = [
  {
    path: '/departamentos',
    access: routes.list.access,
    menu: { group: 'Personal', label: 'Departamentos', icon: 'building' },
    ...page(
      () => import('./pages/DepartmentsPage'),
      ({ DepartmentsPage }) => DepartmentsPage,
    ),
  },
  {
    path: '/registro/departamentos',
    // Who may do any of what stands there.
    access: [...routes.create.access, ...routes.rename.access, ...routes.delete.access],
    menu: { group: 'Personal', label: 'Administrar departamentos', icon: 'settings' },
    ...page(
      () => import('./pages/ManageDepartmentsPage'),
      ({ ManageDepartmentsPage }) => ManageDepartmentsPage,
    ),
  },
  {
    path: '/departamento/:departamento',
    access: routes.getWithEmployees.access,
    ...page(
      () => import('./pages/DepartmentPage'),
      ({ DepartmentPage }) => DepartmentPage,
    ),
  },
]
