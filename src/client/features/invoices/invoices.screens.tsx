import { invoicesRoutes } from '@contract/invoices/invoices.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const invoicesScreens: readonly Screen[] = [
  {
    path: paths.invoices,
    access: invoicesRoutes.list.access,
    needs: invoicesRoutes.list.needs,
    menu: { entry: 'Pagos y recibos', label: 'Facturas' },
    ...page(() => import('./pages/InvoicesPage'), 'InvoicesPage'),
  },
]
