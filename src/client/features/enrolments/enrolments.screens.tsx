import { enrolmentsRoutes as routes } from '@contract/enrolments/enrolments.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const enrolmentsScreens: readonly Screen[] = [
  {
    path: paths.enrol,
    access: [['INSCRIPCIONES', 'CREATE']],
    menu: { entry: 'Inscripciones', label: 'Inscripciones' },
    ...page(() => import('./pages/EnrolPage'), 'EnrolmentMenuPage'),
  },
  {
    path: paths.enrolLevel.path,
    access: [['INSCRIPCIONES', 'CREATE']],
    under: paths.enrol,
    ...page(() => import('./pages/EnrolPage'), 'EnrolPage'),
  },
  {
    path: paths.withoutYear,
    access: routes.setYear.access,
    under: paths.enrol,
    ...page(() => import('./pages/WithoutYearPage'), 'WithoutYearPage'),
  },
  {
    path: paths.bajas,
    access: routes.listBajas.access,
    menu: { entry: 'Inscripciones', label: 'Bajas' },
    ...page(() => import('./pages/BajasPage'), 'BajasPage'),
  },
]
