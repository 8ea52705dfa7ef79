// Raw SQL: rows are inserted from `unnest` of an array with `ON CONFLICT`, which says what was new.
import { startOfHour } from 'date-fns'
import { sql } from 'kysely'
import { createRecorder, writeEntries } from './auditTrail'
import type { Db, Tx } from './database'
import { anyOf } from './fragments'

interface HealthCall {
  db: Db
  actor: { id: number }
  now: Date
}
type Seen = { id: number; nombre: string }

/** Of two calls at the same moment only one gets a row, and so writes to the bitácora. */
const takeHour = async (
  tx: Tx,
  userId: number,
  pupils: readonly Seen[],
  hour: Date,
): Promise<Set<number>> => {
  const { rows } = await sql<{ student_id: number }>`
    INSERT INTO health_views (user_id, student_id, hour)
    SELECT ${userId}::integer, id, ${hour} FROM unnest(${pupils.map(({ id }) => id)}::integer[]) AS id ORDER BY id
    ON CONFLICT DO NOTHING RETURNING student_id`.execute(tx)
  return new Set(rows.map(({ student_id }) => student_id))
}

const seenInside = new WeakMap<Db, Set<number>>()

export const healthSeenIn = (tx: Tx): number[] => [...(seenInside.get(tx) ?? [])]

/** Call before health is sent: throws when the row cannot be written. One row per user, pupil and hour (decisions/0074). */
export const noteHealthSeen = async (
  { db, actor, now }: HealthCall,
  students: readonly number[],
): Promise<void> => {
  if (students.length === 0) return
  if (db.isTransaction) seenInside.set(db, new Set([...(seenInside.get(db) ?? []), ...students]))
  const hour = startOfHour(now)
  const unseen = await db
    .selectFrom('students as s')
    .select(['s.id', 's.nombre'])
    .where('s.id', '=', anyOf(students))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('health_views as v')
            .whereRef('v.student_id', '=', 's.id')
            .where('v.user_id', '=', actor.id)
            .where('v.hour', '=', hour),
        ),
      ),
    )
    .execute()
  if (unseen.length === 0) return
  const note = async (tx: Tx): Promise<void> => {
    const taken = await takeHour(tx, actor.id, unseen, hour)
    const { record, entries } = createRecorder()
    for (const { id, nombre } of unseen)
      if (taken.has(id)) record('SALUD', id, { nombre }, { nombre }, { accion: 'READ' })
    if (entries.length > 0) await writeEntries(tx, entries, { userId: actor.id, at: now })
  }
  await (db.isTransaction ? note(db as Tx) : db.transaction().execute(note))
}
