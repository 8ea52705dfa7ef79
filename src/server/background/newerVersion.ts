// Raw SQL: the table exists before any migration, so the builder's types do not have it.
import { sql } from 'kysely'
import type pg from 'pg'
import { CHANNELS } from '../db/announce'
import type { Db } from '../db/database'
import { createListener } from '../db/listener'
import { FOLDER, readMigrations } from '../db/migrate'

/** Milliseconds. Asks the database too, in case the notification was lost with its connection. */
const LOOK_EVERY_MS = 60_000

interface Watching {
  connection: pg.PoolConfig
  db: Db
  log: { warn: (what: object, message: string) => void }
  /** Called once, with the name of a migration that this program does not know. */
  onNewer: (migration: string) => void
  lookEveryMs?: number
}

const newestApplied = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ name: string | null }>`
    SELECT max(name COLLATE "C") AS name FROM migration_sums`.execute(db)
  return rows[0]?.name ?? ''
}

/** For processes that share a database: once a newer version migrated it, this one must end before it writes what the new tables no longer mean. @returns stops watching */
export const watchForNewer = async ({
  connection,
  db,
  log,
  onNewer,
  lookEveryMs = LOOK_EVERY_MS,
}: Watching): Promise<() => Promise<void>> => {
  const own = (await readMigrations(FOLDER)).at(-1)?.name ?? ''
  let isTold = false
  const look = async (): Promise<void> => {
    const newest = await newestApplied(db)
    if (isTold || newest <= own) return
    isTold = true
    onNewer(newest)
  }
  const lookSoon = (): void =>
    void look().catch((error: unknown) =>
      log.warn({ err: error }, 'the version of the database is not known'),
    )
  const listener = createListener({
    connection,
    channels: [CHANNELS.migrated],
    log,
    heard: lookSoon,
    back: lookSoon,
  })
  await listener.ready().catch((error: unknown) => log.warn({ err: error }, 'no connection to listen on yet'))
  const timer = setInterval(() => {
    lookSoon()
    listener.ready().catch(() => undefined)
  }, lookEveryMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await listener.close()
  }
}
