import type { FastifyBaseLogger } from 'fastify'
import type { Db } from './db/database'
import type { FileStore } from './files/fileStore'
import { deleteExpired } from './modules/session/session.queries'

const EVERY_MS = 60 * 60_000
const DAY_MS = 24 * EVERY_MS
/** Longer than any retry, and no longer: an answer may hold a pupil's health data. */
const KEYS_LIVE_MS = 2 * DAY_MS

const tidy = async (db: Db, files: FileStore, now: Date): Promise<void> => {
  await deleteExpired(db, now, new Date(now.getTime() - DAY_MS))
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(now.getTime() - KEYS_LIVE_MS))
    .execute()
  await files.sweep(now)
}

/**
 * Once now and then every hour: dead sessions, old login failures, idempotency keys nobody will send again, files no row
 * points at. A failure is logged and tried again an hour later.
 * @returns how to stop
 */
export const keepHouse = (
  db: Db,
  files: FileStore,
  now: () => Date,
  log: FastifyBaseLogger,
): (() => void) => {
  const run = () =>
    void tidy(db, files, now()).catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'))
  run()
  const timer = setInterval(run, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
