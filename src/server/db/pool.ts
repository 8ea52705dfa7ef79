import pg from 'pg'

const INT8 = 20
const INT8_ARRAY = 1016
const DATE = 1082
const DATE_ARRAY = 1182

/** Connections of one product process; a cash desk of twenty people is far below it. */
const MAX_CONNECTIONS = 10

const safeInteger = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a JavaScript number`)
  return value
}

const TEXT_ARRAY = 1009 as Parameters<typeof pg.types.getTypeParser>[0]
const textArray = pg.types.getTypeParser(TEXT_ARRAY, 'text') as (text: string) => (string | null)[]

/** Money is bigint centavos; a date is a school day, and as a JavaScript Date it would move with the machine's zone. */
const PARSERS: Record<number, (text: string) => unknown> = {
  [INT8]: safeInteger,
  [INT8_ARRAY]: (text) => textArray(text).map((item) => (item === null ? null : safeInteger(item))),
  [DATE]: (text) => text,
  [DATE_ARRAY]: textArray,
}

/** Parsers of one pool only: `pg.types.setTypeParser` would change every user of pg in the process. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && PARSERS[oid]) || pg.types.getTypeParser(oid, format as 'text'),
} as NonNullable<pg.PoolConfig['types']>

/**
 * A bounded pool: bigint comes as number (an unsafe one is refused with RangeError), date as 'yyyy-MM-dd', the
 * session's time zone is UTC. Waiting for a connection ends after 10 s, a statement after 30 s, an idle
 * transaction after 60 s. A connection that breaks while nobody uses it goes to `onLost`; it never ends the process.
 */
export const createPool = (
  connection: pg.PoolConfig,
  onLost: (error: Error) => void = () => undefined,
): pg.Pool => {
  const pool = new pg.Pool({
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    application_name: 'escuela',
    options: '-c TimeZone=UTC',
    ...connection,
    types,
  })
  pool.on('error', onLost)
  // pg-pool takes its own listener off while a client is lent: a connection lost between two statements of a
  // transaction would end Node. The next statement on it fails, and that is where it is handled.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
