import { conceptsRoutes } from '@contract/concepts/concepts.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const conceptsScreens: readonly Screen[] = [
  {
    path: paths.concepts,
    access: conceptsRoutes.list.access,
    menu: { entry: 'Cargos', label: 'Conceptos de cobro' },
    ...page(() => import('./pages/ConceptsPage'), 'ConceptsPage'),
  },
]
