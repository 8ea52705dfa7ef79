import fc from 'fast-check'
import { sql } from 'kysely'
import { startLiveServer, type LiveServer } from '@test/support/live/desks'
import { callerAt } from '@test/support/server/callerAt'
import { ADMIN, type Caller } from '@test/support/server/harness'
import { currentVariant } from '@test/support/database/variant'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { openOffice } from '@test/support/server/office'
import { runCommand } from './ledgerCommands'
import { commandArbitrary, pick, type Child, type Command, type School } from './ledgerModel'
import { closeCuts, expectedCuts, shown } from './ledgerShown'
import { DAYS, YEARLY } from './monthModel'
import { startModel } from './openingCommands'
import { NO_STARTS, startsArbitrary, type Starts } from './openingModel'

/** Fewer runs on a foreign server: the rules are the same, only its locks and types are checked. */
const RUNS = currentVariant() === 'embedded' ? 36 : 12

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

const visit = {
  do: 'collect',
  charges: [],
  months: [],
  year: null,
  kinds: ['EFECTIVO'],
  credit: 0,
  extra: 0,
  back: 0,
  waive: 'nothing',
  slip: 'none',
} as const
const one = { total: 'right', waive: 'nothing', back: 0 } as const
/** Commands that every run contains. */
const ONE_OF_EACH = [
  { do: 'charge', centavos: 50_000 },
  { do: 'charge', centavos: 70_000 },
  { do: 'recargo', fee: { tipo: 'PORCENTAJE', valor: 10, dias_gracia: 0 } },
  { do: 'extend', at: 2, until: 2 },
  { do: 'day', day: 1 },
  {
    ...visit,
    charges: [{ at: 0, percent: 37 }],
    months: [0, 1],
    waive: 'first',
    extra: 123_456,
    kinds: ['EFECTIVO', 'TRANSFERENCIA'],
  },
  { ...visit, charges: [{ at: 1, percent: 100 }], kinds: ['TARJETA'], credit: 50 },
  { do: 'refund', percent: 50, method: 'EFECTIVO' },
  { do: 'cancel payment', at: 0 },
  { do: 'cancel refund', at: 0 },
  { do: 'cancel payment', at: 1 },
  { do: 'cancel payment', at: 0 },
  { do: 'beca', at: 0, percent: 15 },
  { do: 'day', day: 2 },
  { do: 'pay months', at: 6, many: 2, ...one, waive: 'first' },
  { do: 'pay months', at: 0, many: 2, ...one },
  { do: 'pay year', at: 1, ...one },
  // One child leaves with a beca and a year paid ahead, is back, leaves again; the other was enrolled by mistake.
  { do: 'beca', at: 1, percent: 50 },
  { do: 'leave', at: 1, back: 0, credit: true, twice: true },
  { do: 'refund', percent: 10, method: 'EFECTIVO' },
  { do: 'cancel payment', at: 4 },
  { do: 'cancel refund', at: 1 },
  { do: 'come back', at: 1 },
  { do: 'pay months', at: 9, many: 2, ...one },
  { do: 'leave', at: 1, back: 40, credit: false, twice: false },
  { do: 'cancel payment', at: 4 },
  { do: 'cancel payment', at: 2 },
  { do: 'cancel payment', at: 3 },
  { do: 'call off', at: 0 },
  { do: 'enrol', at: 0 },
] as unknown as Command[]

/** Both children come in by an opening: one owes from December, the other everything. */
const STARTED: Starts = [
  { from: '2026-12', beca: 15, inscripcion: 100_000, material: 0, before: 123_456, credit: 50_000 },
  { from: '2026-09', beca: 0, inscripcion: null, material: null, before: 0, credit: 0 },
]
const AFTER_OPENING = [
  { do: 'pay months', at: 0, many: 1, ...one },
  { do: 'extend', at: 2, until: 3 },
  { do: 'beca', at: 1, percent: 50 },
  { ...visit, charges: [{ at: 0, percent: 37 }], months: [8], credit: 100 },
  { do: 'day', day: 2 },
  { do: 'recargo', fee: { tipo: 'PORCENTAJE', valor: 10, dias_gracia: 0 } },
  { do: 'leave', at: 0, back: 0, credit: true, twice: false },
  { do: 'come back', at: 0 },
  { do: 'cancel payment', at: 0 },
  { do: 'pay year', at: 0, ...one },
  { do: 'refund', percent: 50, method: 'EFECTIVO' },
  { do: 'leave', at: 0, back: 40, credit: true, twice: false },
  { do: 'call off', at: 1 },
  { do: 'enrol', at: 1 },
] as unknown as Command[]

