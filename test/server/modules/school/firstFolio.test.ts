import { sql } from 'kysely'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { holdLock } from '@test/support/database/holdLock'
import { someoneWaits } from '@test/support/database/lockWaits'
import { startServer, type Answer, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'

let server: TestServer
let office: Office
let charge: () => Promise<number>
beforeEach(async () => {
  server = await startServer()
  office = openOffice(server)
  const cycle = await office.addCycle()
  const [pupil = 0] = await office.addPupils(1)
  charge = () => office.addCharge(cycle, pupil, 100)
})
afterEach(async () => {
  expect(await ledgerFaults(server.db)).toEqual([])
  await server.close()
})

const save = (change: object) => server.admin.patch('/escuela', change)
const pay = async () => (await office.pay(await charge())).body.pago as { id: number; folio: number }

test('the first payment has the first folio, the next go on, and then it is fixed, also after a cancellation; `revisar` finds a wrong one', async () => {
  expect((await save({ folio_inicial: 900 })).body.escuela).toMatchObject({
    folio_inicial: 900,
    folio_fijo: false,
  })
  expect((await save({ folio_inicial: 4213 })).status).toBe(200)
  expect(await ledgerFaults(server.db)).toEqual([])
  const [first, second] = [await pay(), await pay()]
  expect([first.folio, second.folio]).toEqual([4213, 4214])
  expect((await server.admin.get('/pagos/by/folio/4213')).body.pago.id).toBe(first.id)
  expect((await server.admin.get('/buscar?q=004213')).body).toEqual(expect.objectContaining({ ok: true }))
  expect(JSON.stringify((await server.admin.get('/buscar?q=4213')).body)).toContain('004213')

  await office.cancelPayment(first.id)
  await office.cancelPayment(second.id)
  for (const folio_inicial of [1, 4212, 4215]) {
    const { status, body } = await save({ folio_inicial, telefono: '5512345678' })
    const message = 'Ya hay recibos desde el folio 004213: el primer folio ya no se puede cambiar.'
    expect([status, body.message, body.campos]).toEqual([409, message, { folio_inicial: message }])
  }
  // Nothing of a refused change is kept; the same number is no change.
  expect((await server.admin.get('/escuela')).body.escuela).toMatchObject({
    telefono: null,
    folio_fijo: true,
  })
  expect((await save({ folio_inicial: 4213, telefono: '5512345678' })).status).toBe(200)
  expect((await pay()).folio).toBe(4215)

  const moved = (folio: number) => sql`UPDATE folio_counter SET first_folio = ${folio}`.execute(server.db)
  await expect(moved(40)).rejects.toThrow('the first folio is fixed')
  await sql`ALTER TABLE folio_counter DISABLE TRIGGER folio_counter_first`.execute(server.db)
  await moved(40)
  expect(await ledgerFaults(server.db)).toEqual([
    'Los folios van de 4213 a 4215 con 3 pagos; el contador dice 4215. El primer folio de la escuela es 40.',
  ])
  await moved(4213)
  await sql`ALTER TABLE folio_counter ENABLE TRIGGER folio_counter_first`.execute(server.db)
})

/** Holds the counter until both wait for it, in this order. */
const inOrder = async (one: () => Promise<Answer>, two: () => Promise<Answer>): Promise<[Answer, Answer]> => {
  const free = await holdLock(server.db, (tx) => sql`SELECT FROM folio_counter FOR UPDATE`.execute(tx))
  const first = one()
  await someoneWaits(server.db, 1)
  const second = two()
  await someoneWaits(server.db, 2)
  await free()
  return [await first, await second]
}

test('a first payment under way comes before the change: 409', async () => {
  const id = await charge()
  const [paid, saved] = await inOrder(
    () => office.pay(id),
    () => save({ folio_inicial: 700 }),
  )
  expect([paid.body.pago.folio, saved.status]).toEqual([1, 409])
})

test('a change under way comes before the first payment, which has its folio', async () => {
  const id = await charge()
  const [saved, paid] = await inOrder(
    () => save({ folio_inicial: 700 }),
    () => office.pay(id),
  )
  expect([saved.status, paid.body.pago.folio]).toEqual([200, 700])
})
