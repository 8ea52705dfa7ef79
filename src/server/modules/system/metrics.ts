import { createHash, timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { Db } from '../../db/database'
import type { Disk } from '../../disk'
import { forbidden } from '../../shared/problem'
import type { Queue } from '../../shared/queue'

interface Watched {
  readonly db: Db
  readonly now: () => Date
  readonly disk: Disk
  readonly queues: Readonly<Record<string, Queue>>
  readonly pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'> | undefined
  readonly token: string | undefined
}

interface Measure {
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'gauge'
  readonly values: readonly (readonly [labels: string, value: number])[]
}

const gauge = (name: string, help: string, value: number | null): Measure => ({
  name,
  help,
  type: 'gauge',
  values: value === null ? [] : [['', value]],
})

/** Prometheus' text format. Leaves out a measure without a value, as 0 would be false. */
const metricsText = (measures: readonly Measure[]): string =>
  measures
    .filter(({ values }) => values.length > 0)
    .map(({ name, help, type, values }) =>
      [
        `# HELP escuela_${name} ${help}`,
        `# TYPE escuela_${name} ${type}`,
        ...values.map(([labels, value]) => `escuela_${name}${labels && `{${labels}}`} ${value}`),
      ].join('\n'),
    )
    .join('\n')
    .concat('\n')

const LOOPBACK = /^(::ffff:)?127\.|^::1$/
/** Added by proxies: a request with one comes from elsewhere, though a proxy on this machine is loopback. */
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

const sumOf = (text: string): Buffer => createHash('sha256').update(text).digest()

const mayLook = ({ raw, headers }: FastifyRequest, token: string | undefined): boolean => {
  const [, given] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? []
  if (token !== undefined && given !== undefined && timingSafeEqual(sumOf(given), sumOf(token))) return true
  return LOOPBACK.test(raw.socket.remoteAddress ?? '') && !FORWARDING.some((name) => name in headers)
}

const ofDatabase = async ({ db, now }: Watched): Promise<Measure[]> => {
  const age = (date: Date): number => Math.round((now().getTime() - date.getTime()) / 1000)
  try {
    const { folio } = await db
      .selectFrom('folio_counter')
      .select((on) => on(on('last_folio', '-', on.ref('first_folio')), '+', 1).as('folio'))
      .executeTakeFirstOrThrow()
    const backup = await db
      .selectFrom('backups')
      .select('made_at')
      .where('problem', 'is', null)
      .orderBy('made_at', 'desc')
      .executeTakeFirst()
    return [
      gauge('database_up', 'Whether the database answers.', 1),
      {
        name: 'payments_total',
        help: 'Payments ever taken.',
        type: 'counter',
        values: [['', folio]],
      },
      gauge(
        'backup_age_seconds',
        'Since the last backup that was made.',
        backup ? age(backup.made_at) : null,
      ),
    ]
  } catch {
    return [gauge('database_up', 'Whether the database answers.', 0)]
  }
}

const ofQueues = (queues: Watched['queues']): Measure[] => {
  const counts = Object.entries(queues).map(([name, queue]) => [`queue="${name}"`, queue.counts()] as const)
  const measure = (
    name: 'running' | 'waiting' | 'refused',
    help: string,
    type: Measure['type'],
  ): Measure => ({
    name: `queue_${name}${type === 'counter' ? '_total' : ''}`,
    help,
    type,
    values: counts.map(([label, count]) => [label, count[name]]),
  })
  return [
    measure('running', 'Work under way.', 'gauge'),
    measure('waiting', 'Work that waits for its turn.', 'gauge'),
    measure('refused', 'Work that found no place.', 'counter'),
  ]
}

const SECOND_NS = 1e9

/** Only for this machine without a proxy, or with METRICS_TOKEN. @param app before its routes are added, so that all are counted */
export const metricsPlugin = (app: FastifyInstance, watched: Watched): void => {
  const { pool, disk, queues, token } = watched
  const answered = new Map<number, number>()
  const delay = monitorEventLoopDelay({ resolution: 10 })
  app.addHook('onReady', async () => void delay.enable())
  app.addHook('onClose', async () => void delay.disable())
  app.addHook('onResponse', async (_request, { statusCode }) => {
    answered.set(statusCode, (answered.get(statusCode) ?? 0) + 1)
  })
  app.get('/api/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayLook(request, token)) throw forbidden('Esta dirección es para quien vigila el servidor.')
    const late = [delay.percentile(50), delay.percentile(99), delay.max].map((ns) => ns / SECOND_NS)
    delay.reset()
    const text = metricsText([
      {
        name: 'http_requests_total',
        help: 'Answers by status.',
        type: 'counter',
        values: [...answered].sort(([a], [b]) => a - b).map(([status, many]) => [`status="${status}"`, many]),
      },
      {
        name: 'event_loop_delay_seconds',
        help: 'Since the last reading.',
        type: 'gauge',
        values: [
          ['quantile="0.5"', late[0] ?? 0],
          ['quantile="0.99"', late[1] ?? 0],
          ['quantile="1"', late[2] ?? 0],
        ],
      },
      gauge('memory_bytes', 'Resident memory of the process.', process.memoryUsage.rss()),
      gauge('pool_connections', 'Connections to the database.', pool?.totalCount ?? null),
      gauge('pool_idle', 'Connections that nobody uses.', pool?.idleCount ?? null),
      gauge('pool_waiting', 'Calls that wait for a connection.', pool?.waitingCount ?? null),
      gauge('disk_free_bytes', 'On the fullest disk the program writes to.', await disk.free()),
      ...ofQueues(queues),
      ...(await ofDatabase(watched)),
    ])
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(text)
  })
}
