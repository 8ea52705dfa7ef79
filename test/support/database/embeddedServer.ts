import pg from 'pg'
import { openDatabase } from '../../../src/server/db/open'
import { addressOf } from './address'

/** How often a password is hashed is 4,096 times in the product: 2 ms of each connection, of which a test file opens several. */
const hashOnce = async (connection: pg.PoolConfig): Promise<void> => {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('ALTER SYSTEM SET scram_iterations = 1')
    await client.query('SELECT pg_reload_conf()')
    await client.query('SET scram_iterations = 1')
    const { user, password } = connection as { user: string; password: string }
    await client.query(
      `ALTER ROLE ${client.escapeIdentifier(user)} PASSWORD ${client.escapeLiteral(password)}`,
    )
  } finally {
    await client.end()
  }
}

/** A server of the product's own opener in `folder`. */
export const startEmbedded = async (folder: string) => {
  const { connection, stop } = await openDatabase({ dataDir: folder, log: () => undefined })
  await hashOnce(connection)
  return { address: addressOf(connection), stop }
}
