import type { FastifyRequest } from 'fastify'
import type { AuditKindName } from '@contract/audit/audit.rules'
import { readNamedIds, type NamedIds, type NamedTag } from '@contract/http/namedRows'
import type { Route } from '@contract/http/route'
import { isOrigin, ORIGIN_HEADER } from '@contract/live/live.rules'
import { CHANNELS } from '../db/announce'
import { writeEntries, type Trail, type WrittenEntry } from '../db/auditTrail'
import type { Tx } from '../db/database'

const KINDS: Readonly<Record<NamedTag, AuditKindName>> = {
  Student: 'ALUMNO',
  Parent: 'PADRE',
  Charge: 'CARGO',
}

/** Ids per tag. A tag with none or too many is left out, and all of its lists are read again. */
const namedBy = ({ names = [] }: Route, entries: readonly WrittenEntry[]): NamedIds =>
  readNamedIds(
    Object.fromEntries(
      names.map((tag) => {
        const rows = entries.filter(({ tipo }) => tipo === KINDS[tag])
        return [tag, [...new Set(rows.map(({ record_id }) => record_id))]]
      }),
    ),
  )

/** Tells other desks which lists and rows to read again, except the writer's own stream if the header names it. */
const noticeOf = (route: Route, entries: readonly WrittenEntry[], request: FastifyRequest) => {
  const { changes = [] } = route
  if (changes.length === 0) return undefined
  const origin = request.headers[ORIGIN_HEADER]
  const payload = {
    tags: changes,
    ids: namedBy(route, entries),
    ...(isOrigin(origin) ? { origen: origin } : {}),
  }
  return { channel: CHANNELS.changes, payload: JSON.stringify(payload) }
}

/** The last statement of a write. @throws when it recorded nothing, so that it is rolled back */
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
  await writeEntries(tx, entries, { userId: request.actor!.id, at }, noticeOf(route, entries, request))
}
