import pg from 'pg'
import { applicationConnection } from '../../../src/server/db/appRole'
import { createDb } from '../../../src/server/db/database'
import { migrate } from '../../../src/server/db/migrate'
import { createPool } from '../../../src/server/db/pool'
import { connectionTo, withDatabase } from './address'
import { APPLICATION, TEMPLATE } from './variant'

/**
 * Makes the migrated database that `freshDatabase` clones, with the role the application works as, and answers its address.
 * @param address any database of a server on which nothing of ours exists yet
 */
export const makeTemplate = async (address: string): Promise<string> => {
  const template = withDatabase(address, TEMPLATE)
  const client = new pg.Client(connectionTo(withDatabase(address, 'postgres')))
  await client.connect()
  try {
    await client.query(`CREATE DATABASE ${TEMPLATE}`)
    const connection = connectionTo(template)
    const db = createDb(createPool(connection))
    const opened = { kind: 'embedded' as const, connection, owner: connection }
    const { user, password } = await migrate(db)
      .then(() => applicationConnection(db, opened, 'secreto de las pruebas', () => undefined))
      .finally(() => db.destroy())
    process.env[APPLICATION] = JSON.stringify({ user, password })
    // A template somebody is connected to cannot be cloned.
    await client.query(`ALTER DATABASE ${TEMPLATE} ALLOW_CONNECTIONS false`)
  } finally {
    await client.end()
  }
  return template
}
