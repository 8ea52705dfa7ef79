import { sql } from 'kysely'
import pg from 'pg'
import { createDb } from '@server/db/database'
import { createPool } from '@server/db/pool'
import { isConnectionLost, isRetryable } from '@server/db/retry'
import { freshDatabase, type FreshDatabase } from '@test/support/database/fresh'

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('isRetryable and isConnectionLost', () => {
  let database: FreshDatabase
  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterAll(() => database.drop())

  it('knows two transactions that cannot both be serialised', async () => {
    const db = createDb(createPool(database.connection))
    await sql`CREATE TABLE counter AS SELECT 0 AS n`.execute(db)
    const error = await failure(
      db
        .transaction()
        .setIsolationLevel('serializable')
        .execute(async (tx) => {
          await sql`SELECT n FROM counter`.execute(tx)
          await sql`UPDATE counter SET n = n + 1`.execute(db)
          await sql`UPDATE counter SET n = n + 1`.execute(tx)
        }),
    )
    expect([isRetryable(error), isConnectionLost(error)]).toEqual([true, false])
    await db.destroy()
  })

  it('knows a deadlock', async () => {
    const db = createDb(createPool(database.connection))
    await sql`CREATE TABLE pair AS SELECT generate_series(1, 2) AS id`.execute(db)
    let holders = 0
    const lock = (order: number[]) =>
      db.transaction().execute(async (tx) => {
        for (const id of order) {
          await sql`SELECT FROM pair WHERE id = ${id} FOR UPDATE`.execute(tx)
          // Each holds one before either asks for the other.
          holders += 1
          while (holders < 2) await new Promise((resolve) => setTimeout(resolve, 5))
        }
      })
    const errors = await Promise.all([failure(lock([1, 2])), failure(lock([2, 1]))])
    expect(errors.filter((error) => error && isRetryable(error))).toHaveLength(1)
    await db.destroy()
  })

  it('knows a connection that was ended, a server that is not there and a pool without a free connection', async () => {
    const pool = createPool(database.connection)
    const ended = await failure(pool.query('SELECT pg_terminate_backend(pg_backend_pid())'))
    expect([isConnectionLost(ended), isRetryable(ended)]).toEqual([true, false])
    const nowhere = new pg.Client({ host: '127.0.0.1', port: 1, user: 'nadie', database: 'nada' })
    expect(isConnectionLost(await failure(nowhere.connect()))).toBe(true)
    const narrow = createPool({ ...database.connection, max: 1 })
    const busy = await narrow.connect()
    // Impatient only now: a busy machine may take its time to connect.
    narrow.options.connectionTimeoutMillis = 50
    expect(isConnectionLost(await failure(narrow.query('SELECT 1')))).toBe(true)
    busy.release()
    await Promise.all([pool.end(), narrow.end()])
  })

  it('does not take a broken rule or anything else for either', async () => {
    const pool = createPool(database.connection)
    const rule = await failure(pool.query(`INSERT INTO roles (name) VALUES ('')`))
    for (const error of [rule, new Error('x'), null, undefined, 'Connection terminated', { code: 40001 }])
      expect([isRetryable(error), isConnectionLost(error)]).toEqual([false, false])
    expect(isRetryable(new Error('outer', { cause: { code: '40P01' } }))).toBe(true)
    await pool.end()
  })
})
