import { mentionsRoutes } from '@contract/mentions/mentions.routes'
import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const mentionsScreens: readonly Screen[] = [
  {
    path: paths.mentions,
    access: mentionsRoutes.list.access,
    menu: { entry: 'Calendario y eventos', label: 'Menciones' },
    ...page(() => import('./pages/MentionsPage'), 'MentionsPage'),
  },
  {
    path: paths.newMention,
    access: mentionsRoutes.create.access,
    menu: { entry: 'Calendario y eventos', label: 'Registrar mención', act: true },
    ...page(() => import('./pages/RegisterMentionPage'), 'RegisterMentionPage'),
  },
  {
    path: paths.mention.path,
    access: mentionsRoutes.get.access,
    under: paths.mentions,
    ...page(() => import('./pages/MentionPage'), 'MentionPage'),
  },
]
