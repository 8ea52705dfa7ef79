import { page, type Screen } from '../../ui/screens/screen'

export const enrolmentsScreens: readonly Screen[] = [
  {
    path: '/menu/inscripciones',
    access: [['INSCRIPCIONES', 'CREATE']],
    menu: { group: 'Escuela', label: 'Inscripciones', icon: 'school' },
    ...page(() => import('./pages/EnrolmentMenuPage'), 'EnrolmentMenuPage'),
  },
  {
    path: '/registro/inscripciones/:grado',
    access: [['INSCRIPCIONES', 'CREATE']],
    under: '/menu/inscripciones',
    ...page(() => import('./pages/EnrolPage'), 'EnrolPage'),
  },
]
