import { startServer, type TestServer } from '@test/support/server/harness'

const TOKEN = 'vigilante-'.repeat(4)
let server: TestServer
beforeAll(async () => {
  server = await startServer({ metricsToken: TOKEN })
})
afterAll(() => server.close())

const ask = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  server.app.inject({ url: '/api/metrics', headers, remoteAddress })

test('tells this machine what to watch, in the format of Prometheus', async () => {
  await server.admin.get('/ciclo/all')
  await server.anonymous.get('/ciclo/all')
  await server.db
    .insertInto('backups')
    .values({
      nightly: true,
      made_at: new Date(server.clock.now.getTime() - 3_600_000),
      file: 'x',
      bytes: 1,
      encrypted: false,
    })
    .execute()
  const { statusCode, headers, body } = await ask()
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  for (const line of body.trim().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) escuela_\w+ .+|escuela_\w+(\{\w+="[\w.]+"\})? [\d.e+-]+)$/)
  for (const line of [
    /^escuela_http_requests_total\{status="200"\} [1-9]/m,
    /^escuela_http_requests_total\{status="401"\} 1$/m,
    /^escuela_event_loop_delay_seconds\{quantile="0.99"\} /m,
    /^escuela_queue_refused_total\{queue="login"\} 0$/m,
    /^escuela_queue_waiting\{queue="papers"\} 0$/m,
    /^escuela_database_up 1$/m,
    /^escuela_payments_total 0$/m,
    /^escuela_backup_age_seconds 3600$/m,
  ])
    expect(body).toMatch(line)
})

test.each<[string, Record<string, string>, string, number]>([
  ['another machine', {}, '10.0.0.7', 403],
  ['another machine with the token', { authorization: `Bearer ${TOKEN}` }, '10.0.0.7', 200],
  ['another machine with another token', { authorization: `Bearer ${TOKEN}x` }, '10.0.0.7', 403],
  ['this machine over IPv6', {}, '::1', 200],
  ['a proxy of this machine', { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1', 403],
  ['a proxy that says so in another way', { forwarded: 'for=127.0.0.1' }, '127.0.0.1', 403],
  [
    'a proxy with the token',
    { 'x-forwarded-for': '10.0.0.7', authorization: `Bearer ${TOKEN}` },
    '127.0.0.1',
    200,
  ],
])('%s', async (_case, headers, address, status) => {
  expect((await ask(headers, address)).statusCode).toBe(status)
})

test('without a token set none opens it', async () => {
  const other = await startServer()
  const { statusCode, json } = await other.app.inject({
    url: '/api/metrics',
    headers: { authorization: 'Bearer undefined' },
    remoteAddress: '10.0.0.7',
  })
  expect([statusCode, json()]).toEqual([
    403,
    { ok: false, message: 'Esta dirección es para quien vigila el servidor.' },
  ])
  await other.close()
})
