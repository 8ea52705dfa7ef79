import type { FastifyRequest } from 'fastify'
import type { Route } from '@contract/http/route'
import { mayCall } from './actor'
import { forbidden, sessionEnded, unauthorized } from '../shared/problem'

/** @throws when the route names no access (deny by default) */
export const assertGuarded = (route: Route): void => {
  const guarded =
    typeof route.access === 'string' ? ['public', 'session'].includes(route.access) : route.access?.length > 0
  if (!guarded)
    throw new Error(`${route.method} ${route.path} says nothing of who may call it: it does not start`)
}

/** 401 and 403 before a byte of the body is read (decisions/domain/wire#errors). */
export const authorize = (route: Route) => async (request: FastifyRequest) => {
  if (route.access === 'public') return
  if (!request.actor) throw request.ended ? sessionEnded(request.ended) : unauthorized()
  if (!mayCall(route.access, request.actor, route.needs)) throw forbidden()
}
