import type { Campos } from '@contract/domain/campos'
import { MAX_IMPORT_ROWS } from '@contract/imports/imports.rules'
import type { FileColumns, IgnoredRow, ReadSheet } from '@contract/imports/imports.schemas'
import { TOTAL } from '@contract/imports/noPupils.rules'
import { searchKey } from '@contract/domain/text'
import { GROUPED, saysWhose } from '@contract/imports/headings.rules'
import {
  missingColumns,
  readMapping,
  readOnce,
  recognizeColumns,
  type ColumnDefinition,
  type Reason,
} from '@contract/imports/recognize.rules'
import { badField, badRequest, HttpProblem } from '../shared/problem'
import type { Sheet, SheetRow } from './sheet'

/** Rows in which headings are looked for: above them schools put their name, the year and a date. */
const HEADINGS_WITHIN = 20
const LOOKED_AT = 40
export const MAX_SHEET_ROWS = MAX_IMPORT_ROWS + HEADINGS_WITHIN

export interface Listed {
  readonly columns: ReadonlyMap<string, number>
  readonly headings: readonly string[]
  /** Number of rows down to the headings, included. */
  readonly below: number
  readonly all: readonly SheetRow[]
}

export interface ListKind {
  readonly many: string
  readonly none: string
  readonly headings?: Headings
  /** Rows that count, by the sheet's own row: without titles and sums, each with the `place` that a title above or its sheet's name gives. */
  readonly rowsOf?: (rows: readonly SheetRow[], listed: Listed) => ReadonlyMap<SheetRow, SheetRow>
}
export const PUPIL_WORDS: ListKind = { many: 'alumnos', none: 'ningún alumno' }

export interface Table<Column extends string> {
  readonly headings: readonly string[]
  readonly columns: ReadonlyMap<Column, number>
  readonly reasons: ReadonlyMap<Column, Reason>
  readonly doubts: ReadonlyMap<Column, readonly number[]>
  readonly rows: readonly SheetRow[]
  readonly ignored: readonly SheetRow[]
  readonly sheets?: readonly ReadSheet[]
}

type Definitions<Column extends string> = readonly ColumnDefinition<Column>[]

const letterOf = (at: number): string => (at < 26 ? String.fromCharCode(65 + at) : String(at + 1))

/** Without heading 'Columna C'; a second "Nombre" is "Nombre (columna F)". */
export const columnNames = (cells: readonly string[]): string[] => {
  const seen = new Set<string>()
  return cells.map((heading, at) => {
    const name = !heading
      ? `Columna ${letterOf(at)}`
      : seen.has(heading)
        ? `${heading} (columna ${letterOf(at)})`
        : heading
    seen.add(name)
    return name
  })
}

/** "Tutor · Nombre" for "Nombre" below a merged cell "Tutor". */
const joinHeadings = (upper: readonly string[], lower: readonly string[], width: number): string[] => {
  let group = ''
  return Array.from({ length: width }, (_, at) => {
    const [above = '', below = ''] = [upper[at], lower[at]]
    if (above) group = below && below !== above ? above : ''
    return below && group ? `${group}${GROUPED}${below}` : below || above
  })
}

export interface Headings {
  readonly cells: readonly string[]
  readonly from: number
  readonly below: number
}

/** The row or two rows naming most columns; the first row if none does. */
export const findHeadings = <Column extends string>(
  wanted: Definitions<Column>,
  { rows }: Sheet,
  matched: readonly string[],
): Headings => {
  const definitions = wanted.map(readOnce)
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const score = ({ cells, below }: Omit<Headings, 'from'>): number => {
    const values = rows.slice(below, below + LOOKED_AT).map((row) => row.cells)
    const { found } = recognizeColumns(definitions, cells, values)
    const names = columnNames(cells)
    const filled = cells.filter(Boolean).length / 1000
    return found.size + matched.filter((heading) => names.includes(heading)).length + filled
  }
  const fill = (cells: readonly string[]): string[] =>
    Array.from({ length: width }, (_, at) => cells[at] ?? '')
  const first = rows.slice(0, HEADINGS_WITHIN)
  const singles = first.map(({ cells }, at): Headings => ({ cells: fill(cells), from: at, below: at + 1 }))
  const pairs = first.slice(1).flatMap(({ cells }, at): Headings[] => {
    const upper = first[at]?.cells ?? []
    const isGroup = upper.filter(Boolean).length > 1 && cells.filter(Boolean).length > 1
    return isGroup ? [{ cells: joinHeadings(upper, cells, width), from: at, below: at + 2 }] : []
  })
  const isOf = ({ from, below }: Headings): boolean =>
    below - from > 1 && (first[from]?.cells ?? []).some(saysWhose)
  let best: Headings = singles[0] ?? { cells: [], from: 0, below: 0 }
  let most = score(best)
  for (const each of [...singles, ...pairs]) {
    const columnsNamed = score(each)
    // At equal counts two rows that say whose («Madre») win: without the upper one its telephone could be anybody's.
    if (columnsNamed > most || (columnsNamed === most && isOf(each))) [best, most] = [each, columnsNamed]
  }
  return best
}

