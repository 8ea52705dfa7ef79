import type { DateSystem } from '@contract/imports/imports.rules'
import type { Place } from '@contract/imports/places.rules'
import type { RowProblem } from '@contract/imports/noPupils.rules'

export interface Sheet {
  readonly rows: readonly SheetRow[]
  readonly more: boolean
  readonly dates: DateSystem
  /** Only for sheets of a workbook. */
  readonly name?: string
  readonly isHidden?: boolean
  readonly others?: readonly Sheet[]
}

export interface SheetRow {
  readonly fila: number
  readonly cells: readonly string[]
  /** Cells of a CSV line, blank ones at its end included. */
  readonly fields?: number
  readonly problem?: RowProblem
  /** Name of the sheet when several are read, as `fila` counts within each. */
  readonly hoja?: string
  /** Above the headings of a second sheet: only its title counts. */
  readonly isAbove?: true
  readonly place?: Place
}

export const placeIn = ({ fila, hoja }: SheetRow) => ({ fila, ...(hoja === undefined ? {} : { hoja }) })

export const rowWords = ({ fila, hoja }: Pick<SheetRow, 'fila' | 'hoja'>): string =>
  hoja === undefined ? `${fila}` : `${fila} de «${hoja}»`

export interface SheetAsked {
  readonly file: string
  /** 'xls': compound file of Excel 97 to 2003; 'xml': SpreadsheetML of 2002 and 2003. */
  readonly kind: 'xlsx' | 'xls' | 'xml' | 'csv'
  readonly most: number
}
export type SheetAnswer =
  { readonly sheet: Sheet } | { readonly refused: 'unreadable' | 'too much' | 'locked'; readonly why: string }
