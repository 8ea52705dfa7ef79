import { messagesRoutes as routes } from '@contract/messages/messages.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const messagesScreens: readonly Screen[] = [
  {
    path: paths.bulletins,
    access: routes.list.access,
    menu: { entry: 'Avisos', label: 'Avisos' },
    ...page(() => import('./pages/BulletinsPage'), 'BulletinsPage'),
  },
  {
    path: paths.newBulletin,
    access: routes.send.access,
    menu: { entry: 'Avisos', label: 'Escribir aviso', act: true },
    ...page(() => import('./pages/NewBulletinPage'), 'NewBulletinPage'),
  },
  {
    path: paths.bulletin.path,
    access: routes.get.access,
    under: paths.bulletins,
    ...page(() => import('./pages/BulletinPage'), 'BulletinPage'),
  },
  {
    path: paths.bulletinByHand.path,
    access: routes.listMessages.access,
    needs: routes.markMessage.access,
    under: paths.bulletins,
    ...page(() => import('./pages/WhatsAppPage'), 'WhatsAppPage'),
  },
]