/** True for a row of sums and for headings repeated on the next page. */
const isTotalOrHeading = (headings: readonly string[]) => {
  const parts = headings.map((heading) => new Set([heading, ...heading.split(GROUPED)]))
  const few = Math.max(3, headings.length / 2)
  return (cells: readonly string[]): boolean => {
    const texts = cells.filter(Boolean)
    if (texts.length <= few && TOTAL.test(searchKey(texts[0] ?? ''))) return true
    return texts.length > 1 && cells.every((cell, at) => !cell || parts[at]?.has(cell) === true)
  }
}

const mappedBy = <Column extends string>(
  mapping: ReadonlyMap<Column, string>,
  headings: readonly string[],
): Map<Column, number> =>
  new Map(
    [...mapping].map(([column, heading]) => {
      const at = headings.indexOf(heading)
      if (at < 0) throw badField('columnas', `El archivo no tiene la columna «${heading}».`)
      return [column, at]
    }),
  )

const NOTHING_RECOGNIZED = { found: new Map<never, never>(), doubts: new Map<never, never>() }

/** @param given columns chosen by hand, as JSON; nothing else is then recognised @throws 400 an unknown heading · 413 too many rows */
export const tableOf = <Column extends string>(
  definitions: Definitions<Column>,
  sheet: Sheet,
  given?: string,
  kind = PUPIL_WORDS,
): Table<Column> => {
  const mapping = given === undefined ? new Map<Column, string>() : readMapping(definitions, given)
  if (!mapping) throw badField('columnas', 'Debe ser un objeto {columna: encabezado} en JSON.')
  const { cells, below } = kind.headings ?? findHeadings(definitions, sheet, [...mapping.values()])
  const all = sheet.rows.slice(below).filter(({ isAbove }) => !isAbove)
  if (sheet.more || all.length > MAX_IMPORT_ROWS)
    throw new HttpProblem(413, `El archivo trae más de 5,000 ${kind.many}. Divídelo en varios.`)
  const headings = columnNames(cells)
  const isNoRow = isTotalOrHeading(cells)
  const listed = all.filter((row) => !isNoRow(row.cells))
  const values = listed.map((row) => row.cells)
  const { found, doubts } =
    given === undefined ? recognizeColumns(definitions, headings, values) : NOTHING_RECOGNIZED
  const columns =
    given === undefined
      ? new Map([...found].map(([column, { at }]) => [column, at]))
      : mappedBy(mapping, headings)
  const reasons = new Map([...found].map(([column, { por }]) => [column, por]))
  const wanted = kind.rowsOf
    ? kind.rowsOf(listed, { columns, headings, below, all: sheet.rows })
    : new Map(listed.map((row) => [row, row]))
  const ignored = all.filter((row) => !wanted.has(row))
  return { headings, columns, reasons, doubts, rows: [...wanted.values()], ignored }
}

export const assertTable = <Column extends string>(
  definitions: Definitions<Column>,
  { columns, rows }: Table<Column>,
  kind = PUPIL_WORDS,
): void => {
  const missing = missingColumns(definitions, (column) => columns.has(column))
  if (missing.length > 0) {
    const campos = Object.fromEntries(missing.map((column) => [column, 'Falta esta columna.']))
    throw badRequest(
      `Al archivo le ${missing.length === 1 ? 'falta la columna' : 'faltan las columnas'} ${missing.join(', ')}.`,
      campos,
    )
  }
  if (rows.length === 0) throw badField('file', `El archivo no trae ${kind.none}.`)
}

export const ignoredIn = ({ ignored }: Pick<Table<string>, 'ignored'>): IgnoredRow[] =>
  ignored.map(({ fila, hoja, cells }) => ({
    fila,
    ...(hoja === undefined ? {} : { hoja }),
    texto: cells.filter(Boolean).join(' · ').slice(0, 200),
  }))

const SAMPLE_ROWS = 3

export const columnsOf = <Column extends string>(
  definitions: Definitions<Column>,
  { headings, columns, reasons, doubts, rows, ignored, sheets }: Table<Column>,
): FileColumns<Column> => ({
  encabezados: [...headings],
  columnas: definitions.map(({ column, required = false, holds }) => {
    const at = columns.get(column)
    const por = reasons.get(column)
    const dudas = doubts.get(column)?.map((each) => headings[each] ?? '')
    return {
      columna: column,
      encabezado: at === undefined ? null : (headings[at] ?? null),
      obligatoria: required,
      ...(por && { por }),
      ...(dudas && { dudas }),
      ...(holds && { junta: [...holds] }),
    }
  }),
  filas: rows.length,
  muestra: rows.slice(0, SAMPLE_ROWS).map(({ cells }) => headings.map((_, at) => cells[at] ?? '')),
  ignoradas: ignoredIn({ ignored }),
  ...(sheets && { hojas: [...sheets] }),
})

export const textsOf = <Column extends string>(
  { columns }: Pick<Table<Column>, 'columns'>,
  { cells }: SheetRow,
): Readonly<Partial<Record<Column, string>>> =>
  Object.fromEntries(
    [...columns].flatMap(([column, at]) => (cells[at] ? [[column, cells[at]]] : [])),
  ) as Partial<Record<Column, string>>

/** A row's problem by our column, or by heading where we have none. */
export const problemOf = (
  { columns, headings }: Pick<Table<string>, 'columns' | 'headings'>,
  { problem }: SheetRow,
): Campos => {
  if (!problem) return {}
  const [column] = [...columns].find(([, at]) => at === problem.at) ?? []
  return { [column ?? headings[problem.at] ?? 'file']: problem.text }
}
