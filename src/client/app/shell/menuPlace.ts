import { useMemo } from 'react'
import { shallowEqual } from 'react-redux'
import { matchPath } from 'react-router-dom'
import { useAppSelector } from '../../state/hooks'
import { selectMay } from '../../state/session/session.selectors'
import type { IconName } from '../../ui/icons/paths'
import { MENU, type MenuEntry, type Screen } from '../../ui/screens/screen'
import { screens } from '../screens'

/** The screen an address shows; none for an address that nothing answers to. */
export const screenAt = (pathname: string): Screen | undefined =>
  // As the router: a word of an address comes before a parameter in its place.
  screens.find(({ path }) => !path.includes(':') && matchPath(path, pathname)) ??
  screens.find(({ path }) => matchPath(path, pathname))

type MenuScreen = Screen & { menu: NonNullable<Screen['menu']> }

/** An entry of the menu as far as the user may open it. */
export interface OpenEntry {
  name: MenuEntry
  label: string
  icon: IconName
  /** Where it leads: the first of its screens. */
  path: string
  load: Screen['load']
  /** Its screens, in the order of the table. */
  screens: readonly MenuScreen[]
}

const NAMES: readonly MenuEntry[] = MENU.flatMap(({ entries }) => entries)

const entryOf = (name: MenuEntry, open: readonly MenuScreen[]): OpenEntry[] => {
  const own = open.filter(({ menu }) => menu.entry === name)
  const [first] = own
  if (!first) return []
  // Whoever may do one thing alone reads what it is.
  const label = own.length === 1 ? first.menu.label : name
  return [{ name, label, icon: first.menu.icon, path: first.path, load: first.load, screens: own }]
}

/** The entries that the user may open, in the menu's order. */
export const useOpenEntries = (): readonly OpenEntry[] => {
  const open = useAppSelector(
    (state) =>
      screens.filter(
        (screen): screen is MenuScreen =>
          screen.menu !== undefined &&
          selectMay(state, screen.access) &&
          selectMay(state, screen.needs ?? screen.access),
      ),
    shallowEqual,
  )
  return useMemo(() => NAMES.flatMap((name) => entryOf(name, open)), [open])
}

/** `aria-current` of a menu entry: the page itself, or the place that the page belongs to. */
export const currentOf = (entry: OpenEntry, here: Screen | undefined): 'page' | 'true' | undefined => {
  if (entry.path === here?.path) return 'page'
  return entry.screens.some(({ path }) => path === here?.path || path === here?.under) ? 'true' : undefined
}
