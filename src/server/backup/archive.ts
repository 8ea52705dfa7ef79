/** In this order: header.json, tables as JSON rows, files named by their sha-256, end.json, end.sha256 (decisions/0021). */
export const FORMAT = 1

export const HEADER = 'header.json'
export const END = 'end.json'
export const END_SUM = 'end.sha256'

export const rowsEntry = (table: string, part: number): string =>
  `tables/${table}/${String(part).padStart(6, '0')}.jsonl.gz`
export const tableOfEntry = (name: string): string | null =>
  /^tables\/([^/]+)\/\d{6}\.jsonl\.gz$/.exec(name)?.[1] ?? null

export const fileEntry = (sha256: string): string => `files/${sha256.slice(0, 2)}/${sha256}`
export const fileOfEntry = (name: string): string | null =>
  /^files\/[0-9a-f]{2}\/([0-9a-f]{64})$/.exec(name)?.[1] ?? null

export interface ArchivedTable {
  name: string
  /** Columns that the database computes are left out. */
  columns: string[]
}

export interface ArchiveHeader {
  format: number
  made: string
  school: string
  postgres: string
  migrations: { name: string; sha256: string }[]
  /** Sorted so that rows come after the rows they reference. */
  tables: ArchivedTable[]
}

export interface ArchiveEnd {
  tables: { name: string; rows: number; sha256: string }[]
  sequences: { name: string; last: string | null }[]
  files: { count: number; bytes: number }
  /** Files that rows name but that were missing or damaged at backup time. */
  missing: string[]
}

export const PART_BYTES = 1024 * 1024
/** Bytes. A row may be as large as PostgreSQL allows, but an archive may be forged, so there is a limit. */
export const MAX_PART_BYTES = 256 * 1024 * 1024
export const MAX_END_BYTES = 64 * 1024 * 1024
