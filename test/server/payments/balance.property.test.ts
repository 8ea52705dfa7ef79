import fc from 'fast-check'
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
  const count = async (table: 'charges' | 'payments' | 'payment_lines' | 'tuition') =>
    (
      await server.db
        .selectFrom(table)
        .select((on) => on.fn.countAll<number>().as('many'))
        .executeTakeFirstOrThrow()
    ).many
  return Promise.all([count('charges'), count('payments'), count('payment_lines'), count('tuition')])
}

it('no sequence of charges, payments, retries and cancellations breaks the balance rule', async () => {
  let commandsRun = 0
  await fc.assert(
    fc.asyncProperty(fc.array(commandArbitrary, { minLength: 5, maxLength: 25 }), async (commands) => {
      const model = await newModel(server, office, cycle)
      let before = await countRows()
      for (const command of commands) {
        await runCommand(server, office, model, command)
        expect(await ledgerFaults(server.db)).toEqual([])
        expect(await shownStates(server, model)).toEqual(model.expectedStates())
        const after = await countRows()
        after.forEach((many, at) => expect(many).toBeGreaterThanOrEqual(before[at] as number))
        before = after
        commandsRun++
      }
    }),
    { numRuns: 60, endOnFailure: false, interruptAfterTimeLimit: 40_000 },
  )
  expect(commandsRun).toBeGreaterThan(150)
})
