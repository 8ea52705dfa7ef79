import { rolesRoutes } from '@contract/roles/roles.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

/** Who may assign roles may call the list too; its screen needs permission to read roles. */
export const rolesScreens: readonly Screen[] = [
  {
    path: paths.roles,
    access: rolesRoutes.get.access,
    menu: { entry: 'Usuarios y roles', label: 'Roles' },
    ...page(() => import('./pages/RolesPage'), 'RolesPage'),
  },
  {
    path: paths.permissions,
    access: rolesRoutes.get.access,
    menu: { entry: 'Usuarios y roles', label: 'Quién puede qué' },
    ...page(() => import('./pages/PermissionsPage'), 'PermissionsPage'),
  },
  {
    path: paths.newRole,
    access: rolesRoutes.create.access,
    under: paths.roles,
    ...page(() => import('./pages/RegisterRolePage'), 'RegisterRolePage'),
  },
]
