import { servicesRoutes as routes } from '@contract/services/services.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const servicesScreens: readonly Screen[] = [
  {
    path: paths.services,
    access: routes.list.access,
    menu: { entry: 'Cargos', label: 'Servicios' },
    ...page(() => import('./pages/ServicesPage'), 'ServicesPage'),
  },
  {
    path: paths.service.path,
    access: routes.listStudents.access,
    under: paths.services,
    ...page(() => import('./pages/ServicePage'), 'ServicePage'),
  },
  {
    path: paths.chargeService.path,
    access: routes.charge.access,
    needs: routes.listStudents.access,
    under: paths.services,
    ...page(() => import('./pages/ServiceRunPages'), 'ChargeServicePage'),
  },
  {
    path: paths.removeFromService.path,
    access: routes.removeStudents.access,
    needs: routes.listStudents.access,
    under: paths.services,
    ...page(() => import('./pages/ServiceRunPages'), 'RemoveFromServicePage'),
  },
]
