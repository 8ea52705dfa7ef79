import type { Answer, Caller, TestServer } from './harness'

/** A row of an opening's file: its columns by name. */
export type OpeningCells = Readonly<Record<string, string | number>>

/** Sends rows as the file of an opening, with the columns that any of them has. */
export const sendOpening = (
  caller: Caller,
  cycleId: number,
  rows: readonly OpeningCells[],
  fields: Record<string, string> = { simular: 'false' },
): Promise<Answer> => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))]
  const content = Buffer.from(lines.map((cells) => cells.join(',')).join('\r\n'))
  const all = { cicloEscolarId: String(cycleId), ...fields }
  return caller.form('POST', '/importar/apertura', all, [{ name: 'apertura.csv', content }])
}

/** Brings a known pupil of PRIMARIA into a cycle by an opening. @returns the enrolment */
export const openPupil = async (
  { admin, db }: TestServer,
  studentId: number,
  cycleId: number,
  cells: OpeningCells,
): Promise<number> => {
  const { numero_control } = await db
    .selectFrom('students')
    .select('numero_control')
    .where('id', '=', studentId)
    .executeTakeFirstOrThrow()
  const { body } = await sendOpening(admin, cycleId, [{ numero_control, grado: 'PRIMARIA', ...cells }])
  if (body.resumen?.nuevos !== 1) throw new Error(`no opening: ${JSON.stringify(body)}`)
  const { id } = await db
    .selectFrom('enrolments')
    .select('id')
    .where('student_id', '=', studentId)
    .where('cycle_id', '=', cycleId)
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return id
}
