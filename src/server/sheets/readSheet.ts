import { readFile } from 'node:fs/promises'
import { parseCsv } from 'hucre/csv'
import { readXlsx, streamXlsxRows, type CellValue, type MergeRange } from 'hucre/xlsx'
import type { DateSystem } from '@contract/imports/imports.rules'
import { boundedArchive } from './archive'
import type { Sheet, SheetAsked, SheetRow } from './sheet'

/** A text of a byte order mark says what it is; without one, what is no UTF-8 is what Windows in Spanish writes. */
const decodeCsv = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Among so many lines are the headings. */
const LINES = 20

/** What parts the cells: whichever there is more of in the first lines, outside of quotes. */
const delimiterOf = (text: string): ',' | ';' => {
  const lines = text
    .slice(0, 20_000)
    .split('\n', LINES)
    .join('\n')
    .replace(/"[^"]*"/g, '')
  return lines.split(';').length > lines.split(',').length ? ';' : ','
}

/** A list of pupils has a dozen columns; a sheet may have 16,384. */
const MAX_CELLS = 100

const MAX_CELL_CHARACTERS = 5000

const textOf = (value: CellValue | undefined): string => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  if (typeof value === 'boolean') return value ? 'VERDADERO' : 'FALSO'
  const text = String(value).slice(0, MAX_CELL_CHARACTERS).normalize('NFC')
  // The apostrophe by which our own files keep a text from being run.
  return text.trim().replace(/^'(?=[=+\-@\t\r])/, '')
}

const cellsOf = (values: readonly CellValue[]): string[] => values.slice(0, MAX_CELLS).map(textOf)

/** Rows that say something, until there are too many. */
const collect = (most: number) => {
  const rows: SheetRow[] = []
  let more = false
  return {
    add: (fila: number, values: readonly CellValue[]): boolean => {
      const cells = cellsOf(values)
      if (!cells.some(Boolean)) return true
      if (rows.length === most) more = true
      else rows.push({ fila, cells })
      return !more
    },
    sheet: (dates: DateSystem): Sheet => ({ rows, more, dates }),
  }
}

/** Of cells merged downwards, as one parent beside three siblings, each row says what the first does. */
const unmerged = (rows: readonly SheetRow[], merges: readonly MergeRange[]): SheetRow[] => {
  const byRow = new Map(rows.map((row) => [row.fila - 1, { ...row, cells: [...row.cells] }]))
  for (const { startRow, endRow, startCol } of merges) {
    const said = byRow.get(startRow)?.cells[startCol]
    if (!said) continue
    for (let at = startRow + 1; at <= Math.min(endRow, startRow + rows.length); at += 1) {
      const cells = byRow.get(at)?.cells
      if (!cells) continue
      while (cells.length <= startCol) cells.push('')
      cells[startCol] ||= said
    }
  }
  return [...byRow.values()]
}

const readWorkbook = async (packed: Buffer, most: number): Promise<Sheet> => {
  const archive = new Uint8Array(await boundedArchive(packed))
  // Its calendar and merged cells; the rows come one at a time, however many there are.
  const { sheets, dateSystem } = await readXlsx(archive, {
    sheets: ({ index }) => index === 0,
    range: 'A1:A1',
  })
  const found = collect(most)
  for await (const { index, values } of streamXlsxRows(archive, { sheets: [0] }))
    if (!found.add(index + 1, values)) break
  const { rows, more, dates } = found.sheet(dateSystem === '1904' ? '1904' : '1900')
  return { rows: unmerged(rows, sheets[0]?.merges ?? []), more, dates }
}

const readCsv = (bytes: Buffer, most: number): Sheet => {
  const whole = decodeCsv(bytes)
  // What Excel writes to say what parts the cells.
  const [said = '', delimiter] = /^sep=(.)\r?\n/i.exec(whole) ?? []
  const text = whole.slice(said.length)
  const found = collect(most)
  const rows = parseCsv(text, { delimiter: delimiter ?? delimiterOf(text) })
  rows.every((values, at) => found.add(at + (said ? 2 : 1), values))
  return found.sheet(null)
}

/** @throws when the file is neither */
export const readSheet = async ({ file, kind, most }: SheetAsked): Promise<Sheet> => {
  const bytes = await readFile(file)
  return kind === 'xlsx' ? readWorkbook(bytes, most) : readCsv(bytes, most)
}
