import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { migrate } from '@server/db/migrate'
import { emptyDatabase } from '@test/support/database/emptyDatabase'
import { ADMIN, startServer, type TestServer } from '@test/support/server/harness'

const MIGRATIONS = path.resolve('src/server/db/migrations')
/** The version before prices by grade, months in part and two becas. */
const LAST = '0045-setup.sql'
const support = (name: string) => readFileSync(path.resolve('test/support/database', name), 'utf8')

/**
 * What version 0045 answered of money: day, call, and of its answer the amounts, states and days. The program that filled the
 * school wrote both files, so that no figure in them was typed by hand.
 *
 * Two cycles, one of them over with a FIJO recargo, the other with 10 % after 5 days of grace. Payments whole, in part, late, late
 * and waived, of several means, cancelled, of a whole year at 60 %; credit and a refund; becas of 10, 15 and 50; months of price 0
 * with and without a beca; an extension; bajas with and without credit, a reingreso; an opening with settled months.
 */
interface Told {
  day: string
  ask: string
  answer: Record<string, unknown>
}
const TOLD = support('school0045.jsonl')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Told)

let database: Awaited<ReturnType<typeof emptyDatabase>>
let server: TestServer
const folder = mkdtempSync(path.join(tmpdir(), 'version-anterior-'))
beforeAll(async () => {
  database = await emptyDatabase()
  for (const name of readdirSync(MIGRATIONS))
    if (name <= LAST) cpSync(path.join(MIGRATIONS, name), path.join(folder, name))
  await migrate(database.db, folder)
  await sql.raw(support('school0045.sql')).execute(database.db)
  expect((await migrate(database.db)).length).toBeGreaterThan(0)
  server = await startServer({ db: database.db, connection: database.connection })
})
afterAll(async () => {
  await server.close()
  await database.end()
  rmSync(folder, { recursive: true })
})

interface Month {
  estado: string
  monto: number
  pagado: boolean
}
/** A month of price 0 was taken for a paid one; now it is what it is: a month that a beca or the school gives. */
const freed = ({ ask, answer }: Told): Record<string, unknown> => {
  if (!ask.startsWith('/colegiaturas/')) return answer
  const free = (month: Month) =>
    month.monto === 0 && month.estado === 'PAGADO' ? { ...month, estado: 'BECADO', pagado: false } : month
  return { ...answer, pagos: (answer['pagos'] as Month[]).map(free) }
}

/** Debtors came longest overdue first; now the one that owes most today comes first. */
const byFamily = (ask: string, answer: Record<string, unknown>): Record<string, unknown> => {
  if (ask !== '/morosos') return answer
  const families = answer['morosos'] as { id: string }[]
  return { ...answer, morosos: families.toSorted((a, b) => a.id.localeCompare(b.id)) }
}

test.each([...new Set(TOLD.map(({ day }) => day))])(
  'on %s every balance, state, recargo, statement and receipt is what the version before said',
  async (day) => {
    server.clock.now = new Date(`${day}T18:00:00Z`)
    const caller = await server.signIn(ADMIN.user, ADMIN.password)
    for (const told of TOLD.filter((each) => each.day === day)) {
      const { status, body } = await caller.get(told.ask)
      expect([told.ask, status, body]).toEqual([told.ask, 200, expect.objectContaining({})])
      expect(byFamily(told.ask, body)).toMatchObject(byFamily(told.ask, freed(told)))
    }
  },
)

test('the states of the version before that the figures cover', () => {
  const months = TOLD.filter(({ ask }) => ask.startsWith('/colegiaturas/')).flatMap(
    ({ answer }) => answer['pagos'] as Month[],
  )
  expect(new Set(months.map(({ estado }) => estado))).toEqual(
    new Set(['PENDIENTE', 'PAGADO', 'BAJA', 'SALDADO']),
  )
  expect(months.filter(({ monto }) => monto === 0).length).toBeGreaterThan(0)
})

test('the ledger of the version before has no fault after the upgrade', async () => {
  expect(await ledgerFaults(database.db)).toEqual([])
})
