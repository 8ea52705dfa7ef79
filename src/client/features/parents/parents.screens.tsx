import { parentsRoutes } from '@contract/parents/parents.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const parentsScreens: readonly Screen[] = [
  {
    path: paths.enrolledParents,
    access: parentsRoutes.listEnrolled.access,
    menu: { entry: 'Padres', label: 'Padres con inscritos' },
    ...page(() => import('./pages/ParentsPages'), 'EnrolledParentsPage'),
  },
  {
    path: paths.parents,
    access: parentsRoutes.listAll.access,
    menu: { entry: 'Padres', label: 'Historial de padres' },
    ...page(() => import('./pages/ParentsPages'), 'ParentsPage'),
  },
  {
    path: paths.newParent,
    access: parentsRoutes.create.access,
    menu: { entry: 'Padres', label: 'Registrar padre', act: true },
    ...page(() => import('./pages/RegisterParentPage'), 'RegisterParentPage'),
  },
  {
    path: paths.addChildren.path,
    access: parentsRoutes.addChildren.access,
    under: paths.parents,
    ...page(() => import('./pages/AddChildrenPage'), 'AddChildrenPage'),
  },
]
