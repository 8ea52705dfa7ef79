import { createAction, type UnknownAction } from '@reduxjs/toolkit'

/** A button or link by its name and, among those of that name, its index from 0. */
export interface Press {
  name: string
  nth: number
}

interface Address {
  pathname: string
  search: string
}

/* Actions without a reducer: they tell a recording which page to show. */
export const navigated = createAction<Address>('app/navigated')
/** The payload: clicks that opened it, two where a menu led there. */
export const dialogOpened = createAction<readonly Press[]>('dialog/opened')
export const dialogClosed = createAction('dialog/closed')

export interface TrailPlace extends Address {
  dialogs: readonly (readonly Press[])[]
}

export const placeAfter = (log: readonly UnknownAction[]): TrailPlace | null =>
  log.reduce<TrailPlace | null>((place, action) => {
    if (navigated.match(action)) {
      const { pathname, search } = action.payload
      // A filter changes only the query of the address: dialogs stay open.
      const dialogs = place?.pathname === pathname ? place.dialogs : []
      return { pathname, search, dialogs }
    }
    if (!place) return null
    if (dialogOpened.match(action)) return { ...place, dialogs: [...place.dialogs, action.payload] }
    if (dialogClosed.match(action)) return { ...place, dialogs: place.dialogs.slice(0, -1) }
    return place
  }, null)
