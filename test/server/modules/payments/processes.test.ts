import { todayIn } from '@contract/domain/dates'
import { createDb, type Db } from '@server/db/database'
import { createPool } from '@server/db/pool'
import { freshDatabase, type FreshDatabase } from '@test/support/database/fresh'
import {
  PRODUCT_ADMIN,
  spawnProduct,
  temporaryDataDir,
  type Product,
} from '@test/support/product/spawnProduct'
import { callerAt } from '@test/support/server/callerAt'
import { rush } from './rush'

const TIME_ZONE = 'America/Mexico_City'

let database: FreshDatabase
let db: Db
let folders: Awaited<ReturnType<typeof temporaryDataDir>>[] = []
const products: Product[] = []

/** One after the other, as an office would: the first makes the first user. */
beforeAll(async () => {
  database = await freshDatabase()
  db = createDb(createPool(database.connection))
  folders = [await temporaryDataDir(), await temporaryDataDir()]
  const env = { ...database.env, SCHOOL_TIME_ZONE: TIME_ZONE, SESSION_SECRET: 'p'.repeat(32) }
  for (const { dataDir } of folders) products.push(await spawnProduct({ dataDir, env, args: ['--solo-api'] }))
})
afterAll(async () => {
  for (const product of products) await product.stop()
  await db.destroy()
  await database.drop()
  for (const folder of folders) await folder.remove()
})

it('two processes of the product on one database keep one ledger', async () => {
  const callers = []
  for (const { address } of products) {
    const response = await fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(PRODUCT_ADMIN),
    })
    const { token } = (await response.json()) as { token: string }
    callers.push(callerAt(address, token))
  }
  await rush(db, callers, todayIn(TIME_ZONE, new Date()))
})
