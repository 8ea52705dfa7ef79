import { OPENING_COLUMNS, type OpeningColumn } from '@contract/openings/openings.rules'
import { aCurp } from '@test/support/builders'
import { ADMIN, startServer, type Answer, type Caller, type TestServer } from '@test/support/server/harness'
import { xlsxOf, type CellValue } from '../imports/sheets'

/** A Tuesday in November: September and October are due, November is not. */
export const NOVEMBER = new Date('2026-11-03T16:00:00.000Z')

/** A server on that day; sessions of before have ended. */
export const startInNovember = async (): Promise<TestServer> => {
  const server = await startServer()
  server.clock.now = NOVEMBER
  server.admin = await server.signIn(ADMIN.user, ADMIN.password)
  return server
}

export type OpeningCells = Partial<Record<OpeningColumn, CellValue>>

/** The n-th pupil of an opening, with parents as a file has them; every third is a sibling of the one before. */
export const aPupil = (n: number, over: OpeningCells = {}): OpeningCells => {
  const family = Math.floor(n / 3)
  return {
    nombres: `Niña ${n}`,
    paterno: 'Muñoz',
    materno: 'García',
    // Pupils of `openOffice` have the first ones.
    curp: aCurp(n + 2000),
    numero_control: `P${String(n).padStart(5, '0')}`,
    fecha_nacimiento: '15/03/2018',
    grado: 'PRIMARIA',
    gradoNumero: '2',
    padre: `Laura García ${family}`,
    telefono: `55${String(10_000_000 + family)}`,
    grupo: 'B',
    debe_desde: '2026-10',
    ...over,
  }
}

export const openingOf = (
  rows: readonly OpeningCells[],
  columns: readonly OpeningColumn[] = OPENING_COLUMNS,
): Buffer => xlsxOf([[...columns], ...rows.map((row) => columns.map((column) => row[column] ?? null))])

const send =
  (simular: 'true' | 'false') =>
  (
    who: Caller,
    cicloEscolarId: number,
    content: Buffer,
    more: Record<string, string> = {},
  ): Promise<Answer> =>
    who.form('POST', '/importar/apertura', { simular, cicloEscolarId: String(cicloEscolarId), ...more }, [
      { name: 'apertura.xlsx', content },
    ])

export const tryOpening = send('true')
export const doOpening = send('false')

export const undo = (who: Caller, id: number, motivo_cancelacion = 'ERA LA LISTA DE OTRO AÑO') =>
  who.delete(`/aperturas/${id}`, { motivo_cancelacion })
