import fc from 'fast-check'
import { sql } from 'kysely'
import { startServer, type TestServer } from '@test/support/server/harness'
import { ledgerFaults } from '@test/support/server/ledger'
import { openOffice, type Office } from '@test/support/server/office'
import { commandArbitrary, newModel, runCommand, shownStates } from './ledgerModel'

let server: TestServer
let office: Office
let cycle: number

beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
  cycle = await office.addCycle()
})
afterAll(() => server.close())

/** Rows only ever grow: nothing that moved money is deleted. */
const countRows = async (): Promise<number[]> => {
  const { rows } = await sql<{ counts: number[] }>`
    SELECT ARRAY[(SELECT count(*) FROM charges), (SELECT count(*) FROM payments), (SELECT count(*) FROM payment_lines),
      (SELECT count(*) FROM tuition)] AS counts`.execute(server.db)
  return rows[0]!.counts
}

it('no sequence of charges, payments, retries and cancellations breaks the balance rule', async () => {
  let commandsRun = 0
  await fc.assert(
    fc.asyncProperty(fc.array(commandArbitrary, { minLength: 5, maxLength: 24 }), async (commands) => {
      const model = await newModel(server, office, cycle)
      let before = await countRows()
      for (const command of commands) {
        await runCommand(server, office, model, command)
        const [faults, shown, after] = await Promise.all([
          ledgerFaults(server.db),
          shownStates(server, model),
          countRows(),
        ])
        expect(faults).toEqual([])
        expect(shown).toEqual(model.expectedStates())
        after.forEach((many, at) => expect(many).toBeGreaterThanOrEqual(before[at] as number))
        before = after
        commandsRun++
      }
    }),
    { numRuns: 60, endOnFailure: false, interruptAfterTimeLimit: 40_000 },
  )
  expect(commandsRun).toBeGreaterThan(150)
})
