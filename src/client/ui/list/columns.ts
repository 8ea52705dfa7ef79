import type { ReactNode } from 'react'

export interface Identified {
  id: number | string
}

/** An amount is a number; a day or moment is `yyyy-MM-dd` or as shown. */
export type Exported = string | number | null | undefined

/** Declare the array outside the component: rows are drawn again when it changes. */
export interface Column<Row> {
  /** Unique in the list; also the sort's name in the address and in the list's `sortBy`. */
  key: string
  header: string
  cell: (row: Row) => ReactNode
  before?: (row: Row) => ReactNode
  under?: (row: Row) => ReactNode
  align?: 'left' | 'right' | 'center'
  /** Needs an entry in the list's `sortBy`. Right-aligned columns begin with the largest. */
  sortable?: boolean
  clip?: boolean
  /** At least 220 px and all remaining width. Default: the first column, unless it is not cut. */
  name?: boolean
  wraps?: boolean
  width?: number | string
  /** Needed where the cell is no plain text, amount, state or name. Several values by heading: the same headings for every row. */
  exported?: (row: Row) => Exported | Readonly<Record<string, Exported>>
  wideOnly?: boolean
}

export interface Noun {
  one: string
  many: string
}
