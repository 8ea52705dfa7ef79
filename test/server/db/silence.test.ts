import { sql } from 'kysely'
import { createDb } from '@server/db/database'
import { createPool } from '@server/db/pool'
import { isConnectionLost } from '@server/db/retry'
import { freshDatabase, type FreshDatabase } from '@test/support/database/fresh'
import { silentLine } from '@test/support/database/silentLine'

const SECOND_MS = 1_000

describe('a line to the database that falls silent', () => {
  let database: FreshDatabase
  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterAll(() => database.drop())

  const tenOpen = async (patience = { silence: 30 * SECOND_MS, doubtAfter: 30 * SECOND_MS }) => {
    const line = await silentLine(database.connection)
    const pool = createPool(line.connection, () => undefined, patience)
    await Promise.all(Array.from({ length: 10 }, () => pool.query('SELECT pg_sleep(0.05)')))
    expect(pool.totalCount).toBe(10)
    return { line, pool }
  }

  it('while nobody uses its ten connections costs the next call two seconds, once', async () => {
    const { line, pool } = await tenOpen({ silence: 30 * SECOND_MS, doubtAfter: 0 })
    line.fallSilent()
    const started = performance.now()
    const rows = await Promise.all(
      Array.from({ length: 20 }, () => pool.query<{ one: number }>('SELECT 1 AS one')),
    )
    expect(rows.every((each) => each.rows[0]?.one === 1)).toBe(true)
    expect(performance.now() - started).toBeLessThan(15 * SECOND_MS)
    await pool.end()
    await line.close()
  })

  it('in the middle of a transaction ends it as a lost connection, and the pool goes on', async () => {
    const { line, pool } = await tenOpen({ silence: 3 * SECOND_MS, doubtAfter: 30 * SECOND_MS })
    const db = createDb(pool)
    const failed = db.transaction().execute(async (tx) => {
      await tx.insertInto('roles').values({ name: 'CALLADO' }).execute()
      line.fallSilent()
      await tx.insertInto('roles').values({ name: 'NUNCA' }).execute()
    })
    expect(await failed.catch(isConnectionLost)).toBe(true)
    expect((await sql`SELECT FROM roles`.execute(db)).rows).toEqual([])
    await db.destroy()
    await line.close()
  })

  it('does not keep the pool from ending', async () => {
    const { line, pool } = await tenOpen()
    const lent = await pool.connect()
    line.fallSilent()
    const cut = lent.query('SELECT 1').catch(isConnectionLost)
    void cut.then(() => lent.release(true))
    const started = performance.now()
    await pool.end()
    expect(performance.now() - started).toBeLessThan(20 * SECOND_MS)
    expect(await cut).toBe(true)
    await line.close()
  })
})
