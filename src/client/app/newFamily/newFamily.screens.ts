import { studentsRoutes } from '@contract/students/students.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const newFamilyScreens: readonly Screen[] = [
  {
    path: paths.newFamily,
    access: studentsRoutes.create.access,
    // The later steps read the pupil.
    needs: studentsRoutes.get.access,
    under: paths.students,
    ...page(() => import('./NewFamilyPage'), 'NewFamilyPage'),
  },
  {
    path: paths.pendingFamilies,
    access: studentsRoutes.create.access,
    needs: studentsRoutes.get.access,
    under: paths.students,
    ...page(() => import('./PendingPage'), 'PendingPage'),
  },
]
