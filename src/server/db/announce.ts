import { sql } from 'kysely'
import type { Db } from './database'

/** Channels of LISTEN and NOTIFY: what writes made stale, and that some session ended. */
export const CHANNELS = { changes: 'cambios', sessions: 'sesiones' } as const
export type Channel = (typeof CHANNELS)[keyof typeof CHANNELS]

/**
 * Tells every process that listens on this database. Inside a transaction it is delivered by the commit, and never without
 * one. PostgreSQL takes less than 8,000 bytes.
 */
export const announce = (db: Db, channel: Channel, payload = ''): Promise<unknown> =>
  sql`select pg_notify(${channel}, ${payload})`.execute(db)
