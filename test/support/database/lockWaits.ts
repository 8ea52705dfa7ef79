import { sql } from 'kysely'
import type { Db } from '@server/db/database'

const GIVES_UP_AFTER_MS = 60_000

/**
 * Waits until some statement of this database waits for a lock: what a test lets run into one has arrived there,
 * however slow the machine is.
 * @param many how many of them
 * @throws after a minute without
 */
export const someoneWaits = async (db: Db, many = 1): Promise<void> => {
  const end = performance.now() + GIVES_UP_AFTER_MS
  for (;;) {
    const { rows } = await sql`
      SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db)
    if (rows.length >= many) return
    if (performance.now() > end) throw new Error('nobody came to wait for the lock')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
