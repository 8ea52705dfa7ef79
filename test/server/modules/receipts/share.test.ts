import { readPdf } from '@test/support/pdf/textOf'
import { startServer, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'

const START = new Date('2026-09-15T16:00:00Z')
const DAY_MS = 86_400_000

let server: TestServer
let office: Office
let cycle: number
let pupil: number

beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
  cycle = await office.addCycle()
  ;[pupil] = (await office.addPupils(1)) as [number]
})
afterAll(() => server.close())
beforeEach(() => {
  server.clock.now = START
})

const paid = async (): Promise<{ id: number; folio: number }> =>
  (await office.pay(await office.addCharge(cycle, pupil, 500))).body.pago
const share = (id: number, who = server.admin, key?: string) =>
  who.post(`/pagos/${id}/enlace`, {}, key ? { key } : {})
const pathOf = (url: string): string => new URL(url).pathname
const open = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url: pathOf(url), headers })

it('opens for whoever has it, for 30 days, kept by nobody; the token is stored nowhere', async () => {
  const { id, folio } = await paid()
  const { status, body } = await share(id, server.admin, 'enlace-1')
  expect(status).toBe(200)
  expect(body.enlace.vence).toBe('2026-10-15T16:00:00.000Z')
  expect(body.enlace.url).toMatch(/^https?:\/\/[^/]+\/files\/recibos\/[\w-]{43}$/)
  const paper = await open(body.enlace.url)
  expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(paper.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'content-disposition': `inline; filename="recibo-${String(folio).padStart(6, '0')}.pdf"`,
  })
  expect((await readPdf(paper.rawPayload)).pages.join(' ')).toContain('RECIBO DE PAGO')

  const token = pathOf(body.enlace.url).split('/').at(-1) as string
  const kept = await server.db.selectFrom('idempotency_keys').select('response').execute()
  const links = await server.db.selectFrom('receipt_links').selectAll().execute()
  expect(JSON.stringify([kept, links])).not.toContain(token)

  server.clock.now = new Date(START.getTime() + 30 * DAY_MS - 1000)
  expect((await open(body.enlace.url)).statusCode).toBe(200)
  server.clock.now = new Date(START.getTime() + 30 * DAY_MS)
  expect((await open(body.enlace.url)).statusCode).toBe(404)
})

it('ends when the payment is cancelled, which is then not sent any more', async () => {
  const { id } = await paid()
  const first = (await share(id)).body.enlace.url
  const second = (await share(id)).body.enlace.url
  expect(second).not.toBe(first)
  expect((await open(first)).statusCode).toBe(200)
  await office.cancelPayment(id)
  const ended = await open(first, { accept: 'text/html,*/*' })
  expect([ended.statusCode, ended.headers['cache-control']]).toEqual([404, 'no-store'])
  expect(ended.headers['content-type']).toContain('text/html')
  expect(ended.body).toContain('Este enlace ya no es válido.')
  expect((await open(second)).json()).toMatchObject({ ok: false })
  expect((await share(id)).status).toBe(409)
})

it('what was sent is a print: the next one on paper says so', async () => {
  const { id } = await paid()
  await share(id)
  expect((await server.admin.post(`/pagos/${id}/recibo`)).body.recibo.reimpresion).toBe(true)
  const { bitacora } = (await server.admin.get(`/bitacora?tipo=PAGO&id=${id}`)).body
  expect(bitacora[1].cambios).toContainEqual({
    campo: 'enlace_hasta',
    antes: null,
    despues: '2026-10-15T16:00:00.000Z',
  })
})

it('made by who may see what was paid; unknown is 404', async () => {
  const { id } = await paid()
  expect((await share(id, await server.userWith([['COLEGIATURAS', 'READ']]))).status).toBe(403)
  expect((await share(id, await server.userWith([['CARGOS', 'READ']]))).status).toBe(200)
  expect((await share(id, await server.userWith([['PADRES', 'READ']]))).status).toBe(403)
  expect((await share(999_999)).status).toBe(404)
  expect((await server.anonymous.post(`/pagos/${id}/enlace`)).status).toBe(401)
})

it('tokens are not guessed: thirty wrong ones and the address waits', async () => {
  const wrong = (at: number) => open(`http://x/files/recibos/${String(at).padEnd(43, 'A')}`)
  const statuses = (await Promise.all(Array.from({ length: 31 }, (_, at) => wrong(at)))).map(
    ({ statusCode }) => statusCode,
  )
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
  expect(new Set(statuses)).toEqual(new Set([404, 429]))
  expect((await wrong(99)).headers['retry-after']).toBeDefined()
})
