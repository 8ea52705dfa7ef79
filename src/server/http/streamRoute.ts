import type { Readable } from 'node:stream'
import type { Route } from '@contract/http/route'
import type { Shape } from '@contract/http/schemas'
import { type Actor, assertGuarded, authorize } from './actor'
import type { Api } from './call'
import { routeSchema } from './jsonRoute'

/** `no-transform` keeps compressing proxies (the dev server's too) from holding events back; `x-accel-buffering` does so in nginx. */
const UNHINDERED = {
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  // Closes the socket with the stream, so a closing server waits for none.
  connection: 'close',
}

/** Access and refusals as on other routes. @param open opens a caller's events, which close when the caller leaves */
export const streamRoute = (
  api: Api,
  route: Route & { stream: true },
  shape: Shape,
  open: (actor: Actor) => Promise<Readable>,
): void => {
  assertGuarded(route)
  api.app.route({
    method: route.method,
    url: route.path,
    config: { route },
    schema: { ...routeSchema(route, shape), produces: ['text/event-stream'] },
    // A HEAD request would open a stream and never read it.
    exposeHeadRoute: false,
    compress: false,
    onRequest: authorize(route, api.now),
    handler: async (request, reply) => {
      const events = await open(request.actor as Actor)
      if (reply.raw.destroyed) events.destroy()
      return reply.headers(UNHINDERED).type('text/event-stream; charset=utf-8').send(events)
    },
  })
}
