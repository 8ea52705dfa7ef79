import { Socket } from 'node:net'
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

/** A statement ends after 30 s, so that silence on a line in use for longer is no answer any more, ms. */
const SILENCE_MS = 35_000
/** A connection nobody used for this long is asked for a sign of life before it is lent, ms. */
const DOUBT_AFTER_MS = 5_000
/** How long that sign may take, ms. */
const SIGN_OF_LIFE_MS = 2_000
/** How long the end of the pool may take before lines are cut, ms. */
const PARTING_MS = 5_000

const SETTINGS: pg.PoolConfig = {
  max: MAX_CONNECTIONS,
  connectionTimeoutMillis: 10_000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  application_name: 'escuela',
  // The server too lets go of a client that is no longer there, with the locks it held.
  options:
    '-c TimeZone=UTC -c tcp_keepalives_idle=20 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c tcp_user_timeout=30000',
}

const answers = async (client: pg.PoolClient): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no sign of life')), SIGN_OF_LIFE_MS)
  })
  const sign = client.query('SELECT 1')
  // Cut off later, when nobody listens any more.
  sign.catch(() => undefined)
  return Promise.race([sign, silence])
    .then(
      () => true,
      () => false,
    )
    .finally(() => clearTimeout(timer))
}

type Lent = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void

/**
 * A pool that does not trust a quiet line. A network that drops a connection says nothing: bytes go out and none come back,
 * for ever. So a line in use that is silent for too long is cut, one that was idle is asked first, and the end does not wait.
 */
class DoubtingPool extends pg.Pool {
  readonly #lines = new Set<Socket>()
  readonly #used = new WeakMap<pg.PoolClient, number>()
  /** One dead line: those that were idle meanwhile go the same way, unasked. */
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
        const asked = performance.now()
        if (asked - used < this.doubtAfter || (await answers(client))) return client
        this.#deadBefore = Math.max(this.#deadBefore, asked)
      }
      client.release(true)
    }
  }

  override async end(): Promise<void> {
    const timer = setTimeout(() => {
      for (const line of this.#lines) line.destroy()
    }, PARTING_MS)
    // Who waits for the end is waited for; lines that take no leave hold nobody up.
    await super.end().finally(() => (this.#lines.size === 0 ? clearTimeout(timer) : timer.unref()))
  }
}

/** In ms; tests are less patient. */
interface Patience {
  /** How long a line in use may be silent; 0 for ever. */
  silence: number
  doubtAfter: number
}

const PATIENCE: Patience = { silence: SILENCE_MS, doubtAfter: DOUBT_AFTER_MS }

/**
 * A bounded pool: bigint comes as number (an unsafe one is refused with RangeError), date as 'yyyy-MM-dd', the
 * session's time zone is UTC. Waiting for a connection ends after 10 s, a statement after 30 s, a line without an answer
 * after 35 s, an idle transaction after 60 s. A connection that breaks while nobody uses it goes to `onLost`; it never
 * ends the process.
 */
export const createPool = (
  connection: pg.PoolConfig,
  onLost: (error: Error) => void = () => undefined,
  { silence, doubtAfter }: Patience = PATIENCE,
): pg.Pool => {
  const pool = new DoubtingPool({ ...SETTINGS, ...connection, types }, silence, doubtAfter)
  pool.on('error', onLost)
  // pg-pool takes its own listener off while a client is lent: a connection lost between two statements of a
  // transaction would end Node. The next statement on it fails, and that is where it is handled.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** For migrations and commands: few connections, and a statement may take as long as it needs. */
export const createPatientPool = (connection: pg.PoolConfig): pg.Pool =>
  createPool({ max: 2, statement_timeout: 0, ...connection }, undefined, { ...PATIENCE, silence: 0 })
