import { mentionsRoutes } from '@contract/mentions/mentions.routes'
import { page, type Screen } from '../../ui/screens/screen'

export const mentionsScreens: readonly Screen[] = [
  {
    path: '/menciones',
    access: mentionsRoutes.list.access,
    menu: { entry: 'Menciones', label: 'Menciones' },
    ...page(() => import('./pages/MentionsPage'), 'MentionsPage'),
  },
  {
    path: '/registro/mencion',
    access: mentionsRoutes.create.access,
    menu: { entry: 'Menciones', label: 'Registrar mención', act: true },
    ...page(() => import('./pages/RegisterMentionPage'), 'RegisterMentionPage'),
  },
  {
    path: '/mencion/:mencion',
    access: mentionsRoutes.get.access,
    under: '/menciones',
    ...page(() => import('./pages/MentionPage'), 'MentionPage'),
  },
]
