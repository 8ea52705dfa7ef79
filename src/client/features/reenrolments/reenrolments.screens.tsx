import { cyclesRoutes } from '@contract/cycles/cycles.routes'
import { reenrolmentsRoutes as routes } from '@contract/reenrolments/reenrolments.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const reenrolmentsScreens: readonly Screen[] = [
  {
    path: paths.reenrolments,
    access: routes.plan.access,
    needs: cyclesRoutes.list.access,
    menu: { entry: 'Inscripciones', label: 'Reinscripciones' },
    ...page(() => import('./pages/ReenrolmentsPage'), 'ReenrolmentsPage'),
  },
]