/** Taken back as a whole, brought in again, refused once something hangs on it, and taken back after it was cancelled. */
const AGAIN: Starts = [{ ...STARTED[0]!, from: '2027-03', before: 0 }, STARTED[1]]
const UNDONE = [
  { do: 'undo opening', at: 0 },
  { do: 'undo opening', at: 0 },
  { do: 'open', starts: AGAIN },
  { do: 'open', starts: AGAIN },
  { ...visit, months: [14], credit: 100 },
  { do: 'undo opening', at: 1 },
  { do: 'cancel payment', at: 0 },
  { do: 'undo opening', at: 1 },
  { do: 'open', starts: STARTED },
  { ...visit, charges: [{ at: 0, percent: 37 }] },
  { do: 'cancel payment', at: 1 },
  { do: 'leave', at: 0, back: 0, credit: true, twice: false },
  { do: 'undo opening', at: 2 },
  { do: 'call off', at: 0 },
  { do: 'undo opening', at: 2 },
] as unknown as Command[]

it('no sequence of openings, visits, charges, months, years, recargos, waivers, becas, credit, refunds, bajas, returns, enrolments called off, retries and cancellations at two servers breaks the balance rule', async () => {
  const done = new Map<string, number>()
  /** Whether a failed run left money in the drawer. */
  let left = false
  await fc.assert(
    fc.asyncProperty(
      startsArbitrary,
      fc.array(commandArbitrary, { minLength: 5, maxLength: 24 }),
      async (starts, commands) => {
        const model = await startModel(school, starts)
        if (left) await closeCuts(model)
        if (left) model.goTo(0)
        left = true
        let before = await countRows()
        for (const [step, command] of commands.entries()) {
          await runCommand(model, command)
          const child = pick(model.children, step) as Child
          const [seen, after] = await Promise.all([shown(model, child), countRows()])
          expect(seen).toEqual(model.expected(child))
          // What an opening brought may go again with it; what moved money never does.
          const kept = command.do === 'undo opening' ? [1, 2] : [0, 1, 2, 3]
          for (const at of kept) expect(after[at]).toBeGreaterThanOrEqual(before[at] as number)
          before = after
          done.set(command.do, (done.get(command.do) ?? 0) + 1)
        }
        for (const child of model.children) expect(await shown(model, child)).toEqual(model.expected(child))
        expect(await closeCuts(model)).toEqual(expectedCuts(model))
        expect(await ledgerFaults(server.db)).toEqual([])
        left = false
        for (const { means, parts, used, extra, cancelled, waived, credited } of model.payments) {
          const told = {
            several: means.length > 1,
            siblings: parts.size > 1,
            used: used > 0,
            extra: extra > 0,
          }
          const kinds = {
            ...told,
            cancelled: cancelled !== null,
            waived: waived.size > 0,
            credited: credited > 0,
          }
          for (const [kind, is] of Object.entries(kinds)) if (is) done.set(kind, (done.get(kind) ?? 0) + 1)
        }
      },
    ),
    {
      numRuns: RUNS,
      endOnFailure: false,
      examples: [
        [NO_STARTS, ONE_OF_EACH],
        [STARTED, AFTER_OPENING],
        [STARTED, UNDONE],
      ],
    },
  )
  const many = [...done.values()].reduce((all, each) => all + each, 0)
  expect(many).toBeGreaterThan(RUNS * 4)
  expect([...done.keys()]).toEqual(
    expect.arrayContaining([
      ...['pay months', 'pay year', 'beca', 'recargo', 'extend', 'cancel payment', 'collect', 'refund'],
      ...['leave', 'come back', 'call off', 'enrol', 'open', 'undo opening'],
      ...['several', 'siblings', 'used', 'extra', 'cancelled', 'waived', 'credited'],
    ]),
  )
}, 300_000)
