import type { Column } from './columns'

type CellOfFile = string | number | null

/** A sheet: its headings and its rows in order. Days as calls send them or as cells show them. */
export interface Table {
  head: readonly string[]
  rows: readonly (readonly CellOfFile[])[]
}

/** The columns of a file, or a function that makes its table; false for no file. */
export type FileOf<Row> = false | readonly Column<Row>[] | ((rows: readonly Row[]) => Table)

/** All rows that match search and filters, of all pages; null when an answer failed. */
export type EveryRow<Row> = () => Promise<readonly Row[] | null>
