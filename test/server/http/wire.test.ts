import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { eventually } from '@test/support/eventually'
import { startServer, type TestServer } from '@test/support/server/harness'

const BODY_WITHIN_MS = 1_000

let server: TestServer
let port: number
beforeAll(async () => {
  server = await startServer({ bodyWithin: BODY_WITHIN_MS })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(() => server.close())

/** The answer to these bytes until the server closes the connection. */
const say = async (
  ...pieces: (string | Buffer)[]
): Promise<{ status: number; text: string; body: unknown }> => {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  socket.on('error', () => undefined)
  for (const piece of pieces) socket.write(piece)
  await once(socket, 'close')
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), text, body: JSON.parse(body || 'null') }
}

test('what is no request at all is 400 in Spanish', async () => {
  const { status, body } = await say('HOLA\r\n\r\n')
  expect([status, body]).toEqual([400, { ok: false, message: 'La solicitud no es válida.' }])
})

test('headers without end are 431 in Spanish', async () => {
  const { status, body } = await say(
    `GET /api/health HTTP/1.1\r\nHost: a\r\nX-Largo: ${'a'.repeat(40_000)}\r\n\r\n`,
  )
  expect([status, body]).toEqual([
    431,
    { ok: false, message: 'La dirección o los encabezados son demasiado largos.' },
  ])
})

test('a login body that does not come is cut', async () => {
  const started = performance.now()
  const { status, body } = await say(
    'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 40\r\n\r\n{"user":',
  )
  expect([status, body]).toEqual([408, { ok: false, message: 'La solicitud tardó demasiado en llegar.' }])
  // Not by the server's own patience, which is a quarter of an hour.
  expect(performance.now() - started).toBeLessThan(30 * BODY_WITHIN_MS)
})

test('a body that nobody waits for is cut too, and nothing breaks', async () => {
  const { status } = await say(
    'POST /api/nada HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 40\r\n\r\n{',
  )
  expect([404, 408]).toContain(status)
  expect((await server.anonymous.get('/health')).status).toBe(200)
})

describe('bytes that are no UTF-8 are 400 and never another letter', () => {
  const refused = { ok: false, message: 'El texto no llegó como UTF-8 válido.' }

  test('in JSON', async () => {
    const json = Buffer.concat([
      Buffer.from('{"user":"a'),
      Buffer.from([0xff, 0xfe]),
      Buffer.from('","password":"b"}'),
    ])
    const answer = await server.anonymous.post('/auth/login', json)
    expect([answer.status, answer.body]).toEqual([400, refused])
  })

  test('in a form', async () => {
    const field = Buffer.concat([Buffer.from('ANA'), Buffer.from([0xf1])]).toString('latin1')
    const form = '--x\r\nContent-Disposition: form-data; name="titulo"\r\n\r\n' + field + '\r\n--x--\r\n'
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/menciones',
      headers: {
        authorization: `Bearer ${server.admin.token}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload: Buffer.from(form, 'latin1'),
    })
    expect([answer.statusCode, answer.json()]).toEqual([400, refused])
  })

  test('in a query', async () => {
    const answer = await server.admin.get('/alumnos/actualmente/inscritos?q=%F1')
    expect([answer.status, answer.body]).toEqual([400, refused])
  })
})

test('while the server ends, a call on a kept connection is 503 in Spanish', async () => {
  const other = await startServer()
  await other.app.listen({ port: 0, host: '127.0.0.1' })
  const at = (other.app.server.address() as AddressInfo).port
  const socket = connect(at, '127.0.0.1')
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  const arrived = once(other.app.server, 'request')
  // A call under way keeps the connection: its body is still to come.
  socket.write(
    'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{',
  )
  await arrived
  const closed = other.close()
  await eventually(() => expect(other.app.server.listening).toBe(false))
  socket.write('}GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n')
  await once(socket, 'close')
  expect(text).toMatch(/HTTP\/1.1 503 /)
  expect(text).toContain('"message":"El servidor se está cerrando. Intenta de nuevo en un momento."')
  await closed
})
