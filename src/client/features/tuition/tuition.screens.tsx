import { tuitionRoutes } from '@contract/tuition/tuition.routes'
import { page, type Screen } from '../../ui/screens/screen'

export const tuitionScreens: readonly Screen[] = [
  {
    path: '/selecciona/alumno/colegiatura',
    access: tuitionRoutes.statement.access,
    menu: { entry: 'Colegiaturas', label: 'Colegiaturas' },
    ...page(() => import('./pages/PickPupilPage'), 'PickPupilPage'),
  },
  {
    path: '/pago/colegiatura/:alumno',
    access: tuitionRoutes.statement.access,
    under: '/selecciona/alumno/colegiatura',
    ...page(() => import('./pages/PayMonthsPage'), 'PayMonthsPage'),
  },
  {
    path: '/colegiatura/pago/anual',
    access: tuitionRoutes.payYear.access,
    menu: { entry: 'Colegiaturas', label: 'Pago anual' },
    ...page(() => import('./pages/PayYearPage'), 'PayYearPage'),
  },
]
