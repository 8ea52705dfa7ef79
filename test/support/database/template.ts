import pg from 'pg'
import { createDb } from '../../../src/server/db/database'
import { migrate } from '../../../src/server/db/migrate'
import { createPool } from '../../../src/server/db/pool'
import { connectionTo, withDatabase } from './address'
import { TEMPLATE } from './variant'

/**
 * Makes the migrated database that `freshDatabase` clones and answers its address.
 * @param address any database of a server on which nothing of ours exists yet
 */
export const makeTemplate = async (address: string): Promise<string> => {
  const template = withDatabase(address, TEMPLATE)
  const client = new pg.Client(connectionTo(withDatabase(address, 'postgres')))
  await client.connect()
  try {
    await client.query(`CREATE DATABASE ${TEMPLATE}`)
    const db = createDb(createPool(connectionTo(template)))
    await migrate(db).finally(() => db.destroy())
    // A template somebody is connected to cannot be cloned.
    await client.query(`ALTER DATABASE ${TEMPLATE} ALLOW_CONNECTIONS false`)
  } finally {
    await client.end()
  }
  return template
}
