import { createDb } from '../../src/server/db/database'
import { createPool } from '../../src/server/db/pool'
import setUp from '../support/database/embedded.setup'
import tearDown from '../support/database/embedded.teardown'
import { freshDatabase } from '../support/database/fresh'
import { writeWhileKilling } from '../support/product/killing'

/** Two processes on one database and one folder of files for a minute, one of them killed every ten seconds. */
const main = async (): Promise<void> => {
  Object.assign(globalThis, { TEST_DATABASE: 'embedded' })
  await setUp()
  const database = await freshDatabase()
  const db = createDb(createPool(database.connection))
  try {
    const { faults, ...happened } = await writeWhileKilling({
      db,
      database: database.env,
      seconds: 60,
      everyMs: 10_000,
    })
    console.log(JSON.stringify(happened), faults.length === 0 ? 'no fault' : faults)
    process.exitCode = faults.length === 0 ? 0 : 1
  } finally {
    await db.destroy()
    await database.drop()
    await tearDown()
  }
}

void main()
