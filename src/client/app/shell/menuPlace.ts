import { matchPath } from 'react-router-dom'
import type { Screen } from '../../ui/screens/screen'
import { screens } from '../screens'

/** The screen an address shows; none for an address that nothing answers to. */
export const screenAt = (pathname: string): Screen | undefined =>
  screens.find(({ path }) => matchPath(path, pathname))

/** `aria-current` of a menu entry: the page itself, or the place that the page belongs to. */
export const currentOf = (path: string, here: Screen | undefined): 'page' | 'true' | undefined => {
  if (path === here?.path) return 'page'
  return path === here?.under ? 'true' : undefined
}
