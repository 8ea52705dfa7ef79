import type { Screen } from '../ui/screens/screen'
import { helpScreens } from './help/help.screens'
import { workScreens } from './workScreens'

/** Every screen of the product but the login; the router, the menu and the comparison with the customer's list read this list. */
export const screens: readonly Screen[] = [...workScreens, ...helpScreens]
