import { startServer, type TestServer } from '@test/support/server/harness'
import { holdLock, killNext, killWaiting } from '@test/support/database/holdLock'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { openOffice, type Office } from '@test/support/server/office'

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
afterEach(async () => expect(await ledgerFaults(server.db)).toEqual([]))

/** Holds the folio counter, so that every payment stops in the middle: balance moved, folio not yet taken. */
const holdFolios = () =>
  holdLock(server.db, (tx) => tx.selectFrom('folio_counter').selectAll().forUpdate().execute())
const OF_FOLIOS = 'folio_counter'

const paymentsOf = (charge: number) =>
  server.db.selectFrom('payment_lines').select('payment_id').where('charge_id', '=', charge).execute()

it('a connection killed in the middle of a payment: tried again, paid once', async () => {
  const charge = await office.addCharge(cycle, pupil, 1202)
  const release = await holdFolios()
  const paying = office.pay(charge)
  await killNext(server.db, OF_FOLIOS)
  await release()
  const { status, body } = await paying
  expect(status).toBe(200)
  expect(body.cargo.estado).toBe('PAGADO')
  expect(await paymentsOf(charge)).toHaveLength(1)
})

it('killed at every try: 503, nothing half, and the same key pays it later', async () => {
  const charge = await office.addCharge(cycle, pupil, 700)
  const release = await holdFolios()
  let answered = false
  const paying = office.pay(charge, {}, 'insiste').finally(() => (answered = true))
  while (!answered) {
    await killWaiting(server.db, OF_FOLIOS)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await release()
  expect(await paying).toMatchObject({ status: 503, body: { ok: false, message: expect.any(String) } })
  expect(await office.chargeOf(pupil, charge)).toMatchObject({ estado: 'PENDIENTE', abono: 0 })
  expect(await paymentsOf(charge)).toEqual([])

  const { status, body } = await office.pay(charge, {}, 'insiste')
  expect([status, body.cargo.estado]).toEqual([200, 'PAGADO'])
})

it('a write without a key is not tried again: 503 and nothing half', async () => {
  const [id] = (await office.addPupils(1)) as [number]
  const blocker = server.db.transaction().execute(async (tx) => {
    // An enrolment stops at its first pupil.
    await tx.selectFrom('students').select('id').where('id', '=', id).forUpdate().execute()
    const enrolling = office.enrol(cycle, [id])
    await killNext(server.db, 'for no key update')
    return enrolling
  })
  expect((await blocker).status).toBe(503)
  const rows = await server.db.selectFrom('enrolments').select('id').where('student_id', '=', id).execute()
  expect(rows).toEqual([])
  expect((await office.enrol(cycle, [id])).status).toBe(200)
})
