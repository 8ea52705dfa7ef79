import pg from 'pg'

/** One connection of its own, closed afterwards. */
export const withClient = async <T>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client(connection)
  // Without a listener a server that ends meanwhile would end this process too.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** For a few quick statements. @param within milliseconds, to connect and for each statement */
export const askServer = <T>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
  within = 10_000,
): Promise<T> => withClient({ ...connection, connectionTimeoutMillis: within, query_timeout: within }, work)
