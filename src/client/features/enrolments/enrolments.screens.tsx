import { enrolmentsRoutes as routes } from '@contract/enrolments/enrolments.routes'
import { page, type Screen } from '../../ui/screens/screen'

export const enrolmentsScreens: readonly Screen[] = [
  {
    path: '/menu/inscripciones',
    access: [['INSCRIPCIONES', 'CREATE']],
    menu: { entry: 'Inscripciones', label: 'Inscripciones' },
    ...page(() => import('./pages/EnrolPage'), 'EnrolmentMenuPage'),
  },
  {
    path: '/registro/inscripciones/:grado',
    access: [['INSCRIPCIONES', 'CREATE']],
    under: '/menu/inscripciones',
    ...page(() => import('./pages/EnrolPage'), 'EnrolPage'),
  },
  {
    path: '/inscripciones/sin-grado',
    access: routes.setYear.access,
    under: '/menu/inscripciones',
    ...page(() => import('./pages/WithoutYearPage'), 'WithoutYearPage'),
  },
  {
    path: '/bajas',
    access: routes.listBajas.access,
    menu: { entry: 'Inscripciones', label: 'Bajas' },
    ...page(() => import('./pages/BajasPage'), 'BajasPage'),
  },
]
