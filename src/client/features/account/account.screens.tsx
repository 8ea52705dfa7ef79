import * as paths from '../../ui/screens/paths'
import { page, type Screen } from '../../ui/screens/screen'

export const accountScreens: readonly Screen[] = [
  {
    path: paths.myAccount,
    access: 'session',
    ...page(() => import('./pages/AccountPage'), 'AccountPage'),
  },
]
