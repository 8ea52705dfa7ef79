import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const helpScreens: readonly Screen[] = [
  {
    path: paths.help,
    access: 'session',
    ...page(() => import('./HelpPage'), 'HelpPage'),
  },
  {
    path: paths.guide.path,
    access: 'session',
    ...page(() => import('./GuidePage'), 'GuidePage'),
  },
  {
    path: paths.news,
    access: [['USUARIOS', 'UPDATE']],
    menu: { entry: 'Usuarios y roles', label: 'Qué hay de nuevo' },
    ...page(() => import('./NewsPage'), 'NewsPage'),
  },
]
