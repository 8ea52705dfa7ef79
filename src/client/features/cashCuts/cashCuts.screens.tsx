import { cashCutsRoutes as routes } from '@contract/cashCuts/cashCuts.routes'
import { page, type Screen } from '../../ui/screens/screen'

export const cashCutsScreens: readonly Screen[] = [
  {
    path: '/cortes',
    access: routes.list.access,
    menu: { entry: 'Corte de caja', label: 'Corte de caja' },
    ...page(() => import('./pages/CashCutsPage'), 'CashCutsPage'),
  },
  {
    path: '/corte/:corte',
    access: routes.get.access,
    under: '/cortes',
    ...page(() => import('./pages/CashCutPage'), 'CashCutPage'),
  },
]
