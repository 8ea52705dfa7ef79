import type { Grant } from '@contract/http/route'
import { startServer, type Caller, type TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'
import { hireCashier, piecesOf } from './cashier'

const DAY = '2026-09-15'
/** Permissions of a cashier for tuition only. */
const TUITION: readonly Grant[] = [
  ['COLEGIATURAS', 'READ'],
  ['COLEGIATURAS', 'UPDATE'],
]

let server: TestServer
let cashier: Caller
let director: Caller
/** A closed cut of another user. */
let foreign: { id: number; cajero: { id: number } }
let own: { id: number; numero: number; cajero: { id: number }; esperado: number }

beforeAll(async () => {
  server = await startServer()
  const office = openOffice(server)
  const cycle = await office.addCycle()
  const [pupil] = (await office.addPupils(1)) as [number]
  await office.enrol(cycle, [pupil])
  const other = await hireCashier(server, { cycle, pupil })
  await other.take(300)
  foreign = (await other.close(DAY, piecesOf(300))).body.corte
  await other.take(50)
  director = await server.userWith([['CARGOS', 'READ']])
  cashier = await server.userWith(TUITION)
  const { pagos } = await office.tuitionOf(pupil, cycle)
  const paid = await openOffice(server, cashier).payMonths([pagos[0]!.id])
  expect(paid.status).toBe(200)
})
afterAll(() => server.close())

test('who takes cash for months alone opens, sees and closes their own cut', async () => {
  const float = await cashier.patch('/cortes/fondo', { fondo: 100 })
  expect(float.status).toBe(200)
  const current = await cashier.get('/cortes/actual')
  expect([current.status, current.body.actual.esperado]).toEqual([200, 2700])
  const closed = await cashier.post('/cortes', { dia: DAY, conteo: piecesOf(2700) })
  expect(closed.status).toBe(200)
  own = closed.body.corte
  expect((await cashier.get(`/cortes/${own.id}`)).body.corte).toMatchObject({ esperado: 2700, diferencia: 0 })
  const paper = await cashier.get(`/cortes/${own.id}/documento`)
  expect(paper.status).toBe(200)
  expect(paper.body.documento.url).toContain(`corte-${String(own.numero).padStart(6, '0')}.pdf`)
  const opened = await server.app.inject({ method: 'GET', url: paper.body.documento.url })
  expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'application/pdf'])
  // One page, as its own catalogue counts them.
  expect(opened.rawPayload.toString('latin1')).toMatch(/^%PDF-[^]*\/Count 1\b/)
})

test('and of the school no other: not in lists, not by its number, not as a paper', async () => {
  const { body } = await cashier.get('/cortes')
  expect(body.cortes.map(({ id }: { id: number }) => id)).toEqual([own.id])
  expect([body.total, body.abiertos]).toEqual([1, []])
  expect(body.cajeros.map(({ id }: { id: number }) => id)).toEqual([own.cajero.id])
  for (const path of [`/cortes/${foreign.id}`, `/cortes/${foreign.id}/documento`])
    expect((await cashier.get(path)).status).toBe(403)
  expect((await cashier.get(`/cortes?cajero=${foreign.cajero.id}`)).status).toBe(403)
  expect((await cashier.get('/cortes/999999')).status).toBe(404)
})

test('who may see charges sees all cuts, as ever, and closes none', async () => {
  const { body } = await director.get('/cortes')
  expect(body.cortes.map(({ id }: { id: number }) => id)).toEqual([own.id, foreign.id])
  expect(body.abiertos).toMatchObject([{ total: 50 }])
  expect((await director.get(`/cortes/${foreign.id}`)).status).toBe(200)
  expect((await director.post('/cortes', { dia: DAY, conteo: [] })).status).toBe(403)
})

test('the home shows the drawer to whoever takes money', async () => {
  expect((await cashier.get('/tablero')).body.tablero.caja).toMatchObject({ corte_abierto: false })
  expect((await director.get('/tablero')).body.tablero.caja).toBeUndefined()
})
