import type { Screen } from '../ui/screens/screen'
import { accountScreens } from '../features/account/account.screens'
import { helpScreens } from './help/help.screens'
import { workScreens } from './workScreens'

/** Every screen of the product but the login. The router, the menu and the test against the customer's list read it. */
export const screens: readonly Screen[] = [...workScreens, ...accountScreens, ...helpScreens]
