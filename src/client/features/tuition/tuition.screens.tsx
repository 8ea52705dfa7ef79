import { tuitionRoutes } from '@contract/tuition/tuition.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const tuitionScreens: readonly Screen[] = [
  {
    path: paths.pickTuition,
    access: tuitionRoutes.get.access,
    menu: { entry: 'Colegiaturas', label: 'Colegiaturas' },
    ...page(() => import('./pages/PickPupilPage'), 'PickPupilPage'),
  },
  {
    path: paths.payMonths.path,
    access: tuitionRoutes.get.access,
    under: paths.pickTuition,
    ...page(() => import('./pages/PayMonthsPage'), 'PayMonthsPage'),
  },
  {
    path: paths.payYear,
    access: tuitionRoutes.payYear.access,
    menu: { entry: 'Colegiaturas', label: 'Pago anual' },
    ...page(() => import('./pages/PayYearPage'), 'PayYearPage'),
  },
]
