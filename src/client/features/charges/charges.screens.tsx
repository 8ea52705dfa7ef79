import { page, type Screen } from '../../ui/screens/screen'

export const chargesScreens: readonly Screen[] = [
  {
    path: '/cargos/pendientes',
    access: [['CARGOS', 'READ']],
    menu: { group: 'Caja', label: 'Cargos pendientes', icon: 'cash' },
    ...page(
      () => import('./pages/PendingChargesPage'),
      ({ PendingChargesPage }) => PendingChargesPage,
    ),
  },
  {
    path: '/cargos/inscripciones',
    access: [['CARGOS', 'READ']],
    menu: { group: 'Caja', label: 'Cargos de inscripción', icon: 'receipt' },
    ...page(
      () => import('./pages/PendingEnrolmentChargesPage'),
      ({ PendingEnrolmentChargesPage }) => PendingEnrolmentChargesPage,
    ),
  },
]
