import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/database'
import { HttpProblem } from '../../shared/problem'
import { keepRefusal } from './refusals'

const HOUR_MS = 60 * 60_000
/** Calls remembered as recorded; more than these in an hour get no row. */
const MAX_RECORDED = 10_000

/** A row in the bitácora per user, call and hour. A 403 that asks for a code or a second factor leaves none. */
export const keepForbidden = (app: FastifyInstance, db: Db, now: () => Date): void => {
  let hour = 0
  const recorded = new Set<string>()
  /** First in this hour and process: a flood must not ask the database each time. */
  const isFirst = (key: string, at: Date): boolean => {
    const current = Math.floor(at.getTime() / HOUR_MS)
    if (current !== hour) recorded.clear()
    hour = current
    if (recorded.has(key) || recorded.size >= MAX_RECORDED) return false
    recorded.add(key)
    return true
  }
  app.addHook('onError', async (request, _reply, error) => {
    const { actor } = request
    const { path = '', method } = request.routeOptions.config.route ?? {}
    const isRefusal = error instanceof HttpProblem && error.status === 403 && error.motivo === undefined
    if (!actor || !isRefusal) return
    const [place, at] = [`${method} ${path}`, now()]
    if (!isFirst(`${actor.id} ${place}`, at)) return
    const user = { id: actor.id, name: actor.name }
    await keepRefusal(db, { what: 'PERMISO', user, place, now: at }).catch((problem: unknown) =>
      request.log.warn({ err: problem }, 'a refusal could not be kept'),
    )
  })
}
