import { readFile } from 'node:fs/promises'
import { parseCsv } from 'hucre/csv'
import { readXlsx, streamXlsxRows, type CellValue, type MergeRange } from 'hucre/xlsx'
import type { DateSystem } from '@contract/imports/imports.rules'
import { boundedArchive } from './archive'
import type { Sheet, SheetAsked, SheetRow } from './sheet'

/**
 * A byte order mark names the encoding. Without one, text that is not UTF-8 is read as windows-1252, which Windows writes in
 * Spanish.
 */
const decodeCsv = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const LINES = 20

/** The separator: the more frequent one in the first lines, outside of quotes. */
const delimiterOf = (text: string): ',' | ';' => {
  const lines = text
    .slice(0, 20_000)
    .split('\n', LINES)
    .join('\n')
    .replace(/"[^"]*"/g, '')
  return lines.split(';').length > lines.split(',').length ? ';' : ','
}

/** Most columns read; a list of pupils has a dozen, a sheet may have 16,384. */
const MAX_CELLS = 100

const MAX_CELL_CHARACTERS = 5000

const textOf = (value: CellValue | undefined): string => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  if (typeof value === 'boolean') return value ? 'VERDADERO' : 'FALSO'
  const text = String(value).slice(0, MAX_CELL_CHARACTERS).normalize('NFC')
  // Removes the apostrophe that our own files put before a text so that it is not run as a formula.
  return text.trim().replace(/^'(?=[=+\-@\t\r])/, '')
}

const cellsOf = (values: readonly CellValue[]): string[] => values.slice(0, MAX_CELLS).map(textOf)

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

/** Copies the first value of cells merged downwards into each row, such as one parent beside three siblings. */
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
  // This reads only the calendar and merged cells; rows are then streamed one at a time.
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
  // Excel writes `sep=;` in the first line to name the separator.
  const [said = '', delimiter] = /^sep=(.)\r?\n/i.exec(whole) ?? []
  const text = whole.slice(said.length)
  const found = collect(most)
  const rows = parseCsv(text, { delimiter: delimiter ?? delimiterOf(text) })
  rows.every((values, at) => found.add(at + (said ? 2 : 1), values))
  return found.sheet(null)
}

/** @throws when the file is neither a workbook nor CSV */
export const readSheet = async ({ file, kind, most }: SheetAsked): Promise<Sheet> => {
  const bytes = await readFile(file)
  return kind === 'xlsx' ? readWorkbook(bytes, most) : readCsv(bytes, most)
}
