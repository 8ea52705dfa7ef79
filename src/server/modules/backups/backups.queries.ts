import type { Backup } from '@contract/backups/backups.schemas'
import type { Db } from '../../db/database'

export const lastBackup = async (db: Db): Promise<Backup | null> => {
  const row = await db
    .selectFrom('backups')
    .select(['made_at', 'nightly', 'encrypted', 'bytes'])
    .where('problem', 'is', null)
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row
    ? {
        fecha: row.made_at.toISOString(),
        automatico: row.nightly,
        cifrado: row.encrypted,
        bytes: row.bytes as number,
      }
    : null
}

export const lastFailure = async (db: Db): Promise<string | null> => {
  const row = await db
    .selectFrom('backups')
    .select('problem')
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.problem ?? null
}

export const paymentAfter = (
  db: Db,
  moment: Date,
): Promise<{ folio: number; created_at: Date } | undefined> =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('payments')
        .select(['folio', 'created_at'])
        .orderBy('folio', 'desc')
        .limit(1)
        .as('newest'),
    )
    .selectAll()
    .where('created_at', '>', moment)
    .executeTakeFirst()

export const openedAt = async (db: Db): Promise<Date | null> => {
  const { first } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.min('created_at').as('first'))
    .executeTakeFirstOrThrow()
  return first
}

const runs = (db: Db) =>
  db
    .selectFrom('backup_runs')
    .select(['id', 'kind', 'started_at', 'seen_at', 'ended_at', 'step', 'result', 'said'])

export const lastRuns = (db: Db, count: number) => runs(db).orderBy('id', 'desc').limit(count).execute()

export const findRun = (db: Db, id: number) => runs(db).where('id', '=', id).executeTakeFirstOrThrow()

export const lockKey = (db: Db): Promise<{ id: number } | undefined> =>
  db.selectFrom('backup_keys').select('id').where('retired_at', 'is', null).forUpdate().executeTakeFirst()

export const dropSecret = (db: Db, id: number, now: Date): Promise<unknown> =>
  db
    .updateTable('backup_keys')
    .set({ sealed: null, taken_at: now, confirmed_at: now })
    .where('id', '=', id)
    .execute()

export const confirmKey = (db: Db, id: number, now: Date): Promise<unknown> =>
  db.updateTable('backup_keys').set({ confirmed_at: now }).where('id', '=', id).execute()
