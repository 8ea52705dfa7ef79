import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hasPermission, type Permission } from '@contract/domain/permissions'
import type { Access, Grant, Route } from '@contract/http/route'
import { PROOF_MS, type EndReason } from '@contract/session/session.rules'
import { askedTogether } from '../shared/askedTogether'
import { forbidden, lacking, sessionEnded, unauthorized } from '../shared/problem'

/** @throws when the route names no access: a forgotten one must not be open */
export const assertGuarded = (route: Route): void => {
  const guarded =
    typeof route.access === 'string' ? ['public', 'session'].includes(route.access) : route.access?.length > 0
  if (!guarded)
    throw new Error(`${route.method} ${route.path} says nothing of who may call it: it does not start`)
}

/** For routes with `needsReauth`: the last proof of identity must be recent (decisions/domain/session#once-more). @throws 403 with `CONFIRMAR` */
export const assertProved = ({ provedAt }: Actor, now: Date): void => {
  if (now.getTime() - provedAt.getTime() > PROOF_MS) throw lacking('CONFIRMAR')
}

/** 401 and 403 before a byte of the body is read (decisions/domain/wire#errors). */
export const authorize = (route: Route, now: () => Date) => async (request: FastifyRequest) => {
  if (route.access === 'public') return
  const { actor } = request
  if (!actor) throw request.ended ? sessionEnded(request.ended) : unauthorized()
  if (actor.owesFactor && !route.beforeSecondFactor) throw lacking('SEGUNDO_FACTOR')
  if (!mayCall(route.access, actor, route.needs)) throw forbidden()
  if (route.needsReauth) assertProved(actor, now())
}

export interface Actor {
  readonly id: number
  readonly name: string
  readonly typeUser: string
  readonly role: { readonly id: number; readonly name: string }
  readonly permissions: readonly Permission[]
  readonly sessionId: number
  /** Id of the sign-in, the same through all renewals of its token. */
  readonly signIn: string
  /** When its user last gave a password or a code. */
  readonly provedAt: Date
  /** The role demands a second factor that the user lacks: nothing but setting one up is allowed. */
  readonly owesFactor: boolean
}

/** Any of `access` and all of `needs` (decisions/domain/access). */
export const mayCall = (access: Access, actor: Actor, needs: readonly Grant[] = []): boolean => {
  const isHeld = ([module, action]: Grant): boolean => hasPermission(actor.permissions, module, action)
  return (typeof access === 'string' || access.some(isHeld)) && needs.every(isHeld)
}

/** Connections that requests of one token may take to look up their user. */
const ACTORS_AT_ONCE = 2

/** Looks up the user of every call that is not public, before anything else is read: a logout, a new password or a changed role take effect at once. */
export const installAuthentication = (
  app: FastifyInstance,
  actorOf: (token: string) => Promise<Actor | null>,
  endOf: (token: string) => Promise<EndReason | null>,
): void => {
  const askActor = askedTogether(actorOf, ACTORS_AT_ONCE)
  app.decorateRequest('actor', null)
  app.decorateRequest('ended', null)
  app.addHook('onRequest', async (request) => {
    // A public call asks the database for no user, so a flood of sign-ins takes no connection here.
    if (request.routeOptions.config.route?.access === 'public') return
    const [scheme, token] = (request.headers.authorization ?? '').split(' ')
    if (scheme?.toLowerCase() !== 'bearer' || !token) return
    request.actor = await askActor(token)
    if (!request.actor) request.ended = await endOf(token)
  })
}
