import { writeXlsx, type CellValue } from 'hucre/xlsx'
import { IMPORT_COLUMNS, type ImportColumn } from '@contract/imports/imports.rules'
import { aCurp } from '@test/support/builders'
import type { Caller } from '@test/support/server/harness'

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

export const xlsxOf = async (
  rows: readonly (readonly CellValue[])[],
  more: Partial<Parameters<typeof writeXlsx>[0]['sheets'][number]> = {},
  dateSystem: '1900' | '1904' = '1900',
): Promise<Buffer> =>
  Buffer.from(
    await writeXlsx({ dateSystem, sheets: [{ name: 'Hoja1', rows: rows.map((row) => [...row]), ...more }] }),
  )

export const fileOf = (rows: readonly Row[]): Promise<Buffer> =>
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
