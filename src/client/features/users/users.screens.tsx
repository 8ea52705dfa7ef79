import { usersRoutes } from '@contract/users/users.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const usersScreens: readonly Screen[] = [
  {
    path: paths.users,
    access: usersRoutes.list.access,
    menu: { entry: 'Usuarios y roles', label: 'Usuarios' },
    ...page(() => import('./pages/UsersPage'), 'UsersPage'),
  },
]
