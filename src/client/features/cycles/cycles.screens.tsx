import { page, type Screen } from '../../ui/screens/screen'

export const cyclesScreens: readonly Screen[] = [
  {
    path: '/ciclo-escolar/actual',
    access: [['CICLO ESCOLAR', 'READ']],
    menu: { entry: 'Ciclo escolar', label: 'Ciclo actual' },
    ...page(() => import('./pages/CyclePages'), 'CurrentCyclePage'),
  },
  {
    path: '/historial/ciclos-escolares',
    access: [['CICLO ESCOLAR', 'READ']],
    menu: { entry: 'Ciclo escolar', label: 'Ciclos escolares' },
    ...page(() => import('./pages/CyclesPage'), 'CyclesPage'),
  },
  {
    path: '/ciclo-escolar/:ciclo',
    access: [['CICLO ESCOLAR', 'READ']],
    under: '/historial/ciclos-escolares',
    ...page(() => import('./pages/CyclePages'), 'CyclePage'),
  },
  {
    path: '/registro/ciclo-escolar',
    access: [['CICLO ESCOLAR', 'CREATE']],
    under: '/historial/ciclos-escolares',
    ...page(() => import('./pages/RegisterCyclePage'), 'RegisterCyclePage'),
  },
]
