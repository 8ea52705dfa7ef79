import { Socket } from 'node:net'
import pg from 'pg'

const INT8 = 20
const INT8_ARRAY = 1016
const DATE = 1082
const DATE_ARRAY = 1182

/** An office of twenty users needs far fewer. */
const MAX_CONNECTIONS = 10

const safeInteger = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a JavaScript number`)
  return value
}

const TEXT_ARRAY = 1009 as Parameters<typeof pg.types.getTypeParser>[0]
const textArray = pg.types.getTypeParser(TEXT_ARRAY, 'text') as (text: string) => (string | null)[]

/** Money is bigint centavos. A date stays text, because a JavaScript Date would shift it by the machine's time zone. */
const PARSERS: Record<number, (text: string) => unknown> = {
  [INT8]: safeInteger,
  [INT8_ARRAY]: (text) => textArray(text).map((item) => (item === null ? null : safeInteger(item))),
  [DATE]: (text) => text,
  [DATE_ARRAY]: textArray,
}

/** `pg.types.setTypeParser` would change every pool in the process. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && PARSERS[oid]) || pg.types.getTypeParser(oid, format as 'text'),
} as NonNullable<pg.PoolConfig['types']>

/** Milliseconds. Statements end after 30 s, so a busy connection that is silent for longer is dead. */
const SILENCE_MS = 35_000
/** Milliseconds unused after which a connection is tested before it is lent. */
const DOUBT_AFTER_MS = 5_000
const SIGN_OF_LIFE_MS = 2_000
/** Milliseconds to end the pool; then connections are cut. */
const PARTING_MS = 5_000

/** Milliseconds, under PostgreSQL's names. */
export const LIMITS = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 }

const SETTINGS: pg.PoolConfig = {
  max: MAX_CONNECTIONS,
  connectionTimeoutMillis: 10_000,
  idleTimeoutMillis: 30_000,
  ...LIMITS,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  application_name: 'escuela',
}

const OPTIONS =
  '-c TimeZone=UTC -c tcp_keepalives_idle=20 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3'
/** Set explicitly, because the role may have limits of its own (pooled.ts). */
const WITHOUT_LIMITS = `${OPTIONS} -c statement_timeout=0 -c idle_in_transaction_session_timeout=0`
/** The database server drops a client that takes nothing for 30 s, and with it the locks it held. */
const DROPPED = `${OPTIONS} -c tcp_user_timeout=30000`

const answers = async (client: pg.PoolClient): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no sign of life')), SIGN_OF_LIFE_MS)
  })
  const sign = client.query('SELECT 1')
  // The connection may fail after the race is over; without this the rejection would be unhandled.
  sign.catch(() => undefined)
  return Promise.race([sign, silence])
    .then(
      () => true,
      () => false,
    )
    .finally(() => clearTimeout(timer))
}

type Lent = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void

/** A dropped network reports nothing: a busy connection silent too long is cut, an idle one tested before use. */
class DoubtingPool extends pg.Pool {
  readonly #lines = new Set<Socket>()
  readonly #used = new WeakMap<pg.PoolClient, number>()
  /** After one dead connection, all that were idle at that time are dropped without a test. */
  #deadBefore = 0

  constructor(
    settings: pg.PoolConfig,
    silence: number,
    private readonly doubtAfter: number,
  ) {
    super({
      ...settings,
      stream: () => {
        const line = new Socket()
        line.setTimeout(silence, () =>
          line.destroy(Object.assign(new Error('the database fell silent'), { code: 'ETIMEDOUT' })),
        )
        line.once('close', () => this.#lines.delete(line))
        this.#lines.add(line)
        return line
      },
    })
    this.on('connect', (client) => this.#used.set(client, performance.now()))
    this.on('release', (_error, client) => this.#used.set(client, performance.now()))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(lent: Lent): void
  override connect(lent?: Lent): Promise<pg.PoolClient> | void {
    const client = this.#living(() => super.connect())
    if (!lent) return client
    client.then(
      (living) => lent(undefined, living, living.release.bind(living)),
      (error: Error) => lent(error, undefined, () => undefined),
    )
  }

  async #living(next: () => Promise<pg.PoolClient>): Promise<pg.PoolClient> {
    for (;;) {
      const client = await next()
      const used = this.#used.get(client) ?? 0
      if (used >= this.#deadBefore) {
        const askedAt = performance.now()
        if (askedAt - used < this.doubtAfter || (await answers(client))) return client
        this.#deadBefore = Math.max(this.#deadBefore, askedAt)
      }
      client.release(true)
    }
  }

  override async end(): Promise<void> {
    const timer = setTimeout(() => {
      for (const line of this.#lines) line.destroy()
    }, PARTING_MS)
    // Callers of `end` wait for connections that close in time; the timer for the others must not keep the process alive.
    await super.end().finally(() => (this.#lines.size === 0 ? clearTimeout(timer) : timer.unref()))
  }
}

interface Patience {
  silence: number
  doubtAfter: number
}

const PATIENCE: Patience = { silence: SILENCE_MS, doubtAfter: DOUBT_AFTER_MS }

/** bigint becomes number (RangeError when unsafe), date 'yyyy-MM-dd'. A connection lost while idle never ends the process. */
export const createPool = (
  connection: pg.PoolConfig,
  onLost: (error: Error) => void = () => undefined,
  { silence, doubtAfter }: Patience = PATIENCE,
): pg.Pool => {
  const pool = new DoubtingPool({ ...SETTINGS, options: DROPPED, ...connection, types }, silence, doubtAfter)
  pool.on('error', onLost)
  // Without it, a connection lost between two statements of a transaction would end Node.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** For migrations, commands and the demo: no limit that a slow computer, or a process stopped for a minute, could exceed. */
export const createPatientPool = (connection: pg.PoolConfig): pg.Pool =>
  createPool(
    {
      max: 2,
      statement_timeout: 0,
      idle_in_transaction_session_timeout: 0,
      options: WITHOUT_LIMITS,
      ...connection,
    },
    undefined,
    { ...PATIENCE, silence: 0 },
  )
