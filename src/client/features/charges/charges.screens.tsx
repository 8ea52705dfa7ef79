import { chargesRoutes } from '@contract/charges/charges.routes'
import { page, type Screen } from '../../ui/screens/screen'

export const chargesScreens: readonly Screen[] = [
  {
    path: '/cargos/pendientes',
    access: chargesRoutes.listPending.access,
    menu: { entry: 'Cargos', label: 'Cargos pendientes' },
    ...page(() => import('./pages/ChargesPages'), 'PendingChargesPage'),
  },
  {
    path: '/cargos/inscripciones',
    access: chargesRoutes.listPendingEnrolment.access,
    menu: { entry: 'Cargos', label: 'Cargos de inscripción' },
    ...page(() => import('./pages/ChargesPages'), 'PendingEnrolmentChargesPage'),
  },
  {
    path: '/complemento/cargos',
    access: chargesRoutes.listPartlyPaid.access,
    menu: { entry: 'Cargos', label: 'Complementos' },
    ...page(() => import('./pages/ChargesPages'), 'PartlyPaidChargesPage'),
  },
  {
    path: '/registro/cargo',
    access: chargesRoutes.create.access,
    menu: { entry: 'Cargos', label: 'Registrar cargo', act: true },
    ...page(() => import('./pages/RegisterChargePage'), 'RegisterChargePage'),
  },
  {
    path: '/cargos/cancelados',
    access: chargesRoutes.listCancelled.access,
    menu: { entry: 'Cargos', label: 'Cargos cancelados' },
    ...page(() => import('./pages/ChargesPages'), 'CancelledChargesPage'),
  },
]
