import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const cyclesScreens: readonly Screen[] = [
  {
    path: paths.currentCycle,
    access: [['CICLO ESCOLAR', 'READ']],
    menu: { entry: 'Ciclo escolar', label: 'Ciclo actual' },
    ...page(() => import('./pages/CyclePages'), 'CurrentCyclePage'),
  },
  {
    path: paths.cycles,
    access: [['CICLO ESCOLAR', 'READ']],
    menu: { entry: 'Ciclo escolar', label: 'Ciclos escolares' },
    ...page(() => import('./pages/CyclesPage'), 'CyclesPage'),
  },
  {
    path: paths.cycle.path,
    access: [['CICLO ESCOLAR', 'READ']],
    under: paths.cycles,
    ...page(() => import('./pages/CyclePages'), 'CyclePage'),
  },
  {
    path: paths.newCycle,
    access: [['CICLO ESCOLAR', 'CREATE']],
    under: paths.cycles,
    ...page(() => import('./pages/RegisterCyclePage'), 'RegisterCyclePage'),
  },
]
