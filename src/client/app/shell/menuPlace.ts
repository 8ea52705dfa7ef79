import { createSelector } from '@reduxjs/toolkit'
import { useMemo } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { useAppSelector } from '../../state/hooks'
import { selectMay, type May } from '../../state/session/session.selectors'
import type { IconName } from '../../ui/icons/iconName'
import { MENU, MENU_ICONS, type MenuEntry, type Screen } from '../../ui/screens/screen'
import { screens } from '../screens'

/** Compared as the router does: without case or final slash. */
const comparablePath = (path: string): string => path.toLowerCase().replace(/\/+$/, '') || '/'

const fixedScreens = new Map(
  screens.flatMap((screen) =>
    screen.path.includes(':') ? [] : [[comparablePath(screen.path), screen] as const],
  ),
)
const parameterScreens = screens.filter(({ path }) => path.includes(':'))

export const screenAt = (pathname: string): Screen | undefined =>
  // As in the router, a fixed word comes before a parameter.
  fixedScreens.get(comparablePath(pathname)) ?? parameterScreens.find(({ path }) => matchPath(path, pathname))

export const useScreen = (): Screen | undefined => {
  const { pathname } = useLocation()
  return useMemo(() => screenAt(pathname), [pathname])
}

type MenuScreen = Screen & { menu: NonNullable<Screen['menu']> }

export interface OpenEntry {
  name: MenuEntry
  label: string
  icon: IconName
  path: string
  screens: readonly MenuScreen[]
}

const NAMES: readonly MenuEntry[] = MENU.flatMap(({ entries }) => entries)

const entryOf = (name: MenuEntry, open: readonly MenuScreen[]): OpenEntry[] => {
  const own = open.filter(({ menu }) => menu.entry === name)
  const [first] = own
  if (!first) return []
  const label = own.length === 1 ? first.menu.label : name
  return [{ name, label, icon: MENU_ICONS[name], path: first.path, screens: own }]
}

export const opensFor = (may: May, { access, needs = access }: Screen): boolean => may(access) && may(needs)

/** Recomputed for another session only: it checks the permissions of some sixty screens. */
const selectOpenEntries = createSelector([selectMay], (may) => {
  const open = screens.filter(
    (screen): screen is MenuScreen => screen.menu !== undefined && opensFor(may, screen),
  )
  return NAMES.flatMap((name) => entryOf(name, open))
})

export const useOpenEntries = (): readonly OpenEntry[] => useAppSelector(selectOpenEntries)

export const currentOf = (entry: OpenEntry, here: Screen | undefined): 'page' | 'true' | undefined => {
  if (entry.path === here?.path) return 'page'
  return entry.screens.some(({ path }) => path === here?.path || path === here?.under) ? 'true' : undefined
}
