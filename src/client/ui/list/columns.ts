import type { ReactNode } from 'react'

export interface Identified {
  id: number | string
}

/** Amounts as numbers; days and moments as `yyyy-MM-dd` or as shown. */
export type Exported = string | number | null | undefined

/** Declare the array outside the component: a new one draws every row again. */
export interface Column<Row> {
  /** Unique in the list; names the order in the address and in `sortBy`. */
  key: string
  header: string
  cell: (row: Row) => ReactNode
  before?: (row: Row) => ReactNode
  under?: (row: Row) => ReactNode
  align?: 'left' | 'right' | 'center'
  /** Needs an entry in `sortBy`. Right-aligned columns begin with the largest. */
  sortable?: boolean
  clip?: boolean
  /** At least 220 px, and all remaining width. Default: the first column, unless its `clip` is false. */
  name?: boolean
  wraps?: boolean
  width?: number | string
  /** Needed where the cell is no plain text, amount, state or name. An object gives several columns: the same headings for every row. */
  exported?: (row: Row) => Exported | Readonly<Record<string, Exported>>
  wideOnly?: boolean
}

export interface Noun {
  one: string
  many: string
}
