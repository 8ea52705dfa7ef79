import type { Screen } from '../ui/screens/screen'
import { accountScreens } from '../features/account/account.screens'
import { helpScreens } from './help/help.screens'
import { workScreens } from './workScreens'

export const screens: readonly Screen[] = [...workScreens, ...accountScreens, ...helpScreens]
