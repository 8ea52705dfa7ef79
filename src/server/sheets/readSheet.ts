import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { read, SSF, utils, type CellObject, type DenseWorkSheet, type Range, type WorkBook } from '@e965/xlsx'
import { fromBufferPromise, type Entry } from 'yauzl'
import { ZipFile } from 'yazl'
import { isoDate } from '@contract/domain/dates'
import type { DateSystem } from '@contract/imports/imports.rules'
import type { Sheet, SheetAsked, SheetRow } from './sheet'

/** Twenty times a large workbook unpacked; anything larger is no list of pupils. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024
/** A workbook has a dozen parts and a few per sheet. */
const MAX_PARTS = 1000
/** Includes blank rows up to the last filled one; a list has 5,000. */
const MAX_ROWS = 50_000

export class TooMuchInside extends Error {}

/** Counts before reading, as millions of rows take seconds: many sheets have borders down to the end. @throws TooMuchInside */
const assertFewElements = (xml: Buffer, row: string, values: readonly string[]): void => {
  const last = Math.max(...values.map((value) => xml.lastIndexOf(value)))
  let rows = 0
  for (let at = xml.indexOf(row); at >= 0 && at < last; at = xml.indexOf(row, at + row.length))
    // An element begins with a bracket or a prefix such as `x:row`.
    if (xml[at - 1] === 0x3c || xml[at - 1] === 0x3a) rows += 1
  if (rows > MAX_ROWS) throw new TooMuchInside()
}

