import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { createDb, type Db } from '@server/db/database'
import { createPool } from '@server/db/pool'
import { createPulse } from '@server/db/pulse'
import { freshDatabase } from '@test/support/database/fresh'

let database: Awaited<ReturnType<typeof freshDatabase>>
let db: Db
beforeAll(async () => {
  database = await freshDatabase()
  db = createDb(createPool(database.application))
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

/** A transaction that is cut after a second without a statement, which a busy computer may let pass, and waits for twice as long. */
const waitInside = (everyMs: number | null) =>
  db.transaction().execute(async (tx) => {
    await sql`SET LOCAL idle_in_transaction_session_timeout = 1000`.execute(tx)
    const pulse = createPulse(tx, everyMs ?? 60_000)
    pulse.begin()
    pulse.begin()
    await pause(2_000)
    await pulse.end()
    return (await sql<{ still: number }>`SELECT 1 AS still`.execute(tx)).rows
  })

it('a transaction that waits for its parts is not cut', async () => {
  expect(await waitInside(50)).toEqual([{ still: 1 }])
})

it('without the pulse it is', async () => {
  await expect(waitInside(null)).rejects.toThrow(/terminat|connection error/i)
})

it('a connection that is lost meanwhile fails at its next statement, not before', async () => {
  await expect(
    db.transaction().execute(async (tx) => {
      const pulse = createPulse(tx, 20)
      pulse.begin()
      await sql`SET LOCAL idle_in_transaction_session_timeout = 1`.execute(tx)
      await pause(200)
      await pulse.end()
      await sql`SELECT 1`.execute(tx)
    }),
  ).rejects.toThrow()
})
