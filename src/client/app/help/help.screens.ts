import { page, type Screen } from '../../ui/screens/screen'

export const helpScreens: readonly Screen[] = [
  {
    path: '/ayuda',
    access: 'session',
    ...page(() => import('./HelpPage'), 'HelpPage'),
  },
]
