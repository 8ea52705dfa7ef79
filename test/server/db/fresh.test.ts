import { createDb } from '@server/db/database'
import { migrate } from '@server/db/migrate'
import { createPool } from '@server/db/pool'
import { freshDatabase } from '@test/support/database/fresh'

describe('freshDatabase', () => {
  it('gives every caller a migrated database of its own', async () => {
    const [one, other] = await Promise.all([freshDatabase(), freshDatabase()])
    const pools = [one, other].map(({ connection }) => createPool(connection))
    const [first, second] = pools.map(createDb)
    await first?.insertInto('roles').values({ name: 'CAJA' }).execute()
    expect(await second?.selectFrom('roles').selectAll().execute()).toEqual([])
    expect(await (second && migrate(second))).toEqual([])
    await Promise.all(pools.map((pool) => pool.end()))
    await Promise.all([one.drop(), other.drop()])
  })

  it('is gone after drop, also with a connection left open', async () => {
    const { connection, drop } = await freshDatabase()
    const pool = createPool(connection)
    await pool.query('SELECT 1')
    await drop()
    await expect(pool.query('SELECT 1')).rejects.toThrow()
    await pool.end()
  })
})
