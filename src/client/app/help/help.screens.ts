import * as paths from '../../ui/screens/paths'
import { page, type Screen } from '../../ui/screens/screen'

export const helpScreens: readonly Screen[] = [
  {
    path: paths.help,
    access: 'session',
    ...page(() => import('./HelpPage'), 'HelpPage'),
  },
]
