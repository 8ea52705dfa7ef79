import fc from 'fast-check'
import { sql } from 'kysely'
import { startLiveServer, type LiveServer } from '@test/support/live/desks'
import { callerAt } from '@test/support/server/callerAt'
import { ADMIN, type Caller } from '@test/support/server/harness'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { openOffice } from '@test/support/server/office'
import { runCommand } from './ledgerCommands'
import { closeCuts, commandArbitrary, expectedCuts, newModel, pick, shown, type Child, type School } from './ledgerModel'
import { DAYS, YEARLY } from './monthModel'

let server: LiveServer
let second: Awaited<ReturnType<LiveServer['another']>>
let school: School

beforeAll(async () => {
  server = await startLiveServer()
  second = await server.another()
  const cycle = await openOffice(server).addCycle({ mensualidad_primaria: 1999.99, descuento_anual: YEARLY })
  const desks: Caller[] = []
  // The last day first: a sign-in may sweep away sessions that ended before it.
  for (const day of [...DAYS].reverse()) {
    server.clock.now = new Date(`${day}T18:00:00Z`)
    desks.unshift(await server.signIn(ADMIN.user, ADMIN.password))
  }
  const elsewhere = desks.map(({ token }) => callerAt(second.address, token))
  school = { server, desks: [desks, elsewhere], cycle }
})
afterAll(async () => {
  await second.stop()
  await server.close()
})

/** Rows only ever grow: nothing that moved money is deleted. */
const countRows = async (): Promise<number[]> => {
  const { rows } = await sql<{ counts: number[] }>`
    SELECT ARRAY[(SELECT count(*) FROM charges), (SELECT count(*) FROM payments), (SELECT count(*) FROM payment_lines),
      (SELECT count(*) FROM tuition)] AS counts`.execute(server.db)
  return rows[0]!.counts
}

it('no sequence of visits, charges, months, years, recargos, waivers, becas, credit, refunds, retries and cancellations at two servers breaks the balance rule', async () => {
  const done = new Map<string, number>()
  /** What a run that failed left in the drawer. */
  let left = false
  await fc.assert(
    fc.asyncProperty(fc.array(commandArbitrary, { minLength: 5, maxLength: 24 }), async (commands) => {
      const model = await newModel(school)
      if (left) await closeCuts(model)
      if (left) model.goTo(0)
      left = true
      let before = await countRows()
      for (const [step, command] of commands.entries()) {
        await runCommand(model, command)
        const child = pick(model.children, step) as Child
        const [faults, seen, after] = await Promise.all([
          ledgerFaults(server.db),
          shown(model, child),
          countRows(),
        ])
        expect(faults).toEqual([])
        expect(seen).toEqual(model.expected(child))
        after.forEach((many, at) => expect(many).toBeGreaterThanOrEqual(before[at] as number))
        before = after
        done.set(command.do, (done.get(command.do) ?? 0) + 1)
      }
      for (const child of model.children) expect(await shown(model, child)).toEqual(model.expected(child))
      expect(await closeCuts(model)).toEqual(expectedCuts(model))
      expect(await ledgerFaults(server.db)).toEqual([])
      left = false
      for (const { means, parts, used, extra, cancelled, waived } of model.payments) {
        const told = { several: means.length > 1, siblings: parts.size > 1, used: used > 0, extra: extra > 0 }
        const kinds = { ...told, cancelled: cancelled !== null, waived: waived > 0 }
        for (const [kind, is] of Object.entries(kinds)) if (is) done.set(kind, (done.get(kind) ?? 0) + 1)
      }
    }),
    { numRuns: 36, endOnFailure: false },
  )
  const many = [...done.values()].reduce((all, each) => all + each, 0)
  expect(many).toBeGreaterThan(150)
  // A model that never came to pay a year or to cancel anything would prove nothing about it.
  expect([...done.keys()]).toEqual(
    expect.arrayContaining([
      ...['pay months', 'pay year', 'beca', 'recargo', 'extend', 'cancel payment', 'collect', 'refund'],
      ...['several', 'siblings', 'used', 'extra', 'cancelled', 'waived'],
    ]),
  )
}, 300_000)
