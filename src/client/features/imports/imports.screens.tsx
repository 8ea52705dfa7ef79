import { importsRoutes } from '@contract/imports/imports.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const importsScreens: readonly Screen[] = [
  {
    path: paths.importFile,
    access: importsRoutes.importStudents.access,
    needs: importsRoutes.importStudents.needs,
    under: paths.students,
    ...page(() => import('./pages/ImportPage'), 'ImportPage'),
  },
]
