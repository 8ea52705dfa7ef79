import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const schoolScreens: readonly Screen[] = [
  {
    path: paths.school,
    access: [
      ['CICLO ESCOLAR', 'READ'],
      ['CICLO ESCOLAR', 'UPDATE'],
    ],
    menu: { entry: 'La escuela', label: 'La escuela' },
    ...page(() => import('./pages/SchoolPage'), 'SchoolPage'),
  },
]
