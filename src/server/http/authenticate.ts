import type { FastifyInstance } from 'fastify'
import type { Actor } from './actor'

/**
 * Finds who calls before anything else of a request is looked at. The lookup asks the database on every call, so that a
 * logout, a new password or a changed role take effect at once (decisions/domain/session#tokens).
 */
export const installAuthentication = (
  app: FastifyInstance,
  actorOf: (token: string) => Promise<Actor | null>,
): void => {
  app.decorateRequest('actor', null)
  app.addHook('onRequest', async (request) => {
    const [scheme, token] = (request.headers.authorization ?? '').split(' ')
    if (scheme?.toLowerCase() === 'bearer' && token) request.actor = await actorOf(token)
  })
}
