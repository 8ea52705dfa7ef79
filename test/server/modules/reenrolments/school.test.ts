import { sql } from 'kysely'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { recordStatements } from '@test/support/database/statements'
import { someoneWaits } from '@test/support/database/lockWaits'
import { startServer, type TestServer } from '@test/support/server/harness'
import { openTurn, type Turn } from './turn'

let server: TestServer
let turn: Turn
beforeAll(async () => {
  server = await startServer()
  turn = await openTurn(server)
  for (let year = 1; year <= 6; year++) {
    const ids = await turn.addPupils(70, 'PRIMARIA', year)
    await turn.owe(ids[0]!, 100)
  }
})
afterAll(() => server.close())
afterEach(async () => expect(await ledgerFaults(server.db)).toEqual([]))

/** Empties the next cycle, as its owner may. */
const undo = async () => {
  for (const table of ['tuition', 'charges', 'enrolments'])
    await sql`ALTER TABLE ${sql.table(table)} DISABLE TRIGGER USER`.execute(server.db)
  const own = sql`(SELECT id FROM enrolments WHERE cycle_id = ${turn.to})`
  await sql`DELETE FROM tuition WHERE enrolment_id IN ${own}`.execute(server.db)
  await sql`DELETE FROM charges WHERE cycle_id = ${turn.to}`.execute(server.db)
  await sql`DELETE FROM enrolments WHERE cycle_id = ${turn.to}`.execute(server.db)
  for (const table of ['tuition', 'charges', 'enrolments'])
    await sql`ALTER TABLE ${sql.table(table)} ENABLE TRIGGER USER`.execute(server.db)
}

interface PlanRow {
  alumno: { id: number }
  a: { grado: string; gradoNumero: number }
  estado: string
}
const readyOf = async () => {
  const { plan } = (await turn.plan()).body as { plan: PlanRow[] }
  return plan
    .filter(({ estado }) => estado === 'LISTO' || estado === 'CON_ADEUDO')
    .map(({ alumno, a }) => ({ id: alumno.id, ...a }))
}

it('a school of 420: one dry run, one press, and pressed again nothing', async () => {
  const { plan } = (await turn.plan()).body as { plan: PlanRow[] }
  const count = (estado: string) => plan.filter((each) => each.estado === estado).length
  expect([plan.length, count('LISTO'), count('CON_ADEUDO'), count('EGRESA')]).toEqual([420, 345, 5, 70])

  const rows = await readyOf()
  let first!: Awaited<ReturnType<Turn['press']>>
  const statements = await recordStatements(async () => {
    first = await turn.press(rows, {}, 'una vez')
  })
  expect([first.status, first.body.inscripciones.length, first.body.omitidos.length]).toEqual([200, 345, 5])
  // However many pupils: a handful.
  expect(statements.length).toBeLessThan(30)
  const enrolled = await turn.made()
  expect(enrolled).toHaveLength(345)

  const sameKey = await turn.press(rows, {}, 'una vez')
  expect(sameKey.body).toEqual(first.body)
  const again = await turn.press(rows)
  expect([again.status, again.body.inscripciones, again.body.omitidos.length]).toEqual([200, [], 350])
  expect(await turn.made()).toEqual(enrolled)
  await undo()
})

it('two desks at once: everybody once', async () => {
  const rows = await readyOf()
  const answers = await Promise.all([turn.press(rows), turn.press([...rows].reverse())])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const done = answers.map(({ body }) => body.inscripciones.length).sort((a, b) => a - b)
  expect(done).toEqual([0, 345])
  expect(await turn.made()).toHaveLength(345)
  await undo()
})

it('killed in the middle: nothing of it, or by the second try under its key all of it', async () => {
  const rows = await readyOf()
  let pressing: ReturnType<Turn['press']> | undefined
  await server.db.transaction().execute(async (tx) => {
    // The enrolments are made by then, the charges wait.
    await sql`LOCK TABLE charges IN SHARE ROW EXCLUSIVE MODE`.execute(tx)
    pressing = turn.press(rows, {}, 'muere')
    await someoneWaits(server.db)
    const { rows: ended } = await sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(server.db)
    expect(ended).toHaveLength(1)
    expect(await turn.made()).toEqual([])
  })
  expect([200, 503]).toContain((await pressing)?.status)
  expect([0, 345]).toContain((await turn.made()).length)
  const again = await turn.press(rows, {}, 'muere')
  expect([again.status, again.body.inscripciones.length]).toEqual([200, 345])
  expect(await turn.made()).toHaveLength(345)
})
