import { sql } from 'kysely'
import { createDb } from '@server/db/database'
import { createPool } from '@server/db/pool'
import { isConnectionLost } from '@server/db/retry'
import { freshDatabase, type FreshDatabase } from '@test/support/database/fresh'

describe('createPool', () => {
  let database: FreshDatabase
  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterAll(() => database.drop())

  const withPool = async <T>(work: (pool: ReturnType<typeof createPool>) => Promise<T>): Promise<T> => {
    const pool = createPool(database.connection)
    return work(pool).finally(() => pool.end())
  }

  it('reads centavos as numbers and days as text', async () => {
    const { rows } = await withPool((pool) =>
      pool.query(`SELECT 120200::bigint AS centavos, sum(x) AS total, '2026-03-01'::date AS dia,
        ARRAY[1, NULL]::bigint[] AS varios, ARRAY['2026-03-01', NULL]::date[] AS dias,
        '2026-03-01T00:00Z'::timestamptz AS momento FROM (VALUES (1), (2)) AS v (x)`),
    )
    expect(rows).toEqual([
      {
        centavos: 120200,
        total: 3,
        dia: '2026-03-01',
        varios: [1, null],
        dias: ['2026-03-01', null],
        momento: new Date('2026-03-01T00:00:00Z'),
      },
    ])
  })

  it('refuses a whole number that JavaScript cannot hold', async () => {
    await withPool(async (pool) => {
      const { rows } = await pool.query('SELECT 9007199254740991::bigint AS biggest')
      expect(rows).toEqual([{ biggest: Number.MAX_SAFE_INTEGER }])
      await expect(pool.query('SELECT 9007199254740992::bigint')).rejects.toThrow(RangeError)
    })
  })

  it('lives in UTC with limits for waiting', async () => {
    const settings = ['TimeZone', 'statement_timeout', 'idle_in_transaction_session_timeout']
    const { rows } = await withPool((pool) =>
      pool.query<{ value: string }>('SELECT current_setting(s) AS value FROM unnest($1::text[]) AS s', [
        settings,
      ]),
    )
    expect(rows.map(({ value }) => value)).toEqual(['UTC', '30s', '1min'])
  })

  it('keeps at most ten connections', async () => {
    await withPool(async (pool) => {
      const all = Array.from({ length: 25 }, () => pool.query('SELECT pg_sleep(0.02)'))
      expect(pool.totalCount).toBe(10)
      await Promise.all(all)
      expect(pool.totalCount).toBe(10)
    })
  })

  const END_OTHERS = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`

  it('tells of a connection lost while idle and goes on', async () => {
    const lost: Error[] = []
    const pool = createPool(database.connection, (error) => lost.push(error))
    await Promise.all([pool.query('SELECT 1'), pool.query('SELECT 1')])
    await withPool((other) => other.query(END_OTHERS))
    while (lost.length < 2) await new Promise((resolve) => setTimeout(resolve, 5))
    expect(lost.every(isConnectionLost)).toBe(true)
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    await pool.end()
  })

  it('survives a connection lost in the middle of a transaction', async () => {
    const pool = createPool(database.connection)
    const db = createDb(pool)
    const gone = new Promise<void>((resolve) => pool.once('connect', (client) => client.once('end', resolve)))
    const failed = db.transaction().execute(async (tx) => {
      await tx.insertInto('roles').values({ name: 'PERDIDO' }).execute()
      await withPool((other) => other.query(END_OTHERS))
      // The loss arrives while no statement is under way: pg emits it then as an event.
      await gone
      await tx.insertInto('roles').values({ name: 'NUNCA' }).execute()
    })
    await expect(failed).rejects.toThrow()
    expect(await failed.catch(isConnectionLost)).toBe(true)
    expect((await sql`SELECT FROM roles`.execute(db)).rows).toEqual([])
    await db.destroy()
  })
})
