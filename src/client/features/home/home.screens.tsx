import { page, type Screen } from '../../ui/screens/screen'

export const homeScreens: readonly Screen[] = [
  {
    path: '/',
    access: 'session',
    ...page(() => import('./pages/HomePage'), 'HomePage'),
  },
]
