import type { FastifyRequest } from 'fastify'
import type { Route } from '@contract/http/route'
import { isOrigin, ORIGIN_HEADER } from '@contract/live/live.rules'
import { CHANNELS } from '../db/announce'
import { writeEntries, type Trail } from '../db/auditTrail'
import type { Tx } from '../db/database'

/** Tells other desks which lists to fetch again, but not the writer's own stream where the header names it. */
const noticeOf = ({ changes = [] }: Route, request: FastifyRequest) => {
  if (changes.length === 0) return undefined
  const origin = request.headers[ORIGIN_HEADER]
  const payload = { tags: changes, ...(isOrigin(origin) ? { origen: origin } : {}) }
  return { channel: CHANNELS.changes, payload: JSON.stringify(payload) }
}

/** The last statement of a write. @throws when the write recorded nothing: it is rolled back */
export const keepTrail = async (
  tx: Tx,
  route: Route,
  { entries, isUnchanged }: Pick<Trail, 'entries' | 'isUnchanged'>,
  request: FastifyRequest,
  at: Date,
) => {
  if (entries.length === 0 && isUnchanged()) return
  if (entries.length === 0)
    throw new Error(`${route.method} ${route.path} leaves no row of the bitácora: it is not committed`)
  await writeEntries(tx, entries, { userId: request.actor!.id, at }, noticeOf(route, request))
}
