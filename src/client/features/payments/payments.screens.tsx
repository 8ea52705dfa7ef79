import { paymentsRoutes } from '@contract/payments/payments.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const paymentsScreens: readonly Screen[] = [
  {
    path: paths.payments,
    access: paymentsRoutes.listByDay.access,
    menu: { entry: 'Pagos y recibos', label: 'Pagos y recibos' },
    ...page(() => import('./pages/PaymentsPage'), 'PaymentsPage'),
  },
]
