import { connect, type AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import compress from '@fastify/compress'
import etag from '@fastify/etag'
import multipart from '@fastify/multipart'
import { Type } from '@sinclair/typebox'
import Fastify, { type FastifyInstance } from 'fastify'
import { Id, Nullable, ok, Total } from '@contract/http/schemas'
import type { Api } from '@server/http/call'
import { jsonRoute } from '@server/http/jsonRoute'
import { compileValidator } from '@server/http/validation'

const shape = {
  query: Type.Object({ cuantos: Type.Integer() }),
  response: ok({
    antes: Type.Array(Type.String()),
    filas: Type.Array(Type.Object({ id: Id(), nombre: Nullable(Type.String()) })),
    total: Total(),
  }),
}
const ROUTE = { method: 'GET', path: '/filas', access: 'public' } as const

let app: FastifyInstance
/** Which rows were written in each turn of the event loop. */
let turns: Set<number>[]
let onRow: (id: number) => void

const rowAt = (index: number) => ({
  get id() {
    turns.at(-1)?.add(index)
    onRow(index)
    return index + 1
  },
  nombre: index % 3 === 0 ? null : `Peña "${index}" [],{}`,
  unasked: true,
})
const answerOf = (many: number) => ({
  ok: true as const,
  antes: ['"filas":[]'],
  filas: Array.from({ length: many }, (_, index) => rowAt(index)),
  total: many,
})

let watching = true
const watch = (): void => {
  turns.push(new Set())
  if (watching) setImmediate(watch)
}

beforeAll(async () => {
  app = Fastify()
  app.setValidatorCompiler(compileValidator)
  await app.register(multipart)
  await app.register(etag, { weak: true })
  await app.register(compress, { threshold: 1024 })
  const api = { app, db: null, now: () => new Date(), timeZone: 'America/Mexico_City' } as unknown as Api
  jsonRoute(api, ROUTE, shape, async ({ query }) => answerOf(query.cuantos))
  app.get('/whole', { schema: { querystring: shape.query, response: { 200: shape.response } } }, (request) =>
    Promise.resolve(answerOf((request.query as { cuantos: number }).cuantos)),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(() => {
  turns = []
  onRow = () => undefined
  watching = true
  watch()
})
afterEach(() => {
  watching = false
})
afterAll(() => app.close())

const ask = (path: string, many: number, headers = {}) =>
  app.inject({ url: `${path}?cuantos=${many}`, headers })

test.each([0, 1, 199, 200, 201, 400, 1000])('%i rows travel as they always did', async (many) => {
  const [pieces, whole] = [await ask('/filas', many), await ask('/whole', many)]
  expect(pieces.rawPayload.equals(whole.rawPayload)).toBe(true)
  expect(pieces.json().filas).toHaveLength(many)
  for (const name of ['etag', 'content-type']) expect(pieces.headers[name]).toBe(whole.headers[name])
  const known = await ask('/filas', many, { 'if-none-match': String(whole.headers.etag) })
  expect([known.statusCode, known.payload]).toEqual([304, ''])
})

test('rows that are packed are the same', async () => {
  const packed = await ask('/filas', 1000, { 'accept-encoding': 'gzip' })
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(packed.rawPayload).toString()).toBe((await ask('/whole', 1000)).payload)
})

test('a turn of the event loop writes 200 rows and no more', async () => {
  await ask('/filas', 5000)
  const written = turns.map((rows) => rows.size)
  expect(Math.max(...written)).toBe(200)
  expect(written.reduce((sum, rows) => sum + rows, 0)).toBe(5000)
})

test('nothing more is written for a caller that has left', async () => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let last = 0
  const gone = new Promise<void>((resolve) => {
    onRow = (index) => {
      last = Math.max(last, index)
      if (index === 250) socket.destroy()
    }
    socket.once('close', () => resolve())
  })
  socket.write('GET /filas?cuantos=200000 HTTP/1.1\r\nHost: x\r\n\r\n')
  await gone
  let seen = -1
  while (seen !== last) {
    seen = last
    for (let turn = 0; turn < 5; turn++) await new Promise((next) => setImmediate(next))
  }
  expect(last).toBeGreaterThan(250)
  expect(last).toBeLessThan(100_000)
})
