import { chargesRoutes } from '@contract/charges/charges.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const chargesScreens: readonly Screen[] = [
  {
    path: paths.pendingCharges,
    access: chargesRoutes.listPending.access,
    menu: { entry: 'Cargos', label: 'Cargos pendientes' },
    ...page(() => import('./pages/ChargesPages'), 'PendingChargesPage'),
  },
  {
    path: paths.enrolmentCharges,
    access: chargesRoutes.listPendingEnrolment.access,
    menu: { entry: 'Cargos', label: 'Cargos de inscripción' },
    ...page(() => import('./pages/ChargesPages'), 'PendingEnrolmentChargesPage'),
  },
  {
    path: paths.partlyPaidCharges,
    access: chargesRoutes.listPartlyPaid.access,
    menu: { entry: 'Cargos', label: 'Complementos' },
    ...page(() => import('./pages/ChargesPages'), 'PartlyPaidChargesPage'),
  },
  {
    path: paths.newCharge,
    access: chargesRoutes.create.access,
    menu: { entry: 'Cargos', label: 'Registrar cargo', act: true },
    ...page(() => import('./pages/RegisterChargePage'), 'RegisterChargePage'),
  },
  {
    path: paths.cancelledCharges,
    access: chargesRoutes.listCancelled.access,
    menu: { entry: 'Cargos', label: 'Cargos cancelados' },
    ...page(() => import('./pages/ChargesPages'), 'CancelledChargesPage'),
  },
]
