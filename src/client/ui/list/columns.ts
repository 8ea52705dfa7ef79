import type { ReactNode } from 'react'

/** Every row of a list has an id, which is its React key. */
export interface Identified {
  id: number | string
}

/** A cell in an exported file: an amount as a number, a day or moment as `yyyy-MM-dd` or as it is shown. */
export type Exported = string | number | null | undefined

/** One column. Declare the array outside the component (or memoise it): rows are drawn again only when their row or this array changes. */
export interface Column<Row> {
  /** Unique in the list; also the name of the sort in the address bar and of the entry in the list's `sortBy`. */
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Drawn beside the name of a row, outside of its link: a checkbox. */
  before?: (row: Row) => ReactNode
  /** A smaller second line: details, an explanation. */
  under?: (row: Row) => ReactNode
  align?: 'left' | 'right' | 'center'
  /** The header becomes a button; needs an entry in the list's `sortBy`. Right-aligned columns (money, counts) begin with the largest. */
  sortable?: boolean
  /** Cut where it does not fit in one line. Default: the first column only, which gets the remaining width. */
  clip?: boolean
  /** The name of the row: at least 220 px and all remaining width. Default: the first column, unless it is not cut. */
  name?: boolean
  /** Sentences, which wrap; all other cells have one line. */
  wraps?: boolean
  /** CSS width, or px. */
  width?: number | string
  /**
   * The value for an exported file, needed where the cell is not a plain text, amount, state or name. Several values by their headings
   * where a cell shows more than one thing: the same headings for every row.
   */
  exported?: (row: Row) => Exported | Readonly<Record<string, Exported>>
  /** Hidden on narrow windows: tablets, and where the table becomes cards. */
  wideOnly?: boolean
}

export interface Sort {
  key: string
  descending: boolean
}

/** How to call the rows: `{ one: 'alumno', many: 'alumnos' }`. */
export interface Noun {
  one: string
  many: string
}
