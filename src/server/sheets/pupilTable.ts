import { headingKey } from '@contract/imports/headings.rules'
import { isNoPupil, tooManyCells } from '@contract/imports/noPupils.rules'
import { readTitle, type Place } from '@contract/imports/places.rules'
import { PUPIL_COLUMNS } from '@contract/imports/pupilColumns.rules'
import type { ColumnDefinition } from '@contract/imports/recognize.rules'
import type { Sheet, SheetRow } from './sheet'
import { PUPIL_WORDS, tableOf, type ListKind, type Table } from './table'

const PUPILS_OWN = new Set<string>(PUPIL_COLUMNS.map(({ column }) => column))

/** Rows of a list of pupils, with a problem where a line of a CSV has more cells than its headings. */
const pupilRows = (
  rows: readonly SheetRow[],
  columns: ReadonlyMap<string, number>,
  headings: readonly string[],
  width: number,
): SheetRow[] => {
  const noAmounts = new Set([...columns].filter(([column]) => PUPILS_OWN.has(column)).map(([, at]) => at))
  const mayBe = (at: number): boolean => !noAmounts.has(at) && headingKey(headings[at] ?? '') !== 'numero'
  // A list may have a last column without a heading.
  const isWide = rows.filter(({ cells }) => cells.length > width).length > rows.length / 2
  const most = isWide ? headings.length : width
  return rows
    .filter(({ cells }) => !isNoPupil(cells, columns))
    .map((row) => {
      const problem =
        row.fields === undefined
          ? null
          : tooManyCells(row.cells, row.fields, { headings: width, most, mayBe })
      return problem ? { ...row, problem } : row
    })
}

/** A title such as "1° DE PRIMARIA" gives its place to the rows below, down to the next title. */
const withTitles = (all: readonly SheetRow[], pupils: readonly SheetRow[]): SheetRow[] => {
  const wanted = new Map(pupils.map((row) => [row.fila, row]))
  let place: Place | null = null
  return all.flatMap((row) => {
    const pupil = wanted.get(row.fila)
    if (pupil) return [place ? { ...pupil, place } : pupil]
    const said = [...new Set(row.cells.filter(Boolean))]
    if (said.length === 1) place = readTitle(said[0] ?? '') ?? place
    return []
  })
}

const PUPILS: ListKind = {
  ...PUPIL_WORDS,
  rowsOf: (rows, { columns, headings, below, all }) =>
    withTitles(all, pupilRows(rows, columns, headings, all[below - 1]?.fields ?? 0)),
}

/** A school's own list: rows that are no pupils are left out, and titles give their place to the rows below. */
export const pupilTableOf = <Column extends string>(
  definitions: readonly ColumnDefinition<Column>[],
  sheet: Sheet,
  given?: string,
): Table<Column> => tableOf(definitions, sheet, given, PUPILS)
