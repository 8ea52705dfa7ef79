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

const EVERY_MS = 10
const GIVES_UP_AFTER_MS = 5000

/**
 * Retries an assertion until it holds. After a write each list is fetched in its own time, so whatever a
 * journey says about the store after one goes through here: waiting for one list says nothing of another.
 * @returns what the assertion returned
 * @throws the last error of the assertion, after five seconds
 */
export const eventually = async <Result>(assert: () => Result | Promise<Result>): Promise<Result> => {
  const end = performance.now() + GIVES_UP_AFTER_MS
  for (;;) {
    try {
      return await assert()
    } catch (error) {
      if (performance.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
    }
  }
}
