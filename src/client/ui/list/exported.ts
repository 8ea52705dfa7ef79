import type { Column } from './columns'

type CellOfFile = string | number | null

/** A sheet: its headings, and every row in their order. A day stands as on the wire or as it is shown. */
export interface Table {
  head: readonly string[]
  rows: readonly (readonly CellOfFile[])[]
}

/** The columns of a file, or what makes its table from the rows; false where there is none. */
export type FileOf<Row> = false | readonly Column<Row>[] | ((rows: readonly Row[]) => Table)

/** Every row that search and filter leave, also those of other pages; null when an answer did not come. */
export type EveryRow<Row> = () => Promise<readonly Row[] | null>
