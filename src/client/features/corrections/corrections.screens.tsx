import { correctionsRoutes } from '@contract/corrections/corrections.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const correctionsScreens: readonly Screen[] = [
  {
    path: paths.corrections,
    access: correctionsRoutes.list.access,
    menu: { entry: 'Padres', label: 'Correcciones de familias' },
    ...page(() => import('./pages/CorrectionsPage'), 'CorrectionsPage'),
  },
]
