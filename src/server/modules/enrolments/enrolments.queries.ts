import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../db/database'
import type { Tables } from '../../db/tables'

/**
 * Locks the pupils in id order, so that two enrolments with the same ones wait for each other and never cross. Charges and
 * payments of these pupils go on meanwhile.
 */
export const lockPupils = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('students')
    .select(['id', 'nombre', 'numero_control'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

export type PupilRow = Awaited<ReturnType<typeof lockPupils>>[number]

/** Which of the pupils are in the cycle already. */
export const findEnrolled = async (db: Db, ids: readonly number[], cycleId: number): Promise<Set<number>> => {
  const rows = await db
    .selectFrom('enrolments')
    .select('student_id')
    .where('student_id', 'in', ids)
    .where('cycle_id', '=', cycleId)
    .execute()
  return new Set(rows.map((row) => row.student_id))
}

export type EnrolmentRow = Insertable<Tables['enrolments']>

/** One statement however many; answers each pupil's enrolment id. */
export const insertEnrolments = async (
  tx: Tx,
  rows: readonly EnrolmentRow[],
): Promise<Map<number, number>> => {
  const made = await tx.insertInto('enrolments').values(rows).returning(['id', 'student_id']).execute()
  return new Map(made.map((row) => [row.student_id, row.id]))
}
