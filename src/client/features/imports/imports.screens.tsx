import { importsRoutes } from '@contract/imports/imports.routes'
import { page, type Screen } from '../../ui/screens/screen'

export const importsScreens: readonly Screen[] = [
  {
    path: '/importar',
    access: importsRoutes.students.access,
    needs: importsRoutes.students.needs,
    under: '/historial/alumnos',
    ...page(() => import('./pages/ImportPage'), 'ImportPage'),
  },
]
