import { mentionsRoutes } from '@contract/mentions/mentions.routes'
import { page, type Screen } from '../../ui/screens/screen'
import { LIST, texts } from './mentions.texts'

export const mentionsScreens: readonly Screen[] = [
  {
    path: LIST,
    access: mentionsRoutes.list.access,
    menu: { group: 'Vida escolar', label: texts.list, icon: 'award' },
    ...page(
      () => import('./pages/MentionsPage'),
      ({ MentionsPage }) => MentionsPage,
    ),
  },
  {
    path: '/registro/mencion',
    access: mentionsRoutes.create.access,
    menu: { group: 'Vida escolar', label: texts.register, icon: 'add' },
    ...page(
      () => import('./pages/RegisterMentionPage'),
      ({ RegisterMentionPage }) => RegisterMentionPage,
    ),
  },
  {
    path: '/mencion/:mencion',
    access: mentionsRoutes.get.access,
    ...page(
      () => import('./pages/MentionPage'),
      ({ MentionPage }) => MentionPage,
    ),
  },
]
