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
/** The payload is what was pressed to open it, more than one where a menu came between. */
export const dialogOpened = createAction<readonly Press[]>('dialog/opened')
export const dialogClosed = createAction('dialog/closed')

/** What a window has to show to stand where the user stood. */
export interface Place extends Address {
  /** Dialogs that are open, the lowest first. */
  dialogs: readonly (readonly Press[])[]
}

/** Where a log leaves the user; null while it does not say. */
export const placeAfter = (log: readonly UnknownAction[]): Place | null =>
  log.reduce<Place | null>((place, action) => {
    if (navigated.match(action)) {
      const { pathname, search } = action.payload
      // A search that follows a filter closes nothing.
      const dialogs = place?.pathname === pathname ? place.dialogs : []
      return { pathname, search, dialogs }
    }
    if (!place) return null
    if (dialogOpened.match(action)) return { ...place, dialogs: [...place.dialogs, action.payload] }
    if (dialogClosed.match(action)) return { ...place, dialogs: place.dialogs.slice(0, -1) }
    return place
  }, null)
