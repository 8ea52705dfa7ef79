import { utils, write, type Range } from '@e965/xlsx'
import { IMPORT_COLUMNS, type ImportColumn } from '@contract/imports/imports.rules'
import type { ImportRow } from '@contract/imports/imports.schemas'
import { aCurp } from '@test/support/builders'
import type { Caller } from '@test/support/server/harness'

export type CellValue = string | number | boolean | Date | null
export type Row = Partial<Record<ImportColumn, CellValue>>

/** The n-th pupil of a file; every third is a sibling of the one before. */
export const aRow = (n: number, over: Row = {}): Row => {
  const family = Math.floor(n / 3)
  return {
    nombres: `Niño ${n}`,
    paterno: 'Muñoz',
    materno: 'García',
    curp: aCurp(n),
    numero_control: `B${String(n).padStart(5, '0')}`,
    fecha_nacimiento: '15/03/2018',
    grado: 'PRIMARIA',
    gradoNumero: '2',
    padre: `Laura García ${family}`,
    telefono: `55${String(10_000_000 + family)}`,
    correo: `laura${family}@correo.mx`,
    alergias: '',
    ...over,
  }
}

export const cellsOf = (row: Row, columns: readonly ImportColumn[] = IMPORT_COLUMNS): CellValue[] =>
  columns.map((column) => row[column] ?? null)

/** A workbook as Excel, or an old one, saves it. @param kind 'biff8' and 'xlml' are what is called .xls */
export const xlsxOf = (
  rows: readonly (readonly CellValue[])[],
  {
    merges = [],
    date1904 = false,
    kind = 'xlsx',
  }: { merges?: Range[]; date1904?: boolean; kind?: 'xlsx' | 'biff8' | 'xlml' } = {},
): Buffer => {
  const dayAt0 = date1904 ? 24_107 : 25_569
  const cellOf = (value: CellValue) =>
    value instanceof Date ? { t: 'n', v: value.getTime() / 86_400_000 + dayAt0, z: 'dd/mm/yyyy' } : value
  const sheet = utils.aoa_to_sheet(rows.map((row) => row.map(cellOf)))
  sheet['!merges'] = merges
  const book = utils.book_new(sheet, 'Hoja1')
  book.Workbook = { WBProps: { date1904 } }
  return write(book, { type: 'buffer', bookType: kind, compression: true }) as Buffer
}

export const fileOf = async (rows: readonly Row[]): Promise<Buffer> =>
  xlsxOf([[...IMPORT_COLUMNS], ...rows.map((row) => cellsOf(row))])

export const csvOf = (rows: readonly (readonly unknown[])[], by = ','): string =>
  rows.map((row) => row.map((cell) => String(cell ?? '')).join(by)).join('\r\n')

const send =
  (call: string, fields: Record<string, string>) =>
  (who: Caller, content: Buffer, more: object = {}) =>
    who.form('POST', call, { ...fields, ...more }, [{ name: 'alumnos.xlsx', content }])

export const tryImport = send('/importar/alumnos', {})
export const doImport = send('/importar/alumnos', { simular: 'false' })
export const columnsIn = send('/importar/columnas', {})

/** What is wrong with each row, by column. */
export const problemsOf = (rows: readonly Pick<ImportRow, 'campos'>[]) => rows.map(({ campos }) => campos)
