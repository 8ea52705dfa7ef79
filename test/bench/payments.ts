import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import { createPool } from '../../src/server/db/pool'
import { connectionTo, withDatabase } from '../support/database/address'
import setUp from '../support/database/embedded.setup'
import tearDown from '../support/database/embedded.teardown'
import { recordStatements, type Statement } from '../support/database/statements'
import { environmentName } from '../support/database/variant'
import { startServer, type TestServer } from '../support/server/harness'
import { openOffice } from '../support/server/office'

/** A payment takes at most 1.3 times what the same statements take in raw SQL (decisions/domain/screens#budgets). */
const BUDGET = 1.3
const WARM_UP = 100
const PAYMENTS = 600
/** Ids of charges start here, so that in a recorded statement no other number is mistaken for one. */
const FIRST_CHARGE = 1_000_000

/** The same statements for another charge and another key. */
const forAnother = (statements: readonly Statement[], swaps: ReadonlyMap<unknown, unknown>): Statement[] => {
  const swap = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(swap) : swaps.has(value) ? swaps.get(value) : value
  return statements.map(({ text, values }) => ({ text, values: values.map(swap) }))
}

/** What the payment's row of the bitácora costs: the same statements, and of the last one only the notice to other desks. */
const withoutTrail = (statements: readonly Statement[]): Statement[] =>
  statements.map((each) =>
    each.text.includes('audit_entries')
      ? { text: 'SELECT pg_notify($1, $2)', values: each.values.slice(-2) }
      : each,
  )

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[times.length >> 1] as number

const openRaw = async (server: TestServer): Promise<pg.Pool> => {
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(server.db)
  const address = process.env[environmentName('embedded')] as string
  return createPool({ ...connectionTo(withDatabase(address, rows[0]!.name)), max: 1 })
}

/** Pays one charge through the server, then another with the recorded statements alone, and so on: both feel the same disk. */
const compare = async (server: TestServer, raw: pg.Pool) => {
  const office = openOffice(server)
  const cycle = await office.addCycle()
  const [pupil] = (await office.addPupils(1)) as [number]
  await sql.raw(`ALTER TABLE charges ALTER COLUMN id RESTART WITH ${FIRST_CHARGE}`).execute(server.db)
  const newCharge = () => office.addCharge(cycle, pupil, 1202)
  const byServer = async (id: number, key: string) => {
    const { status, body } = await office.pay(id, {}, key)
    if (status !== 200) throw new Error(`a payment answered ${status}: ${JSON.stringify(body)}`)
  }
  for (let at = 0; at < WARM_UP; at++) await byServer(await newCharge(), randomUUID())
  const [sample, sampleKey] = [await newCharge(), randomUUID()]
  const statements = await recordStatements(() => byServer(sample, sampleKey))
  const byHand = async (own: readonly Statement[]) => {
    const client = await raw.connect()
    for (const { text, values } of own) await client.query(text, values)
    client.release()
  }
  const of = (charge: number) => {
    const swaps: [unknown, unknown][] = [
      [sample, charge],
      [sampleKey, randomUUID()],
    ]
    return forAnother(statements, new Map(swaps))
  }
  const times = { server: [] as number[], raw: [] as number[], bare: [] as number[] }
  for (let at = 0; at < PAYMENTS; at++) {
    const [one, other, third] = [await newCharge(), await newCharge(), await newCharge()]
    const [own, bare] = [of(other), withoutTrail(of(third))]
    times.server.push(await timed(() => byServer(one, randomUUID())))
    times.raw.push(await timed(() => byHand(own)))
    times.bare.push(await timed(() => byHand(bare)))
  }
  // Pair by pair, since a neighbour's load on the machine comes and goes: both of a pair feel the same moment.
  const against = (raw: readonly number[]) =>
    median(times.server.map((time, at) => time / (raw[at] as number)))
  return {
    statements: statements.length,
    server: median(times.server),
    raw: median(times.raw),
    bare: median(times.bare),
    ratio: against(times.raw),
    ratioWithout: against(times.bare),
  }
}

/**
 * Payments through the server against the statements it sends, replayed as raw SQL on one connection, in one run.
 * @returns the median of the ratios
 */
export const benchPayments = async (): Promise<number> => {
  Object.assign(globalThis, { TEST_DATABASE: 'embedded' })
  await setUp()
  const server = await startServer()
  const raw = await openRaw(server)
  try {
    const { statements, ratio, ...times } = await compare(server, raw)
    const paid = await sql<{ wrong: number }>`
      SELECT count(*) AS wrong FROM charges WHERE estado <> 'PAGADO' AND id >= ${FIRST_CHARGE}`.execute(
      server.db,
    )
    if (paid.rows[0]!.wrong !== 0) throw new Error('not every payment arrived: the measurement means nothing')
    console.log(
      `payments: server ${times.server.toFixed(2)} ms, raw SQL (${statements} statements) ${times.raw.toFixed(2)} ms, ` +
        `ratio ${ratio.toFixed(2)} (budget ${BUDGET}); raw SQL without the bitácora ${times.bare.toFixed(2)} ms, ` +
        `ratio to that ${times.ratioWithout.toFixed(2)}`,
    )
    return ratio
  } finally {
    await raw.end()
    await server.close()
    await tearDown()
  }
}

if (require.main === module)
  void benchPayments().then((ratio) => {
    process.exitCode = ratio > BUDGET ? 1 : 0
  })
