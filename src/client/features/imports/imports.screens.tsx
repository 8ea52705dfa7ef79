import { importsRoutes } from '@contract/imports/imports.routes'
import { page, type Screen } from '../../ui/screens/screen'
import { PATH } from './imports.texts'

export const importsScreens: readonly Screen[] = [
  {
    path: PATH,
    access: importsRoutes.students.access,
    needs: importsRoutes.students.needs,
    under: '/historial/alumnos',
    ...page(() => import('./pages/ImportPage'), 'ImportPage'),
  },
]
