import { mailRoutes } from '@contract/mail/mail.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const mailScreens: readonly Screen[] = [
  {
    path: paths.mail,
    access: mailRoutes.get.access,
    menu: { entry: 'La escuela', label: 'Correo' },
    ...page(() => import('./pages/MailPage'), 'MailPage'),
  },
]
