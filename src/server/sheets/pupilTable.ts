import { headingKey } from '@contract/imports/headings.rules'
import { isNoPupil, tooManyCells } from '@contract/imports/noPupils.rules'
import { openPlace, readTitle, type Place } from '@contract/imports/places.rules'
import { PUPIL_COLUMNS } from '@contract/imports/pupilColumns.rules'
import { readMapping, type ColumnDefinition } from '@contract/imports/recognize.rules'
import type { Sheet, SheetRow } from './sheet'
import { bookOf, type Book } from './book'
import { PUPIL_WORDS, tableOf, textsOf, type Listed, type ListKind, type Table } from './table'

const PUPILS_OWN = new Set<string>(PUPIL_COLUMNS.map(({ column }) => column))

/** Rows of pupils; one of a CSV with more cells than headings gets a problem. */
const pupilRows = (
  rows: readonly SheetRow[],
  columns: ReadonlyMap<string, number>,
  headings: readonly string[],
  width: number,
): ReadonlyMap<SheetRow, SheetRow> => {
  const noAmounts = new Set([...columns].filter(([column]) => PUPILS_OWN.has(column)).map(([, at]) => at))
  const mayBe = (at: number): boolean => !noAmounts.has(at) && headingKey(headings[at] ?? '') !== 'numero'
  // A list may have a last column without a heading.
  const isWide = rows.filter(({ cells }) => cells.length > width).length > rows.length / 2
  const most = isWide ? headings.length : width
  const asTaken = (row: SheetRow): SheetRow => {
    if (row.fields === undefined) return row
    const problem = tooManyCells(row.cells, row.fields, { headings: width, most, mayBe })
    return problem ? { ...row, problem } : row
  }
  const pupils = rows.filter(({ cells }) => !isNoPupil(cells, columns))
  return new Map(pupils.map((row) => [row, asTaken(row)]))
}

/** What the name of a sheet says of the place and no column does. */
const unsaid = ({ grado, gradoNumero, grupo }: Place, columns: ReadonlyMap<string, number>): Place => {
  const says = (...names: string[]): boolean => names.some((name) => columns.has(name))
  return {
    ...(grado && !says('grado') ? { grado } : {}),
    ...(gradoNumero !== undefined && !says('gradoNumero', 'grado_grupo') ? { gradoNumero } : {}),
    ...(grupo !== undefined && !says('grupo', 'grado_grupo') ? { grupo } : {}),
  }
}

/** A sheet's name places all its rows; a title such as "1° DE PRIMARIA" those below, up to the next. */
const withTitles = (
  pupils: ReadonlyMap<SheetRow, SheetRow>,
  { all, columns }: Listed,
  places: ReadonlyMap<string, Place>,
): ReadonlyMap<SheetRow, SheetRow> => {
  let sheet: string | null = null
  let place: Place = {}
  const placed = new Map<SheetRow, SheetRow>()
  const ofSheet = (): Place => unsaid(places.get(sheet ?? '') ?? {}, columns)
  for (const row of all) {
    if ((row.hoja ?? '') !== sheet) {
      sheet = row.hoja ?? ''
      place = ofSheet()
    }
    const pupil = pupils.get(row)
    const texts = [...new Set(row.cells.filter(Boolean))]
    if (pupil) placed.set(row, Object.keys(place).length > 0 ? { ...pupil, place } : pupil)
    else if (texts.length === 1) {
      const title = readTitle(texts[0] ?? '')
      if (title) place = { ...ofSheet(), ...title }
    }
  }
  return placed
}

const PLACES = [
  ['grado', 'Nivel'],
  ['gradoNumero', 'Grado'],
  ['grupo', 'Grupo'],
] as const

/** Adds level, grade and group as columns where a title or sheet's name says them, so rows sent back with errors keep them. */
const withPlaces = <Column extends string>(
  definitions: readonly ColumnDefinition<Column>[],
  table: Table<Column>,
): Table<Column> => {
  const headings = [...table.headings]
  const columns = new Map<string, number>(table.columns)
  const rows = table.rows.map((row) => ({ row, cells: [...row.cells] }))
  for (const { row, cells } of rows) {
    if (!row.place) continue
    const open = openPlace(textsOf<string>(table, row), row.place)
    for (const [column, heading] of PLACES) {
      const text = open[column]
      if (text === undefined || !definitions.some((each) => each.column === column)) continue
      const at = columns.get(column) ?? headings.push(freeName(heading, headings)) - 1
      columns.set(column, at)
      while (cells.length <= at) cells.push('')
      cells[at] = text
    }
  }
  return {
    ...table,
    headings,
    columns: columns as ReadonlyMap<string, number> as ReadonlyMap<Column, number>,
    rows: rows.map(({ row, cells }) => ({ ...row, cells })),
  }
}

/** A heading that the file has already gets words in brackets, which are ignored when it is read again. */
const freeName = (heading: string, taken: readonly string[]): string =>
  taken.includes(heading) ? `${heading} (del título)` : heading

const kindOf = ({ headings, places }: Book): ListKind => ({
  ...PUPIL_WORDS,
  ...(headings && { headings }),
  rowsOf: (rows, listed) => {
    const { columns, headings: names, below, all } = listed
    return withTitles(pupilRows(rows, columns, names, all[below - 1]?.fields ?? 0), listed, places)
  },
})

interface ColumnAnswers {
  readonly columnas?: string
  readonly hojas?: string
}

/** Columns of a school's own list, over its sheets with the same headings and without rows that are no pupils. */
export const pupilColumnsOf = <Column extends string>(
  definitions: readonly ColumnDefinition<Column>[],
  sheet: Sheet,
  { columnas, hojas }: ColumnAnswers,
): Table<Column> => {
  const matched = [...(readMapping(definitions, columnas ?? '{}')?.values() ?? [])]
  const book = bookOf(definitions, sheet, hojas, matched)
  const table = tableOf(definitions, book.sheet, columnas, kindOf(book))
  const isAlone = book.sheets.filter(({ leida }) => leida).length < 2
  const filasOf = ({ nombre, leida, rows }: Book['sheets'][number]): number =>
    !leida ? rows : table.rows.filter(({ hoja }) => isAlone || hoja === nombre).length
  const sheets = book.sheets.map((each) => ({ nombre: each.nombre, leida: each.leida, filas: filasOf(each) }))
  return sheet.name === undefined ? table : { ...table, sheets }
}

export const pupilTableOf = <Column extends string>(
  definitions: readonly ColumnDefinition<Column>[],
  sheet: Sheet,
  given: ColumnAnswers,
): Table<Column> => withPlaces(definitions, pupilColumnsOf(definitions, sheet, given))
