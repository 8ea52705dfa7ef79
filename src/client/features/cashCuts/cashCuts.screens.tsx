import { cashCutsRoutes as routes } from '@contract/cashCuts/cashCuts.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const cashCutsScreens: readonly Screen[] = [
  {
    path: paths.cashCuts,
    access: routes.list.access,
    menu: { entry: 'Corte de caja', label: 'Corte de caja' },
    ...page(() => import('./pages/CashCutsPage'), 'CashCutsPage'),
  },
  {
    path: paths.cashCut.path,
    access: routes.get.access,
    under: paths.cashCuts,
    ...page(() => import('./pages/CashCutPage'), 'CashCutPage'),
  },
]
