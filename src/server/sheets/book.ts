import { headingKey, isDebtHeading } from '@contract/imports/headings.rules'
import { readPlace, readTitle, type Place } from '@contract/imports/places.rules'
import { recognizeColumns, type ColumnDefinition } from '@contract/imports/recognize.rules'
import { badField } from '../shared/problem'
import { readTexts } from './fileQuestions'
import type { Sheet, SheetRow } from './sheet'
import { findHeadings, columnNames, type Headings } from './table'

interface Part {
  readonly sheet: Sheet
  readonly name: string
  readonly headings: Headings
  readonly found: ReadonlyMap<string, number>
}

export interface Book {
  readonly sheet: Sheet
  readonly headings?: Headings
  readonly sheets: readonly { readonly nombre: string; readonly leida: boolean; readonly rows: number }[]
  /** By sheet, the place that its name tells; the key is '' where only one is read. */
  readonly places: ReadonlyMap<string, Place>
}

const WHO = ['curp', 'numero_control', 'nombre_completo', 'nombres']
/** With fewer columns it may be a table of groups or prices. */
const COLUMNS_OF_A_LIST = 3

const isList = ({ found }: Part): boolean =>
  found.size >= COLUMNS_OF_A_LIST && WHO.some((column) => found.has(column))

const partOf = (
  definitions: readonly ColumnDefinition<string>[],
  sheet: Sheet,
  matched: readonly string[],
): Part => {
  const headings = findHeadings(definitions, sheet, matched)
  const values = sheet.rows.slice(headings.below).map(({ cells }) => cells)
  const { found } = recognizeColumns(definitions, columnNames(headings.cells), values)
  return {
    sheet,
    name: sheet.name ?? '',
    headings,
    found: new Map([...found].map(([column, { at }]) => [column, at])),
  }
}

const keysOf = ({ headings: { cells } }: Part): string =>
  cells.map(headingKey).filter(Boolean).sort().join('|')

const sameColumns = (a: Part, b: Part): boolean =>
  a.found.size === b.found.size && [...a.found.keys()].every((column) => b.found.has(column))

/** The first list and the visible sheets with the same headings, or others for the same columns. */
const usual = (parts: readonly Part[]): readonly Part[] => {
  const visible = parts.filter(({ sheet }) => !sheet.isHidden)
  const base = visible.find(isList) ?? parts[0]
  if (!base) return []
  const isSame = (part: Part): boolean =>
    keysOf(part) === keysOf(base) || (isList(part) && sameColumns(part, base))
  return parts.filter((part) => part === base || (visible.includes(part) && isSame(part)))
}

const chosenOf = (parts: readonly Part[], json: string): readonly Part[] => {
  const names = readTexts(json, 'hojas')
  const unknown = names.find((name) => !parts.some((part) => part.name === name))
  if (unknown !== undefined) throw badField('hojas', `El archivo no tiene la hoja «${unknown}».`)
  const chosen = parts.filter(({ name }) => names.includes(name))
  if (chosen.length === 0) throw badField('hojas', 'Elige al menos una hoja.')
  return chosen
}

/** Repeated headings get a number; blank ones their position. */
const headingKeys = (cells: readonly string[]): string[] => {
  const seen = new Map<string, number>()
  return cells.map((cell, at) => {
    const key = headingKey(cell)
    if (!key) return ` ${at}`
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return `${key} ${count}`
  })
}

