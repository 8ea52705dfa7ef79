import type { FastifyInstance } from 'fastify'
import { setupStore } from '@client/state/store'
import type { TestServer } from '../server/harness'

/** A `fetch` that ends in the real server without a socket. */
export const through =
  (app: FastifyInstance): typeof fetch =>
  async (input, init) => {
    const request = new Request(input as Request, init)
    const payload = Buffer.from(await request.arrayBuffer())
    const url = new URL(request.url)
    const answer = await app.inject({
      method: request.method as 'GET',
      url: url.pathname + url.search,
      headers: Object.fromEntries(request.headers),
      ...(payload.length > 0 ? { payload } : {}),
    })
    const empty = [204, 304].includes(answer.statusCode)
    return new Response(empty ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: answer.headers as Record<string, string>,
    })
  }

/** The client's own store, joined to a test server. */
export const joinStore = (server: TestServer) =>
  setupStore({ fetch: through(server.app), baseUrl: 'http://escuela.test/api' }, null).store
