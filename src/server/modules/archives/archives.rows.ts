import type { Kysely } from 'kysely'
import type { Tables } from '../../db/tables'

type ArchiveCell = string | number | null

/** A table of the archive: its headings, and a function that reads the next rows after an id. */
export interface ArchiveTable {
  readonly name: string
  readonly head: readonly string[]
  rowsAfter(db: Kysely<Tables>, after: number, most: number): Promise<readonly ArchiveRow[]>
}

interface ArchiveRow {
  readonly id: number
  readonly cells: readonly ArchiveCell[]
}
