import { sql } from 'kysely'
import type { TestServer } from './harness'

/** Marks the months of a pupil before `from` ('2026-12') as settled before the school came in, as an opening leaves them. */
export const settleBefore = ({ db }: TestServer, studentId: number, cycleId: number, from: string) =>
  sql`UPDATE tuition t SET fuera = 'SALDADO', fuera_at = e.created_at FROM enrolments e
    WHERE e.id = t.enrolment_id AND e.student_id = ${studentId} AND e.cycle_id = ${cycleId} AND e.cancelled_at IS NULL
      AND to_char(make_date(t.anio, t.mes, 1), 'YYYY-MM') < ${from}`.execute(db)
