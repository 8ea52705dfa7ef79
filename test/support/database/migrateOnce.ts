import { createDb } from '../../../src/server/db/database'
import { migrate } from '../../../src/server/db/migrate'
import { createPool } from '../../../src/server/db/pool'
import { connectionTo } from './address'

/** A process of its own that migrates the database of its argument and prints what it applied. */
const main = async (): Promise<void> => {
  const db = createDb(createPool(connectionTo(process.argv[2] ?? '')))
  console.log(JSON.stringify(await migrate(db)))
  await db.destroy()
}

void main()
