import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { DeliveryFileSchema } from '@contract/invoices/delivery.schemas'
import { isDatabaseAway } from '@server/db/retry'
import { isScreenPath } from '@server/http/assets'
import { namedRoutes } from '@test/support/checks/contract'
import { startServer, type TestServer } from '@test/support/server/harness'
import { refusalOf } from '@test/support/server/refusal'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('a boundary that is too long is 400 on every call that takes a file', async () => {
  const uploads = (await namedRoutes()).map(({ route }) => route).filter(({ upload }) => upload)
  expect(uploads.length).toBeGreaterThan(10)
  const boundary = 'b'.repeat(253)
  for (const { method, path } of uploads) {
    const { statusCode } = await server.app.inject({
      method,
      url: `/api${path.replace(/\{\w+\}/g, '1')}`,
      headers: {
        authorization: `Bearer ${server.admin.token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'idempotency-key': 'frontera',
      },
      payload: `--${boundary}--\r\n`,
    })
    expect([method, path, statusCode]).toEqual([method, path, 400])
  }
})

test('the OpenAPI description is made from the contract', async () => {
  const { body } = await server.admin.get('/docs/json')
  expect(Object.keys(body.paths)).toEqual(
    expect.arrayContaining(['/api/auth/login', '/api/cargos/pagar', '/api/ciclo/{id}']),
  )
})

describe('who may read the description', () => {
  const statusOf = async (url: string, token = ''): Promise<number> =>
    (await server.app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} })).statusCode

  test('a program with a token, a browser with the link of a session, and nobody else', async () => {
    for (const url of ['/api/docs', '/api/docs/', '/api/docs/json', '/api/docs/yaml']) {
      expect([url, await statusOf(url)]).toEqual([url, 401])
      expect([url, await statusOf(url, 'inventado')]).toEqual([url, 401])
      expect([url, await statusOf(url, server.admin.token)]).toEqual([url, 200])
    }
    const { body } = await server.admin.get('/documentacion')
    const link: string = body.documentacion.url
    expect(await statusOf(link)).toBe(200)
    expect(await statusOf(link.replace('?', '/json?'))).toBe(200)
    for (const url of [link.replace(/exp=\d+/, 'exp=9999999999'), `${link}x`, `${link}&x=1`])
      expect([url, await statusOf(url)]).toEqual([url, 403])
    // The link opens no call.
    expect(await statusOf(link.replace('/docs', '/alumnos/historial'))).toBe(401)
  })

  test('its page asks for the description with its own query, and the scripts of the library are open', async () => {
    const script = await server.app.inject('/api/docs/static/swagger-initializer.js')
    expect([script.statusCode, script.body]).toEqual([
      200,
      expect.stringMatching(/\/api\/docs\/json\$\{.*location\.search/),
    ])
    expect(script.body).not.toContain('__name')
    expect(await statusOf('/api/docs/static/swagger-ui.css')).toBe(200)
  })

  test('API_DOCS=publicos: everybody', async () => {
    const open = await startServer({ publicDocs: true })
    try {
      for (const url of ['/api/docs', '/api/docs/json'])
        expect([url, (await open.app.inject(url)).statusCode]).toEqual([url, 200])
    } finally {
      await open.close()
    }
  })
})

describe('the description as it travels', () => {
  const ask = (headers: Record<string, string> = {}) => server.admin.get('/docs/json', { headers })

  test('is the same for everybody', async () => {
    const { headers, raw } = await ask()
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' })
    const again = await ask()
    expect(again.raw.rawPayload.equals(raw.rawPayload)).toBe(true)
    expect(again.headers.etag).toBe(headers.etag)
  })

  test('who has it is told that it did not change', async () => {
    const { headers } = await ask()
    const again = await ask({ 'if-none-match': String(headers.etag) })
    expect([again.status, again.raw.payload]).toEqual([304, ''])
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is squeezed once as %s', async (encoding, open) => {
    const plain = (await ask()).raw.rawPayload
    const { headers, raw } = await ask({ 'accept-encoding': encoding })
    expect(headers['content-encoding']).toBe(encoding)
    expect(raw.rawPayload.length).toBeLessThan(plain.length / 4)
    expect(open(raw.rawPayload).equals(plain)).toBe(true)
  })
})

test.each(['/api/nada', '/api', '/api/auth/login/x', '/files/nada', '/files/1/original'])(
  'an unknown path %s is a JSON failure, never a page',
  async (url) => {
    const answer = await server.app.inject(url)
    expect([403, 404]).toContain(answer.statusCode)
    expect(answer.json()).toMatchObject({ ok: false })
  },
)

test('every answer carries the strict headers', async () => {
  const { headers } = await server.admin.get('/ciclo/actual')
  expect(headers['content-security-policy']).toContain("script-src 'self';")
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['x-frame-options']).toBe('DENY')
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['x-powered-by']).toBeUndefined()
})

test('features that no screen uses are closed, and https is kept to where the trusted proxy brought it', async () => {
  const { headers } = await server.admin.get('/ciclo/actual')
  expect(headers['permissions-policy']).toContain('camera=(), microphone=(), geolocation=()')
  expect(headers['strict-transport-security']).toBeUndefined()
  const ask = (remoteAddress: string) =>
    server.app.inject({
      url: '/api/health',
      remoteAddress,
      headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.5' },
    })
  expect((await ask('127.0.0.1')).headers['strict-transport-security']).toBe('max-age=15552000')
  // The header of an address that is not the trusted proxy is ignored.
  expect((await ask('203.0.113.5')).headers['strict-transport-security']).toBeUndefined()
})

test('a body over the limit is 413 in Spanish', async () => {
  const answer = await server.admin.post('/ciclo', { nombre: 'x'.repeat(1_100_000) })
  expect([answer.status, answer.body.message]).toEqual([413, 'Lo que enviaste es demasiado grande.'])
})

test('a long list of wrong items is refused in a few words', async () => {
  const body = { ids: Array<string>(200_000).fill('a'), metodo_pago: 'EFECTIVO' }
  const { status, raw } = await server.admin.patch('/colegiaturas/pagar', body, { key: 'larga' })
  expect([status, raw.json().campos.ids]).toEqual([400, 'Admite hasta 24 elementos.'])
  expect(raw.rawPayload.length).toBeLessThan(10_000)
})

test('a list that did not change costs a 304', async () => {
  const first = await server.admin.get('/ciclo/all')
  const again = await server.admin.get('/ciclo/all', {
    headers: { 'if-none-match': String(first.headers['etag']) },
  })
  expect([again.status, again.body]).toEqual([304, ''])
})

test('an unexpected failure tells nothing of the inside', async () => {
  await server.db.schema.alterTable('cycle_months').renameTo('cycle_months_away').execute()
  try {
    const answer = await server.admin.post('/ciclo', {
      nombre: 'X',
      fecha_inicio: '2030-01-01',
      fecha_fin: '2030-06-01',
      costo_inscripcion: 1,
      mensualidad_preescolar: 1,
      mensualidad_primaria: 1,
      costo_material: 1,
    })
    expect(answer.status).toBe(500)
    expect(answer.body).toEqual({ ok: false, message: 'Ocurrió un error inesperado. Intenta de nuevo.' })
  } finally {
    await server.db.schema.alterTable('cycle_months_away').renameTo('cycle_months').execute()
  }
})

test.each(['/api/%', `/api/alumnos/${'9'.repeat(300)}`, '/api/ciclo/%E0%A4%A'])(
  'an unreadable address is a failure in Spanish: %s',
  async (url) => {
    const answer = await server.app.inject(url)
    expect([400, 401, 404]).toContain(answer.statusCode)
    expect(answer.json()).toMatchObject({ ok: false, message: expect.stringMatching(/dirección|sesión/) })
  },
)

test.each(['0x1', '1e0', '%201', '01', '0', '-1', '1.5', 'abc', '2147483648'])(
  '«%s» is no id',
  async (id) => {
    const answer = await server.admin.get(`/alumnos/${id}`)
    expect([answer.status, Object.keys(answer.body.campos)]).toEqual([400, ['id']])
  },
)

test.each([['a\u0000'], ['\u202Eadmin']])('a name that nobody can see is 400: %j', async (user) => {
  expect(refusalOf(await server.anonymous.post('/auth/login', { user, password: 'x' }))).toEqual([
    400,
    { user: 'No puede quedar vacío ni llevar caracteres invisibles.' },
  ])
})

test.each(['\u200B', ' ', '\u202Eabc', 'a\u0007'])(
  'text that shows nothing or turns around is refused: %j',
  async (nombre) => {
    const answer = await server.admin.post('/ciclo', {
      nombre,
      fecha_inicio: '2031-01-01',
      fecha_fin: '2031-06-01',
      costo_inscripcion: 1,
      mensualidad_preescolar: 1,
      mensualidad_primaria: 1,
      costo_material: 1,
    })
    expect([answer.status, Object.keys(answer.body.campos)]).toEqual([400, ['nombre']])
  },
)

test.each([
  ['text/plain', 'hola'],
  ['multipart/form-data; boundary=x', '--x--'],
  ['application/xml', '<a/>'],
])('%s where JSON is meant is 415', async (type, payload) => {
  const { raw } = await server.admin.post('/ciclo', Buffer.from(payload), {
    headers: { 'content-type': type },
  })
  expect([raw.statusCode, raw.json().ok]).toEqual([415, false])
})

test('a database that takes no work now is 503, not a fault of ours', async () => {
  const failing = { code: '53300' }
  expect(isDatabaseAway(failing)).toBe(true)
  expect(isDatabaseAway({ code: '3D000' })).toBe(true)
  expect(isDatabaseAway({ code: '23505' })).toBe(false)
})

describe('isScreenPath', () => {
  test.each(['/', '/alumno/12', '/cargos/pendientes?q=a', '/ALUMNOS/inscritos'])('%s is a screen', (url) => {
    expect([isScreenPath('GET', url), isScreenPath('HEAD', url)]).toEqual([true, true])
  })
  test.each([
    '/api/nada',
    '/%61pi/nada',
    '/API/health',
    '//api/health',
    '//files/1/original?exp=1',
    '/assets/x',
    '/logo.png',
    '/%',
  ])('%s is not', (url) => expect(isScreenPath('GET', url)).toBe(false))
  test('nor is anything but a look', () => expect(isScreenPath('POST', '/alumno/12')).toBe(false))
})

test('the description names the form of an upload and the key of a payment', async () => {
  const { body } = await server.admin.get('/docs/json')
  const form = body.paths['/api/alumnos'].post.requestBody.content['multipart/form-data'].schema.properties
  expect(Object.keys(form)).toEqual(expect.arrayContaining(['nombre', 'curp', 'alergias', 'file']))
  const parameters = body.paths['/api/cargos/pagar'].patch.parameters
  expect(parameters).toContainEqual(
    expect.objectContaining({ name: 'idempotency-key', in: 'header', required: true }),
  )
})

/** Names of the fields of a schema, with those of its objects and lists. */
const fieldsOf = (schema: object): unknown => {
  const { properties, items } = schema as Described
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, fieldsOf(each)]))
  return items ? [fieldsOf(items)] : null
}

interface Described {
  properties?: Record<string, object>
  items?: object
}

test('the description has every field of the file that is handed over for stamping', async () => {
  const { body } = await server.admin.get('/docs/json')
  const [answer] = Object.values<{ content: { 'application/json': { schema: Required<Described> } } }>(
    body.paths['/api/facturas/entregas/{id}'].get.responses,
  )
  const { contenido } = answer!.content['application/json'].schema.properties
  expect(fieldsOf(contenido!)).toEqual(fieldsOf(DeliveryFileSchema))
  expect(contenido).toMatchObject({ properties: { facturas: { items: { properties: { total: {} } } } } })
})
