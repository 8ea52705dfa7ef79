/**
 * What is inside a backup, in this order (decisions/0021): header.json, the tables as rows of JSON, the files by their
 * sha-256, end.json, end.sha256.
 */
export const FORMAT = 1

export const HEADER = 'header.json'
export const END = 'end.json'
/** The sha-256 of every byte before it. */
export const END_SUM = 'end.sha256'

/** Rows of a table: one JSON object a line, gzipped, about a megabyte each. */
export const rowsEntry = (table: string, part: number): string =>
  `tables/${table}/${String(part).padStart(6, '0')}.jsonl.gz`
export const tableOfEntry = (name: string): string | null =>
  /^tables\/([^/]+)\/\d{6}\.jsonl\.gz$/.exec(name)?.[1] ?? null

export const fileEntry = (sha256: string): string => `files/${sha256.slice(0, 2)}/${sha256}`
export const fileOfEntry = (name: string): string | null =>
  /^files\/[0-9a-f]{2}\/([0-9a-f]{64})$/.exec(name)?.[1] ?? null

export interface ArchivedTable {
  name: string
  /** Those that are stored; what the database computes is not. */
  columns: string[]
}

export interface ArchiveHeader {
  format: number
  /** ISO 8601 */
  made: string
  school: string
  /** Version of the database it was read from; any other of the supported ones takes it. */
  postgres: string
  /** Applied ones in their order. */
  migrations: { name: string; sha256: string }[]
  /** In an order in which each row's references are there before it. */
  tables: ArchivedTable[]
}

export interface ArchiveEnd {
  tables: { name: string; rows: number; sha256: string }[]
  /** Last number given out; null for one not used yet. */
  sequences: { name: string; last: string | null }[]
  files: { count: number; bytes: number }
  /** Contents that rows point at and that were missing or damaged when the backup was made. */
  missing: string[]
}

/** Bytes of a part of a table before it is written; a row that is larger goes alone. */
export const PART_BYTES = 1024 * 1024
/** Largest part that is read back: a row may be as large as PostgreSQL takes it, an archive is not believed blindly. */
export const LARGEST_PART = 256 * 1024 * 1024
export const LARGEST_END = 64 * 1024 * 1024
