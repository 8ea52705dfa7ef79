import type { ReactNode } from 'react'

/** What every row of a list has; it is the React key. */
export interface Identified {
  id: number | string
}

/**
 * One column. Declare the array outside the component (or memoise it): rows render again only when their row or this
 * array changes.
 */
export interface Column<Row> {
  /** Unique in the list; also the name of the sort in the address bar and of the entry in the list's `sortBy`. */
  key: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'left' | 'right' | 'center'
  /** The header becomes a button; needs an entry in the list's `sortBy`. */
  sortable?: boolean
  /** CSS width, or px. */
  width?: number | string
  /** Left out when the table becomes cards. */
  hideOnCard?: boolean
}

/** Which column orders the list, and how. */
export interface Sort {
  key: string
  descending: boolean
}

/** How to call the rows: `{ one: 'alumno', many: 'alumnos' }`. */
export interface Noun {
  one: string
  many: string
}
