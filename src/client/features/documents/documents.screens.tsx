import { documentsRoutes as routes } from '@contract/documents/documents.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const documentsScreens: readonly Screen[] = [
  {
    path: paths.missingDocuments,
    access: routes.listMissing.access,
    menu: { entry: 'Alumnos', label: 'Expedientes' },
    ...page(() => import('./pages/MissingPage'), 'MissingPage'),
  },
  {
    path: paths.documentKinds,
    access: routes.listKinds.access,
    menu: { entry: 'Alumnos', label: 'Documentos que se piden' },
    ...page(() => import('./pages/KindsPage'), 'KindsPage'),
  },
]
