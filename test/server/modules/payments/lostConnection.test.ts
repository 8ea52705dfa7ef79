import { sql } from 'kysely'
import { startServer, type TestServer } from '@test/support/server/harness'
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
const holdFolios = async () => {
  let release = (): void => undefined
  const until = new Promise<void>((resolve) => (release = resolve))
  let held = (): void => undefined
  const ready = new Promise<void>((resolve) => (held = resolve))
  const done = server.db.transaction().execute(async (tx) => {
    await tx.selectFrom('folio_counter').selectAll().forUpdate().execute()
    held()
    await until
  })
  await ready
  return async () => {
    release()
    await done
  }
}

/** Ends the connection of a payment that waits for the counter; answers false when none waits yet. */
const killWaiting = async (): Promise<boolean> => {
  const { rows } = await sql<{ ended: boolean }>`
    SELECT pg_terminate_backend(pid) AS ended FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ILIKE '%folio_counter%'
      AND pid <> pg_backend_pid()`.execute(server.db)
  return rows.length > 0
}
const killNext = async (): Promise<void> => {
  while (!(await killWaiting())) await new Promise((resolve) => setTimeout(resolve, 10))
}

const paymentsOf = (charge: number) =>
  server.db.selectFrom('payment_lines').select('payment_id').where('charge_id', '=', charge).execute()

it('a connection killed in the middle of a payment: tried again, paid once', async () => {
  const charge = await office.addCharge(cycle, pupil, 1202)
  const release = await holdFolios()
  const paying = office.pay(charge)
  await killNext()
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
    await killWaiting()
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
    let ended = false
    while (!ended) {
      const { rows } = await sql`
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ILIKE '%for no key update%'
          AND pid <> pg_backend_pid()`.execute(server.db)
      ended = rows.length > 0
    }
    return enrolling
  })
  expect((await blocker).status).toBe(503)
  const rows = await server.db.selectFrom('enrolments').select('id').where('student_id', '=', id).execute()
  expect(rows).toEqual([])
  expect((await office.enrol(cycle, [id])).status).toBe(200)
})
