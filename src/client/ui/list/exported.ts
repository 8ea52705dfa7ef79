import type { Column } from './columns'

type CellOfFile = string | number | null

export interface Table {
  head: readonly string[]
  rows: readonly (readonly CellOfFile[])[]
}

export type ExportOf<Row> = false | readonly Column<Row>[] | ((rows: readonly Row[]) => Table)

/** Rows of all pages; null when a call failed. */
export type EveryRow<Row> = () => Promise<readonly Row[] | null>
