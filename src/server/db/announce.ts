import type { TagType } from '@contract/http/tags'
import type { Db } from './database'

export const CHANNELS = { changes: 'cambios', sessions: 'sesiones', migrated: 'migrada' } as const
export type Channel = (typeof CHANNELS)[keyof typeof CHANNELS]

/** Inside a transaction PostgreSQL delivers it at the commit and drops it at a rollback. The payload must be under 8,000 bytes. */
export const announce = (db: Db, channel: Channel, payload = ''): Promise<unknown> =>
  db.selectNoFrom(({ fn, val }) => fn('pg_notify', [val(channel), val(payload)]).as('sent')).execute()

export const announceChanges = (db: Db, ...tags: readonly TagType[]): Promise<unknown> =>
  announce(db, CHANNELS.changes, JSON.stringify({ tags }))
