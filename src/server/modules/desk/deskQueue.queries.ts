// Raw SQL: families of two kinds are JSON of either of two joined tables.
import { sql, type RawBuilder } from 'kysely'
import type { IsoDate } from '@contract/domain/dates'
import type { Family } from '@contract/domain/family'
import type { Queued } from '@contract/desk/desk.schemas'
import type { Db, Tx } from '../../db/database'
import { familyColumns, isOfFamily } from '../../db/family'
import { namedJson } from '../../db/fragments'

interface QueuedRow extends Omit<Queued, 'creado'> {
  created_at: Date
}

const read = async (db: Db, where: RawBuilder<unknown>): Promise<Queued[]> => {
  const { rows } = await sql<QueuedRow>`
    SELECT q.id, q.created_at, u.name AS envio,
      ${namedJson('p')} AS padre,
      ${namedJson('s')} AS alumno
    FROM desk_queue q
    LEFT JOIN parents p ON p.id = q.parent_id
    LEFT JOIN students s ON s.id = q.student_id
    JOIN users u ON u.id = q.created_by
    WHERE ${where}
    ORDER BY q.created_at, q.id`.execute(db)
  return rows.map(({ created_at, ...row }) => ({ ...row, creado: created_at.toISOString() }))
}

export const listQueue = (db: Db, today: IsoDate) => read(db, sql`q.fecha = ${today}::date`)

export const findQueued = async (db: Db, id: number): Promise<Queued | undefined> =>
  (await read(db, sql`q.id = ${id}`))[0]

interface Sent {
  today: IsoDate
  now: Date
  userId: number
}

/** A family that was sent today keeps its row. @returns its id, and whether it had a row */
export const enqueue = async (
  tx: Tx,
  family: Family,
  { today, now, userId }: Sent,
): Promise<{ id: number; waited: boolean }> => {
  const own = isOfFamily(family, 'desk_queue')
  // The list shows today's families only.
  await tx.deleteFrom('desk_queue').where(own).where('fecha', '<>', today).execute()
  const queued = await tx
    .insertInto('desk_queue')
    .values({ ...familyColumns(family), fecha: today, created_by: userId, created_at: now })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (queued) return { id: queued.id, waited: false }
  const existing = await tx.selectFrom('desk_queue').select('id').where(own).executeTakeFirstOrThrow()
  return { id: existing.id, waited: true }
}

export const dequeue = async (tx: Tx, id: number): Promise<boolean> => {
  const { numDeletedRows } = await tx.deleteFrom('desk_queue').where('id', '=', id).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
