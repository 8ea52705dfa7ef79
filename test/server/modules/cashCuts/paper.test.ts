import { startServer, type TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'
import { hireCashier, piecesOf, type Cashier } from './cashier'

let server: TestServer
let cashier: Cashier
const DAY = '2026-09-15'

beforeAll(async () => {
  server = await startServer()
  const office = openOffice(server)
  const cycle = await office.addCycle()
  const [pupil] = (await office.addPupils(1)) as [number]
  cashier = await hireCashier(server, { cycle, pupil })
})
afterAll(() => server.close())

const paperOf = async (id: number) => {
  const { status, body } = await cashier.caller.get(`/cortes/${id}/documento`)
  expect(status).toBe(200)
  return body.documento.url as string
}

/** Pages of a pdf, as its own catalogue counts them. */
const pagesOf = (pdf: Buffer): number => Number(/\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1])

it('a signed link opens the paper, always the same, and nothing else does', async () => {
  await cashier.take(1200)
  const { corte } = (await cashier.close(DAY, piecesOf(1200))).body
  const url = await paperOf(corte.id)
  expect(url).toContain(`corte-${String(corte.numero).padStart(6, '0')}.pdf`)
  const open = (path: string) => server.app.inject({ method: 'GET', url: path })
  const first = await open(url)
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pagesOf(first.rawPayload)).toBe(1)
  expect((await open(url.replace(/id=\d+/, 'id=999'))).statusCode).toBe(403)
  server.clock.now = new Date(server.clock.now.getTime() + 3_600_000)
  expect((await open(url)).statusCode).toBe(403)
  server.clock.now = new Date(server.clock.now.getTime() - 3_600_000)
})

it('a busy day goes over several pages', async () => {
  const taken: number[] = []
  for (let at = 0; at < 45; at++) taken.push((await cashier.take(100 + at)).id)
  for (const id of taken.slice(0, 3)) await cashier.office.cancelPayment(id, 'COBRADO DOS VECES')
  const { corte } = (await cashier.close(DAY, [], { observaciones: 'LA CAJA SE CONTÓ AL DÍA SIGUIENTE' }))
    .body
  expect(corte).toMatchObject({ movimientos: 48 })
  const pdf = await server.app.inject({ method: 'GET', url: await paperOf(corte.id) })
  expect(pagesOf(pdf.rawPayload)).toBeGreaterThan(1)
})