const createUnion = ({ headings, found }: Part) => {
  const cells = [...headings.cells]
  const byKey = new Map(headingKeys(cells).map((key, at) => [key, at]))
  const byColumn = new Map(found)

  const placeOfColumn = (column: string | undefined, heading: string): number | undefined => {
    const at = column === undefined ? undefined : byColumn.get(column)
    // Else «Debe inscripción» in the place of «Inscripción» would turn a debt into a payment.
    return at !== undefined && isDebtHeading(cells[at] ?? '') === isDebtHeading(heading) ? at : undefined
  }
  const placeOfKey = (key: string, column: string | undefined): number | undefined => {
    const at = byKey.get(key)
    const isOther = [...byColumn].some(([other, place]) => place === at && other !== column)
    return at !== undefined && (column === undefined || !isOther) ? at : undefined
  }
  /** For each column of a sheet, the column it goes to; never two to the same. */
  const placesOf = (part: Part): number[] => {
    const columns = new Map([...part.found].map(([column, at]) => [at, column]))
    const taken = new Set<number>()
    return headingKeys(part.headings.cells).map((key, at) => {
      const heading = part.headings.cells[at] ?? ''
      const column = columns.get(at)
      const place = placeOfColumn(column, heading) ?? placeOfKey(key, column)
      const to = place === undefined || taken.has(place) ? cells.push(heading) - 1 : place
      taken.add(to)
      if (!byKey.has(key)) byKey.set(key, to)
      if (column !== undefined && !byColumn.has(column)) byColumn.set(column, to)
      return to
    })
  }
  return { cells, placesOf }
}

/** Rows of all parts, each cell in the column of the first part's matching heading. */
const joinParts = ([base, ...others]: readonly [Part, ...Part[]]): { rows: SheetRow[]; cells: string[] } => {
  const { cells, placesOf } = createUnion(base)
  const isAlone = others.length === 0
  const of = ({ name }: Part, row: SheetRow): SheetRow => (isAlone ? row : { ...row, hoja: name })
  const moveRows = (part: Part): SheetRow[] => {
    const { headings, sheet } = part
    const to = placesOf(part)
    return sheet.rows.flatMap((row, at): SheetRow[] => {
      if (at >= headings.from && at < headings.below) return []
      if (at < headings.from) return [{ ...of(part, row), isAbove: true }]
      const put: string[] = []
      row.cells.forEach((cell, column) => (put[to[column] ?? column] = cell))
      return [{ ...of(part, row), cells: Array.from(put, (cell) => cell ?? '') }]
    })
  }
  const rows = others.flatMap(moveRows)
  return { rows: [...base.sheet.rows.map((row) => of(base, row)), ...rows], cells }
}

const NO_GROUP = /^(?:hoja|sheet|libro|lista|listado|alumnos?|datos|base|padron|apertura|matricula)\W*\d*$/i

const IS_NUMBERED = /^\s*(?:grupo|gpo)\W*\d+\s*$/i

const placeOf = (name: string, isAlone: boolean): Place =>
  (IS_NUMBERED.test(name) ? null : (readPlace(name) ?? readTitle(name))) ??
  (isAlone || NO_GROUP.test(name) ? {} : { grupo: name })

/** @param given names of sheets to read, as JSON @throws 400 an unknown name, or none */
export const bookOf = (
  definitions: readonly ColumnDefinition<string>[],
  sheet: Sheet,
  given: string | undefined,
  matched: readonly string[],
): Book => {
  const { others = [], ...first } = sheet
  const parts = [first, ...others]
    .filter(({ rows }) => rows.length > 0)
    .map((each) => partOf(definitions, each, matched))
  const [one, ...more] =
    given === undefined || sheet.name === undefined ? usual(parts) : chosenOf(parts, given)
  if (!one) return { sheet: first, sheets: [], places: new Map() }
  const read = [one, ...more] as const
  const { rows, cells } = joinParts(read)
  const isAlone = more.length === 0
  return {
    sheet: { ...one.sheet, rows, more: read.some((part) => part.sheet.more) },
    headings: { ...one.headings, cells },
    sheets: parts.map((part) => ({
      nombre: part.name,
      leida: read.includes(part),
      rows: part.sheet.rows.length - 1,
    })),
    places: new Map(read.map(({ name }) => [isAlone ? '' : name, placeOf(name, isAlone)])),
  }
}