const assertFewLines = (text: string): void => {
  let last = text.length
  while (last > 0 && /[\s,;"]/.test(text.charAt(last - 1))) last -= 1
  let lines = 0
  for (let at = 0; at < last; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 0x0a || (code === 0x0d && text.charCodeAt(at + 1) !== 0x0a)) lines += 1
  }
  if (lines > MAX_ROWS) throw new TooMuchInside()
}

/** Parts with cells, leaving out pictures, macros and embedded files. */
const isText = ({ fileName }: Entry): boolean => /\.(xml|rels)$/i.test(fileName)

/** Counts the bytes that the archive claims; yauzl fails where an entry holds another number. So the next reader unpacks no bomb. @throws TooMuchInside */
const boundedArchive = async (packed: Buffer): Promise<Buffer> => {
  const archive = await fromBufferPromise(packed)
  const plain = new ZipFile()
  let bytes = 0
  let parts = 0
  for await (const entry of archive.eachEntry()) {
    parts += 1
    if (!isText(entry)) continue
    bytes += entry.uncompressedSize
    if (bytes > MAX_UNPACKED_BYTES || parts > MAX_PARTS) throw new TooMuchInside()
    const content = await buffer(await archive.openReadStreamPromise(entry))
    assertFewElements(content, 'row', ['v>', 'is>'])
    plain.addBuffer(content, entry.fileName, { compress: false })
  }
  plain.end()
  return buffer(plain.outputStream)
}

/** UTF-8, with or without a byte order mark; else windows-1252, which Windows writes in Spanish. */
const decodeText = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const LINES = 20

const delimiterOf = (text: string): ',' | ';' | '\t' => {
  const lines = text
    .slice(0, 20_000)
    .split('\n', LINES)
    .join('\n')
    .replace(/"[^"]*"/g, '')
  const count = (sign: string): number => lines.split(sign).length
  // Tabs win: amounts such as 1,234.50 put commas between tabs, never tabs between commas.
  if (count('\t') > count('\n')) return '\t'
  return count(';') > count(',') ? ';' : ','
}

/** Cells read per row: a list of pupils has a dozen columns, a sheet may have 16,384. */
const MAX_CELLS = 100

const MAX_CELL_CHARACTERS = 5000

/** Excel's day number as yyyy-MM-dd, in the file's calendar (1900 or 1904). */
const dayOf = (serial: number, dates: DateSystem): string => {
  const day = SSF.parse_date_code(serial, { date1904: dates === '1904' }) as {
    y: number
    m: number
    d: number
  } | null
  return day ? isoDate(day.y, day.m, day.d) : ''
}

/** A cell showing 25 % holds 0.25. A % inside quotes is literal text. */
const isPercent = (format: CellObject['z']): boolean =>
  typeof format === 'string' && format.replace(/"[^"]*"|\\./g, '').includes('%')

const textOf = (cell: CellObject | undefined, dates: DateSystem): string => {
  const value = cell?.v
  if (!cell || value === null || value === undefined) return ''
  if (typeof value === 'number' && cell.t === 'n' && SSF.is_date(cell.z)) return dayOf(value, dates)
  if (typeof value === 'number' && cell.t === 'n' && isPercent(cell.z))
    return `${Math.round(value * 1e8) / 1e6} %`
  if (typeof value === 'boolean') return value ? 'VERDADERO' : 'FALSO'
  const text = cell.t === 'e' ? utils.format_cell(cell) : String(value)
  // In our own files an apostrophe keeps a text from being run as a formula.
  return text
    .slice(0, MAX_CELL_CHARACTERS)
    .normalize('NFC')
    .trim()
    .replace(/^'(?=[=+\-@\t\r])/, '')
}

const rowsOf = (sheet: DenseWorkSheet, most: number, { before = 0, dates = null }: Reading = {}): Sheet => {
  const rows: SheetRow[] = []
  // By key, since a file may name row 1,000,000,000 and nothing above it.
  for (const [key, row] of Object.entries(sheet['!data'])) {
    const at = Number(key)
    const cells = Array.from((row ?? []).slice(0, MAX_CELLS), (cell) => textOf(cell, dates))
    if (!cells.some(Boolean)) continue
    if (rows.length === most) return { rows, more: true, dates }
    rows.push({ fila: before + at + 1, cells })
  }
  return { rows, more: false, dates }
}

interface Reading {
  before?: number
  dates?: DateSystem
}

/** Copies a cell merged downwards into each row: one parent beside three siblings. */
const withoutMerges = (rows: readonly SheetRow[], merges: readonly Range[]): SheetRow[] => {
  const byRow = new Map(rows.map((row) => [row.fila - 1, { ...row, cells: [...row.cells] }]))
  for (const { s: start, e: end } of merges) {
    const value = byRow.get(start.r)?.cells[start.c]
    if (!value) continue
    for (let at = start.r + 1; at <= Math.min(end.r, start.r + rows.length); at += 1) {
      const cells = byRow.get(at)?.cells
      if (!cells) continue
      while (cells.length <= start.c) cells.push('')
      cells[start.c] ||= value
    }
  }
  return [...byRow.values()]
}

/** Formulas are never run; their last shown value is read. */
const OPTIONS = {
  dense: true,
  cellFormula: false,
  cellHTML: false,
  cellText: false,
  cellNF: true,
} as const

const dense = (sheet: unknown): DenseWorkSheet => {
  if (!sheet) throw new Error('a workbook without a sheet')
  const grid = sheet as DenseWorkSheet
  return { ...grid, '!data': grid['!data'] ?? [] }
}

/** Rows of all sheets together, as a multiple of those of one. */
const MAX_FULL_SHEETS = 4

/** The first sheet, followed by the others: a list may have one per group. */
const readBook = ({ Sheets, SheetNames, Workbook }: WorkBook, most: number): Sheet => {
  const dates = Workbook?.WBProps?.date1904 ? '1904' : '1900'
  let left = most * MAX_FULL_SHEETS
  const [first, ...others] = SheetNames.map((name, at): Sheet => {
    const sheet = dense(Sheets[name])
    const { rows, more } = rowsOf(sheet, Math.min(most, left), { dates })
    left -= rows.length
    const isHidden = Boolean(Workbook?.Sheets?.[at]?.Hidden)
    return { rows: withoutMerges(rows, sheet['!merges'] ?? []), more, dates, name, isHidden }
  })
  if (!first) throw new Error('a workbook without a sheet')
  return others.length > 0 ? { ...first, others } : first
}

const readXlsx = async (packed: Buffer, most: number): Promise<Sheet> =>
  readBook(read(await boundedArchive(packed), { ...OPTIONS, type: 'buffer' }), most)

/** Unpacked format: 5 MB of file hold a bounded number of cells, and the thread limits the rest. */
const readXls = (bytes: Buffer, most: number): Sheet =>
  readBook(read(bytes, { ...OPTIONS, type: 'buffer' }), most)

/** Excel writes no document type; one with entities would be made to grow while read. */
const readXml = (bytes: Buffer, most: number): Sheet => {
  const text = decodeText(bytes)
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new Error('a workbook that declares entities')
  assertFewElements(bytes, 'Row', ['Data>'])
  return readBook(read(text, { ...OPTIONS, type: 'string' }), most)
}

/** Cells per line, as the reader below splits them: a quote counts only at the start of a cell. */
const fieldCounts = (text: string, by: string): number[] => {
  const counts: number[] = []
  let [count, start, isQuoted] = [1, 0, false]
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '"' && text[start] === '"') isQuoted = !isQuoted
    if (isQuoted || sign === '"') continue
    if (sign === by) {
      count += 1
      start = at + 1
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[at + 1] === '\n') at += 1
      counts.push(count)
      count = 1
      start = at + 1
    }
  }
  return [...counts, count]
}

const readCsv = (bytes: Buffer, most: number): Sheet => {
  const whole = decodeText(bytes)
  assertFewLines(whole)
  // `sep=;` in the first line, by which Excel names the separator.
  const [said = '', delimiter] = /^sep=(.)\r?\n/i.exec(whole) ?? []
  const text = whole.slice(said.length)
  // Raw: 0012 keeps its zeros. Without the empty first line a heading such as TABLE or ID;P would mean another format.
  const fields = delimiter ?? delimiterOf(text)
  const { Sheets } = read(`\n${text}`, { ...OPTIONS, type: 'string', raw: true, FS: fields })
  const before = said ? 0 : -1
  const sheet = rowsOf(dense(Object.values(Sheets)[0]), most, { before })
  const counts = fieldCounts(text, fields)
  const withFields = (row: SheetRow): SheetRow => ({ ...row, fields: counts[row.fila - before - 2] ?? 0 })
  return { ...sheet, rows: sheet.rows.map(withFields) }
}

const READERS: Readonly<Record<SheetAsked['kind'], (bytes: Buffer, most: number) => Sheet | Promise<Sheet>>> =
  {
    xlsx: readXlsx,
    xls: readXls,
    xml: readXml,
    csv: readCsv,
  }

/** @throws when the file is not of its kind, is damaged or has a password */
export const readSheet = async ({ file, kind, most }: SheetAsked): Promise<Sheet> =>
  READERS[kind](await readFile(file), most)
