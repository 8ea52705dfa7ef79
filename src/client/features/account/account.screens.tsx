import * as paths from '@contract/domain/screenPaths'
import { page, type Screen } from '../../ui/screens/screen'

export const accountScreens: readonly Screen[] = [
  {
    path: paths.myAccount,
    access: 'session',
    ...page(() => import('./pages/AccountPage'), 'AccountPage'),
  },
]
