import type { ReactNode } from 'react'

/** What every row of a list has; it is the React key. */
export interface Identified {
  id: number | string
}

/** What a file holds of a cell: an amount as a number, a day or moment as `yyyy-MM-dd` or as it is shown. */
export type Exported = string | number | null | undefined

/**
 * One column. Declare the array outside the component (or memoise it): rows render again only when their row or this
 * array changes.
 */
export interface Column<Row> {
  /** Unique in the list; also the name of the sort in the address bar and of the entry in the list's `sortBy`. */
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Beside the name of a row and no part of its link: a box to tick. */
  before?: (row: Row) => ReactNode
  /** Smaller, in a second line: what tells apart, what explains. */
  under?: (row: Row) => ReactNode
  align?: 'left' | 'right' | 'center'
  /** The header becomes a button; needs an entry in the list's `sortBy`. What stands at the right (money, counts) begins with the largest. */
  sortable?: boolean
  /** Cut in a list where it does not fit its one line. Default for the first column alone, which has what room is left. */
  clip?: boolean
  /** Whom or what the row is about: has 220 px at least and what room is left. Default for the first column, unless it is not cut. */
  name?: boolean
  /** Sentences, which break into as many lines as they need; every other cell is one line. */
  wraps?: boolean
  /** CSS width, or px. */
  width?: number | string
  /**
   * For a file, where the cell is no plain text, amount, state or name; several values by their headings where a cell says
   * more than one thing, the same headings for every row.
   */
  exported?: (row: Row) => Exported | Readonly<Record<string, Exported>>
  /** Left out where the window is narrow: on a tablet, and where the table becomes cards. */
  wideOnly?: boolean
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
