import { certificatesRoutes as routes } from '@contract/certificates/certificates.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const certificatesScreens: readonly Screen[] = [
  {
    path: paths.certificates,
    access: routes.list.access,
    menu: { entry: 'Alumnos', label: 'Constancias' },
    ...page(() => import('./pages/CertificatesPage'), 'CertificatesPage'),
  },
  {
    path: paths.certificateTexts,
    access: routes.updateText.access,
    menu: { entry: 'La escuela', label: 'Textos de constancias' },
    ...page(() => import('./pages/CertificateTextsPage'), 'CertificateTextsPage'),
  },
]
