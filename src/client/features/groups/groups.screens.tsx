import { groupsRoutes as routes } from '@contract/groups/groups.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const groupsScreens: readonly Screen[] = [
  {
    path: paths.groups,
    access: routes.listByCycle.access,
    menu: { entry: 'Grupos', label: 'Grupos' },
    ...page(() => import('./pages/GroupsPage'), 'GroupsPage'),
  },
  {
    path: paths.group.path,
    access: routes.listByCycle.access,
    under: paths.groups,
    ...page(() => import('./pages/GroupPage'), 'GroupPage'),
  },
  {
    path: paths.addToGroup.path,
    access: routes.addStudents.access,
    needs: routes.listByCycle.access,
    under: paths.groups,
    ...page(() => import('./pages/AddToGroupPage'), 'AddToGroupPage'),
  },
]
