import fc from 'fast-check'
import { sql } from 'kysely'
import { ADMIN, startServer, type Caller, type TestServer } from '@test/support/server/harness'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { openOffice } from '@test/support/server/office'
import { runCommand } from './ledgerCommands'
import { commandArbitrary, newModel, shown, type School } from './ledgerModel'
import { DAYS, YEARLY } from './monthModel'

let server: TestServer
let school: School

beforeAll(async () => {
  server = await startServer()
  const cycle = await openOffice(server).addCycle({ mensualidad_primaria: 1999.99, descuento_anual: YEARLY })
  const desks: Caller[] = []
  // The last day first: a sign-in may sweep away sessions that ended before it.
  for (const day of [...DAYS].reverse()) {
    server.clock.now = new Date(`${day}T18:00:00Z`)
    desks.unshift(await server.signIn(ADMIN.user, ADMIN.password))
  }
  school = { server, desks, cycle }
})
afterAll(() => server.close())

/** Rows only ever grow: nothing that moved money is deleted. */
const countRows = async (): Promise<number[]> => {
  const { rows } = await sql<{ counts: number[] }>`
    SELECT ARRAY[(SELECT count(*) FROM charges), (SELECT count(*) FROM payments), (SELECT count(*) FROM payment_lines),
      (SELECT count(*) FROM tuition)] AS counts`.execute(server.db)
  return rows[0]!.counts
}

it('no sequence of charges, months, years, recargos, waivers, becas, retries and cancellations breaks the balance rule', async () => {
  const done = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(fc.array(commandArbitrary, { minLength: 5, maxLength: 24 }), async (commands) => {
      const model = await newModel(school)
      let before = await countRows()
      for (const command of commands) {
        await runCommand(model, command)
        const [faults, seen, after] = await Promise.all([ledgerFaults(server.db), shown(model), countRows()])
        expect(faults).toEqual([])
        expect(seen).toEqual(model.expected())
        after.forEach((many, at) => expect(many).toBeGreaterThanOrEqual(before[at] as number))
        before = after
        done.set(command.do, (done.get(command.do) ?? 0) + 1)
      }
    }),
    { numRuns: 36, endOnFailure: false },
  )
  const many = [...done.values()].reduce((all, each) => all + each, 0)
  expect(many).toBeGreaterThan(150)
  // A model that never came to pay a year or to cancel anything would prove nothing about it.
  expect([...done.keys()]).toEqual(
    expect.arrayContaining(['pay months', 'pay year', 'beca', 'recargo', 'cancel payment']),
  )
}, 300_000)
