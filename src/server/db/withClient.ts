import pg from 'pg'

/** One connection for a few statements, closed afterwards. @param within milliseconds, to connect and for each statement */
export const withClient = async <T>(
  connection: pg.PoolConfig,
  work: (client: pg.Client) => Promise<T>,
  within = 10_000,
): Promise<T> => {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: within, query_timeout: within })
  // Without a listener a server that ends meanwhile would end this process too.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
