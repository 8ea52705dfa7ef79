import { createAction, type UnknownAction } from '@reduxjs/toolkit'

/** A button or link as the user sees it: its name, and which of those with this name, from 0. */
export interface Press {
  name: string
  nth: number
}

interface Address {
  pathname: string
  search: string
}

/*
 * Where the user was, for recordings alone: no reducer hears these. The log has the rows of a page, and without them a recording
 * would show the rows on whatever page its window happens to be.
 */
export const navigated = createAction<Address>('app/navigated')
/** The payload is the presses that opened it: two when a menu led to it. */
export const dialogOpened = createAction<readonly Press[]>('dialog/opened')
export const dialogClosed = createAction('dialog/closed')

/** The page and dialogs that the user saw. */
export interface TrailPlace extends Address {
  /** Dialogs that are open, the lowest first. */
  dialogs: readonly (readonly Press[])[]
}

/** The place where a log ends; null when the log has none. */
export const placeAfter = (log: readonly UnknownAction[]): TrailPlace | null =>
  log.reduce<TrailPlace | null>((place, action) => {
    if (navigated.match(action)) {
      const { pathname, search } = action.payload
      // A filter changes only the search part of the address; dialogs stay open.
      const dialogs = place?.pathname === pathname ? place.dialogs : []
      return { pathname, search, dialogs }
    }
    if (!place) return null
    if (dialogOpened.match(action)) return { ...place, dialogs: [...place.dialogs, action.payload] }
    if (dialogClosed.match(action)) return { ...place, dialogs: place.dialogs.slice(0, -1) }
    return place
  }, null)
