import { createDb, type Db } from '@server/db/database'
import { createPool } from '@server/db/pool'
import { freshDatabase, type FreshDatabase } from '@test/support/database/fresh'
import { writeWhileKilling } from '@test/support/product/killing'

let database: FreshDatabase
let db: Db
beforeAll(async () => {
  database = await freshDatabase()
  db = createDb(createPool(database.connection))
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

test('two processes, one killed again and again: every retry is honoured, no peso and no photo is lost', async () => {
  const { payments, kills, photos, faults } = await writeWhileKilling({
    db,
    database: database.env,
    // test/bench/killing.ts does it for hours.
    seconds: 8,
    everyMs: 2_500,
    least: { payments: 21, photos: 4 },
  })
  expect(faults).toEqual([])
  expect([payments > 20, kills > 0, photos > 3]).toEqual([true, true, true])
}, 300_000)
