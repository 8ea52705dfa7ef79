// Raw SQL: `EXISTS` of several tables is one answer without a table to select from.
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type pg from 'pg'
import { todayIn } from '@contract/domain/dates'
import type { FileKind } from '@contract/domain/files'
import { createDb, type Db } from '@server/db/database'
import { createPatientPool } from '@server/db/pool'
import { isConnectionLost, isDiskFull } from '@server/db/retry'
import type { PreparedFile } from '@server/files/fileStore'
import { createLetterhead } from '@server/modules/school/letterhead'
import { createLoginQueue } from '@server/modules/session/guessing'
import { createSealer } from '@server/security/sealer'
import { createAfterwards } from '@server/shared/afterwards'
import { buildServices, type Services } from '@server/services'
import type { Prepared } from '@server/start'
import { StartError } from '@server/startError'
import type { DemoConfig } from './demoConfig'
import type { Receive } from './books'
import { countSteps, fillSchool } from './fill'
import { planSchool, type DemoSize } from './plan'
import { createProgress, type Out } from './progress'

/** True while the database has no rows of a school. The demo fills only such a database: otherwise it would mix its pupils with a real school's. */
export const isUntouched = async (db: Db, admin: string): Promise<boolean> => {
  const { rows } = await sql<{ touched: boolean }>`
    SELECT EXISTS (SELECT FROM cycles) OR EXISTS (SELECT FROM students) OR EXISTS (SELECT FROM parents)
      OR EXISTS (SELECT FROM files) OR EXISTS (SELECT FROM departments) OR EXISTS (SELECT FROM users WHERE name <> ${admin})
      OR (SELECT count(*) FROM roles) > 1 AS touched`.execute(db)
  return rows[0]?.touched === false
}

export const fillingServices = ({ db, files }: Pick<Prepared, 'db' | 'files'>): Services => {
  const environment = { nombre: '', direccion: null, logo: null }
  const letterhead = createLetterhead({ db, files, environment })
  const sharedSecret = randomUUID()
  return buildServices({
    db,
    files,
    letterhead,
    sharedSecret,
    logins: createLoginQueue(),
    sealer: createSealer(sharedSecret),
    afterwards: createAfterwards(() => undefined),
  })
}

const startErrorOf = (error: unknown): StartError => {
  const why = isDiskFull(error)
    ? 'el disco está lleno'
    : isConnectionLost(error)
      ? 'se perdió la conexión con la base de datos'
      : `hubo un error que no se esperaba (${error instanceof Error ? error.message.split('\n')[0] : String(error)})`
  return new StartError(
    `La demostración no se terminó de crear porque ${why}. No quedó nada a medias: puedes intentarlo otra vez.`,
    { cause: error },
  )
}

/** About 600 statements run 29,000 times: planned once each, they take PostgreSQL a quarter less time. */
const planOnce = (client: pg.PoolClient): void => {
  const names = new Map<string, string>()
  const query = client.query.bind(client) as (
    asked: string | pg.QueryConfig,
    values?: unknown[],
    ...rest: unknown[]
  ) => Promise<pg.QueryResult>
  const named = (asked: string | pg.QueryConfig, values?: unknown[], ...rest: unknown[]) => {
    if (typeof asked !== 'string' || !values?.length) return query(asked, values, ...rest)
    const name = names.get(asked) ?? `demo${names.size}`
    names.set(asked, name)
    return query({ name, text: asked, values }, undefined, ...rest)
  }
  client.query = named as pg.PoolClient['query']
}

/** Runs on connections without time limits: a slow computer may be silent for minutes. @throws StartError, or what `signal` was aborted with */
export const patiently = async <T>(
  connection: Prepared['connection'],
  work: (db: Db) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> => {
  const pool = createPatientPool(connection).on('connect', planOnce)
  const db = createDb(pool)
  try {
    return await work(db)
  } catch (error) {
    signal?.throwIfAborted()
    throw startErrorOf(error)
  } finally {
    await db.destroy()
  }
}

interface OpenDemoOptions {
  config: Pick<DemoConfig, 'adminUser' | 'adminPassword' | 'timeZone'>
  now: Date
  out: Out
  size: DemoSize
  signal?: AbortSignal
}

/** @returns false for a database with data, which stays as it is @throws StartError, or what `signal` was aborted with */
export const openDemo = async (
  { db, connection, files }: Prepared,
  { config, now, out, size, signal }: OpenDemoOptions,
): Promise<boolean> => {
  const { adminUser: admin, adminPassword: password, timeZone } = config
  if (!(await isUntouched(db, admin))) {
    out.write('La base ya tiene datos: se abre como está, sin agregar nada.\n')
    return false
  }
  const plan = planSchool(todayIn(timeZone, now), size)
  const progress = createProgress(out, countSteps(plan))
  const step = (label: string): void => {
    signal?.throwIfAborted()
    progress.step(label)
  }
  out.write('Creando la escuela de demostración (si se interrumpe, no queda nada a medias)…\n')
  const received: PreparedFile[] = []
  const receiver =
    (kinds: readonly FileKind[]): Receive =>
    async (content) => {
      const file = await files.prepare(Readable.from([content]), kinds)
      received.push(file)
      return file
    }
  const receive = receiver(['image', 'pdf', 'video'])
  const receiveSheet = receiver(['sheet'])
  const services = fillingServices({ db, files })
  const options = { services, receive, receiveSheet, plan, admin, password, now, timeZone, step }
  try {
    await patiently(connection, (patient) => fillSchool(patient, options), signal)
  } finally {
    await files.discard(received)
  }
  progress.end()
  return true
}
