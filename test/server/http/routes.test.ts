import diagnostics from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { TSchema } from '@sinclair/typebox'
import { assertGuarded } from '@server/http/actor'
import { serializerOf, validatorOf } from '@server/http/validation'
import { callName, namedRoutes } from '@test/support/checks/contract'
import { startServer, type TestServer } from '@test/support/server/harness'

/** Every route at its registration, by Fastify's hook; a printed list would miss hidden ones. */
const registered: RouteOptions[] = []
const watch = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', (route) => void registered.push(route))
}

/** Documentation and what watches the server, outside the contract. */
const APART = /^\/api\/(docs|metrics)(\/|$)/

let server: TestServer
beforeAll(async () => {
  diagnostics.subscribe('fastify.initialization', watch)
  server = await startServer()
  diagnostics.unsubscribe('fastify.initialization', watch)
})
afterAll(() => server.close())

/** A GET brings its HEAD along. */
const serverCalls = () =>
  registered
    .filter(({ url }) => url === '/api' || url.startsWith('/api/'))
    .filter(({ url }) => !APART.test(url))
    .flatMap(({ method, url }) => [method].flat().map((each) => [each, url.slice('/api'.length)] as const))
    .filter(([method]) => method !== 'HEAD')
    .map(([method, url]) => callName(method, url))
    .sort()

test('the server answers every route of the contract, and nothing else under /api', async () => {
  const contract = (await namedRoutes()).map(({ route }) => callName(route.method, route.path)).sort()
  expect(serverCalls()).toEqual(contract)
})

test.each([
  ['nothing', undefined],
  ['nobody', []],
  ['a word that is no access', 'todos'],
])('a route that says %s of who may call it does not start', (_, access) => {
  const route = { method: 'GET', path: '/alumnos', access }
  expect(() => assertGuarded(route as never)).toThrow('GET /alumnos says nothing of who may call it')
  for (const said of ['public', 'session', [['ALUMNOS', 'READ']]])
    expect(() => assertGuarded({ ...route, access: said } as never)).not.toThrow()
})

test('a file that a call makes has no HEAD: it would be made and thrown away', async () => {
  const files = (await namedRoutes()).flatMap(({ route }) => (route.file ? [`/api${route.path}`] : []))
  expect(files.length).toBeGreaterThan(3)
  const heads = registered.filter(({ method }) => [method].flat().includes('HEAD')).map(({ url }) => url)
  expect(heads.filter((url) => files.some((file) => callName('', file) === callName('', url)))).toEqual([])
})

test('each is registered from its object in the contract, with its access', async () => {
  for (const { route } of await namedRoutes()) {
    const config = registered.find(
      (each) =>
        each.method === route.method &&
        callName(route.method, each.url) === callName(route.method, `/api${route.path}`),
    )?.config as { route?: unknown } | undefined
    expect([route.path, config?.route]).toEqual([route.path, route])
  }
})

// Every other write answers a key that it knows as it did the first time (charges/idempotency): a retry writes nothing twice.
test('these writes run again for the same key: their answer holds a secret, or a repeat does no harm', async () => {
  const again = (await namedRoutes()).filter(({ route }) => route.notReplayed)
  expect(again.map(({ route }) => callName(route.method, route.path)).sort()).toEqual([
    ...['PATCH /correo', 'PATCH /mensajes/{}', 'POST /archivo', 'POST /auth/confirmar'],
    ...['', '/codigos', '/confirmar'].map((more) => `POST /auth/segundo-factor${more}`),
    ...['POST /banco/archivos', 'POST /correo/probar', 'POST /facturas/anuales'],
    ...['POST /importar/alumnos', 'POST /importar/apertura', 'POST /padres/ligas', 'POST /padres/{}/liga'],
    ...['POST /pagos/{}/enlace', 'POST /respaldos/llave'],
  ])
})

test('every schema compiles: the server does it only when a call needs it', () => {
  let compiled = 0
  for (const { url, schema = {} } of registered) {
    const { body, params, querystring, response = {} } = schema as Record<string, TSchema>
    const asked = [
      ...(body ? [() => validatorOf.strict(body)] : []),
      ...[params, querystring].flatMap((each) => (each ? [() => validatorOf.reading(each)] : [])),
      ...Object.values(response).map((each) => () => serializerOf(each as TSchema)),
    ]
    for (const compile of asked) expect([url, typeof compile()]).toEqual([url, 'function'])
    compiled += asked.length
  }
  expect(compiled).toBeGreaterThan(400)
})

test.each(['GET', 'POST', 'PATCH', 'DELETE', 'PUT'] as const)(
  '%s to an unknown address under /api is 404 in JSON, never the page of the app',
  async (method) => {
    const { statusCode, headers } = await server.app.inject({ method, url: '/api/no/existe' })
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toContain('application/json')
  },
)
