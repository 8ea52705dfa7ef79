import { sql } from 'kysely'
import type { Db, Tx } from '@server/db/database'

/** Holds a lock in a transaction of its own. @returns what lets it go */
export const holdLock = async (db: Db, lock: (tx: Tx) => Promise<unknown>): Promise<() => Promise<void>> => {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  let hold = (): void => undefined
  const held = new Promise<void>((resolve) => (hold = resolve))
  const done = db.transaction().execute(async (tx) => {
    await lock(tx)
    hold()
    await released
  })
  await Promise.race([held, done])
  return async () => {
    release()
    await done
  }
}

/** Ends a connection of this database that waits for a lock in a statement like this one. @returns false when none waits yet */
export const killWaiting = async (db: Db, query: string): Promise<boolean> => {
  const { rows } = await sql`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ILIKE ${`%${query}%`}
      AND pid <> pg_backend_pid()`.execute(db)
  return rows.length > 0
}

export const killNext = async (db: Db, query: string): Promise<void> => {
  while (!(await killWaiting(db, query))) await new Promise((resolve) => setTimeout(resolve, 10))
}
