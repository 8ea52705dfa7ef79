import { createDb } from '@server/db/database'
import { createPatientPool } from '@server/db/pool'
import { fillSchool } from '@test/support/bench/bigSchool'
import { LAST_DAY } from '@test/support/bench/schoolDays'
import { plansOf } from '@test/support/database/plans'
import { recordStatements } from '@test/support/database/statements'
import { ADMIN, startServer, type TestServer } from '@test/support/server/harness'

const PUPILS = 200
/** Full scans of tables that grow every year. */
const WHOLE = /Seq Scan on (charges|tuition|enrolments|students|payments|payment_lines)\b/

let server: TestServer
beforeAll(async () => {
  server = await startServer()
  server.clock.now = new Date(`${LAST_DAY}T18:00:00.000Z`)
  const owner = createDb(createPatientPool(server.owner))
  const size = { cycles: 4, pupils: PUPILS * 4, current: PUPILS, before: PUPILS }
  await fillSchool(owner as never, size).finally(() => owner.destroy())
})
afterAll(() => server.close())

test('the board reads no table of all years from end to end, and what is overdue once', async () => {
  const admin = await server.signIn(ADMIN.user, ADMIN.password)
  const statements = await recordStatements(async () => {
    const { body } = await admin.get('/tablero')
    expect(body.tablero).toMatchObject({ inscripcion: { actual: PUPILS, anterior: PUPILS } })
    expect(body.tablero.adeudos.familias).toBeGreaterThan(0)
  })
  const plans = await plansOf(server.owner, statements)
  expect(plans.filter((plan) => WHOLE.test(plan))).toEqual([])
  for (const index of ['charges_cycle_idx', 'students_birthday_idx'])
    expect([index, plans.filter((plan) => plan.includes(index)).length]).toEqual([index, 1])
  // The other one that goes by the due day is what falls due next.
  expect(plans.filter((plan) => plan.includes('tuition_open_idx'))).toHaveLength(2)
})
