import { groupsRoutes as routes } from '@contract/groups/groups.routes'
import { page, type Screen } from '../../ui/screens/screen'

export const groupsScreens: readonly Screen[] = [
  {
    path: '/grupos',
    access: routes.listByCycle.access,
    menu: { entry: 'Grupos', label: 'Grupos' },
    ...page(() => import('./pages/GroupsPage'), 'GroupsPage'),
  },
  {
    path: '/grupo/:grupo',
    access: routes.listByCycle.access,
    under: '/grupos',
    ...page(() => import('./pages/GroupPage'), 'GroupPage'),
  },
  {
    path: '/grupo/add/:grupo',
    access: routes.addStudents.access,
    needs: routes.listByCycle.access,
    under: '/grupos',
    ...page(() => import('./pages/AddToGroupPage'), 'AddToGroupPage'),
  },
]
