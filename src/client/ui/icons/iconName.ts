import type { LATER_PATHS } from './laterPaths'
import type { ICON_PATHS } from './paths'

export type IconName = keyof typeof ICON_PATHS | keyof typeof LATER_PATHS
