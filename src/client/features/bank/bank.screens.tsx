import { bankRoutes } from '@contract/bank/bank.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const bankScreens: readonly Screen[] = [
  {
    path: paths.bank,
    access: bankRoutes.listDeposits.access,
    menu: { entry: 'Pagos y recibos', label: 'Depósitos del banco' },
    ...page(() => import('./pages/DepositsPage'), 'DepositsPage'),
  },
  {
    path: paths.withoutDeposit,
    access: bankRoutes.listWithoutDeposit.access,
    menu: { entry: 'Pagos y recibos', label: 'Sin depósito' },
    ...page(() => import('./pages/WithoutDepositPage'), 'WithoutDepositPage'),
  },
  {
    path: paths.bankAccounts,
    access: bankRoutes.listAccounts.access,
    under: paths.bank,
    ...page(() => import('./pages/AccountsPage'), 'AccountsPage'),
  },
]
