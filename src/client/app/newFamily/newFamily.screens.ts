import { studentsRoutes } from '@contract/students/students.routes'
import { page, type Screen } from '../../ui/screens/screen'

/** The way in for a new family, made of a step of each module. */
export const newFamilyScreens: readonly Screen[] = [
  {
    path: '/nueva-familia',
    access: studentsRoutes.create.access,
    // The steps after the first show the pupil.
    needs: studentsRoutes.get.access,
    under: '/historial/alumnos',
    ...page(() => import('./NewFamilyPage'), 'NewFamilyPage'),
  },
  {
    path: '/nueva-familia/pendientes',
    access: studentsRoutes.create.access,
    needs: studentsRoutes.get.access,
    under: '/historial/alumnos',
    ...page(() => import('./PendingPage'), 'PendingPage'),
  },
]
