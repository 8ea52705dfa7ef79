import type { DateSystem } from '@contract/imports/imports.rules'

/** The first rows of a sheet that say something, as texts. */
export interface Sheet {
  readonly rows: readonly SheetRow[]
  /** There are more than were asked for. */
  readonly more: boolean
  /** By which calendar a plain number is a day. */
  readonly dates: DateSystem
}

export interface SheetRow {
  /** As the file counts, from 1. */
  readonly fila: number
  readonly cells: readonly string[]
}

/** What a thread is asked to read. */
export interface SheetAsked {
  readonly file: string
  readonly kind: 'xlsx' | 'csv'
  /** At most so many rows. */
  readonly most: number
}
export type SheetAnswer =
  { readonly sheet: Sheet } | { readonly refused: 'unreadable' | 'too much'; readonly why: string }
