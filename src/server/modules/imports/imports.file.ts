import {
  IMPORT_COLUMNS,
  isRequiredColumn,
  MAX_IMPORT_ROWS,
  readMatches,
  recognizeColumns,
  type ImportColumn,
} from '@contract/imports/imports.rules'
import type { FileColumns } from '@contract/imports/imports.schemas'
import { badField, badRequest, HttpProblem } from '../../shared/problem'
import type { Sheet, SheetRow } from '../../sheets/sheet'

/** The headings must be within the first rows; above them schools put their name, the year and a date. */
const HEADINGS_WITHIN = 20
/** Most rows of a file that are not empty. */
export const MOST_ROWS = MAX_IMPORT_ROWS + HEADINGS_WITHIN

/** A sheet whose heading row was found. */
export interface PupilFile {
  readonly headings: readonly string[]
  readonly columns: ReadonlyMap<ImportColumn, number>
  readonly rows: readonly SheetRow[]
}

/** The heading, or 'Columna C' for a column without one. */
const named = (heading: string, at: number): string =>
  heading || `Columna ${at < 26 ? String.fromCharCode(65 + at) : at + 1}`

/** The row among the first ones that names most columns; the first row if none names any. */
const headingRow = ({ rows }: Sheet, matched: readonly string[]): number => {
  const score = ({ cells }: SheetRow): number =>
    recognizeColumns(cells).size + matched.filter((heading) => cells.includes(heading)).length
  const scores = rows.slice(0, HEADINGS_WITHIN).map(score)
  return Math.max(0, scores.indexOf(Math.max(...scores)))
}

/**
 * The headings of a sheet and the rows below them.
 * @param given the columns that the user matched by hand, as JSON text
 * @throws 400 empty file, or a heading that it does not have · 413 too many rows
 */
export const pupilFile = (sheet: Sheet, given?: string): PupilFile => {
  const matches = given === undefined ? new Map<ImportColumn, string>() : readMatches(given)
  if (!matches) throw badField('columnas', 'Debe ser un objeto {columna: encabezado} en JSON.')
  const at = headingRow(sheet, [...matches.values()])
  const below = sheet.rows.slice(at + 1)
  if (sheet.more || below.length > MAX_IMPORT_ROWS)
    throw new HttpProblem(413, 'El archivo trae más de 5,000 alumnos. Divídelo en varios.')
  const width = Math.max(0, ...sheet.rows.slice(at).map(({ cells }) => cells.length))
  const cells = sheet.rows[at]?.cells ?? []
  const headings = Array.from({ length: width }, (_, column) => named(cells[column] ?? '', column))
  const columns = new Map(given === undefined ? recognizeColumns(cells) : [])
  for (const [column, heading] of matches) {
    const place = headings.indexOf(heading)
    if (place < 0) throw badField('columnas', `El archivo no tiene la columna «${heading}».`)
    columns.set(column, place)
  }
  return { headings, columns, rows: below }
}

/** @throws 400 when it has no pupils or lacks a required column */
export const assertPupils = ({ columns, rows }: PupilFile): void => {
  const missing = IMPORT_COLUMNS.filter((column) => isRequiredColumn(column) && !columns.has(column))
  if (missing.length > 0) {
    const campos = Object.fromEntries(missing.map((column) => [column, 'Falta esta columna.']))
    throw badRequest(
      `Al archivo le ${missing.length === 1 ? 'falta la columna' : 'faltan las columnas'} ${missing.join(', ')}.`,
      campos,
    )
  }
  if (rows.length === 0) throw badField('file', 'El archivo no trae ningún alumno.')
}

const SAMPLE_ROWS = 3

/** Headings, matched columns and first rows, shown before the import. */
export const columnsOf = ({ headings, columns, rows }: PupilFile): FileColumns => ({
  encabezados: [...headings],
  columnas: IMPORT_COLUMNS.map((columna) => {
    const at = columns.get(columna)
    return {
      columna,
      encabezado: at === undefined ? null : (headings[at] ?? null),
      obligatoria: isRequiredColumn(columna),
    }
  }),
  filas: rows.length,
  muestra: rows.slice(0, SAMPLE_ROWS).map(({ cells }) => headings.map((_, at) => cells[at] ?? '')),
})
