import { parentsRoutes } from '@contract/parents/parents.routes'
import { page, type Screen } from '../../ui/screens/screen'

export const parentsScreens: readonly Screen[] = [
  {
    path: '/padres/inscritos',
    access: parentsRoutes.listEnrolled.access,
    menu: { entry: 'Padres', label: 'Padres con inscritos' },
    ...page(() => import('./pages/ParentsPages'), 'EnrolledParentsPage'),
  },
  {
    path: '/historial/padres',
    access: parentsRoutes.listAll.access,
    menu: { entry: 'Padres', label: 'Historial de padres' },
    ...page(() => import('./pages/ParentsPages'), 'ParentsPage'),
  },
  {
    path: '/registro/padre',
    access: parentsRoutes.create.access,
    menu: { entry: 'Padres', label: 'Registrar padre', act: true },
    ...page(() => import('./pages/RegisterParentPage'), 'RegisterParentPage'),
  },
  {
    path: '/padre/add/:padre',
    access: parentsRoutes.addChildren.access,
    under: '/historial/padres',
    ...page(() => import('./pages/AddChildrenPage'), 'AddChildrenPage'),
  },
]
