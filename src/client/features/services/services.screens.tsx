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
    access: routes.listPupils.access,
    under: paths.services,
    ...page(() => import('./pages/ServicePage'), 'ServicePage'),
  },
  {
    path: paths.chargeService.path,
    access: routes.charge.access,
    needs: routes.listPupils.access,
    under: paths.services,
    ...page(() => import('./pages/PressPages'), 'ChargeServicePage'),
  },
  {
    path: paths.takeOffService.path,
    access: routes.takeOff.access,
    needs: routes.listPupils.access,
    under: paths.services,
    ...page(() => import('./pages/PressPages'), 'LeaveServicePage'),
  },
]
