import path from 'node:path'
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import type pg from 'pg'
import { buildApp } from './app'
import type { ContinuousCopy } from './backup/continuous/keepCopying'
import { startCopy } from './backup/continuous/startCopy'
import { createBackupJobs } from './backup/jobs'
import { ensureSchoolKey } from './backup/keys/schoolKey'
import { keepBackups } from './backup/nightly'
import type { Config } from './config'
import { createDb, type Db } from './db/database'
import { openDatabase } from './db/open'
import { createPool } from './db/pool'
import { createDisk } from './disk'
import { createFileStore, type FileStore } from './files/fileStore'
import { keepHouse } from './background/housekeeping'
import { readClientConfig, type DemoUsers } from './http/assets'
import { install } from './installation'
import { assertListens, listenProblem } from './listening'
import { matchKey } from './modules/secondFactor/secondFactor.service'
import type { FirstUser } from './modules/session/firstUser'
import type { PaperSettings } from './pdf/documents'
import { readLogo } from './pdf/logo'
import { keptSecret } from './security/secretFile'
import { createSealer, type Sealer } from './security/sealer'
import { watchForNewer } from './background/newerVersion'

/** Path for the log, without the token that alone opens a family's page, however the address was written. */
const loggedPath = (url: string): string => {
  const path = url.split('?')[0] as string
  const isFamilyPage = path.includes('%') || /^\/+f\//i.test(path)
  return isFamilyPage && !/^\/(api|files|assets)\//.test(path) ? '/f/…' : path
}

/** Logs method and path only: no query (signed links), headers (tokens) or bodies (passwords, health data). */
export const loggerOptions = (level: string): FastifyServerOptions['logger'] => ({
  level,
  redact: [
    'req.headers',
    // @fastify/multipart logs all request headers at level trace.
    'busboyOptions.headers',
    'err.parameters',
    'err.detail',
    'err.where',
    'err.validation',
    'err.validationContext',
  ],
  serializers: {
    req: ({ method, url, ip }: FastifyRequest) => ({ method, path: loggedPath(url), ip }),
  },
})

export interface Prepared {
  db: Db
  connection: pg.PoolConfig
  files: FileStore
}

interface StartOptions {
  config: Config
  /** May still be building; null serves only the API. */
  clientFolder: Promise<string> | null
  logLevel: string
  now?: () => Date
  tell: (line: string) => void
  /** Called at once, as a later failure would lose the generated password. */
  welcome?: (firstUser: FirstUser) => void
  signal?: AbortSignal
  /** Called when a newer process migrated the shared database: this one should then end. */
  outdated?: (sentence: string) => void
  prepare?: (opened: Prepared) => Promise<void>
  demoUsers?: (db: Db) => Promise<DemoUsers | null>
}

export interface Running {
  app: FastifyInstance
  db: Db
  address: string
  stop(): Promise<void>
}

/** Connections waiting to be accepted. Beyond Node's default of 511 they are dropped, and browsers retry only seconds later. */
const BACKLOG = 4096

/** Milliseconds that running calls get at shutdown. */
const LAST_CALL_MS = 5_000

/** Also closes connections on which nothing was asked yet, which Node counts as busy and would wait for. */
const closeApp = async (app: FastifyInstance): Promise<void> => {
  const timer = setTimeout(() => app.server.closeAllConnections(), LAST_CALL_MS)
  await app.close()
  clearTimeout(timer)
}

const clientOf = async (building: Promise<string> | null, config: Config, demo: DemoUsers | null) => {
  if (building === null) return {}
  const folder = await building
  const own = await readClientConfig(folder)
  return {
    client: {
      folder,
      config: {
        ...own,
        escuela: own.escuela || config.schoolName,
        zonaHoraria: config.timeZone,
        ...(demo && { demo }),
      },
    },
  }
}

const paperSettings = async ({ schoolAddress, schoolLogo, publicUrl }: Config): Promise<PaperSettings> => ({
  address: schoolAddress ?? null,
  logo: schoolLogo === undefined ? null : await readLogo(schoolLogo),
  publicUrl: publicUrl ?? null,
})

const createClosing = () => {
  const steps: (() => unknown)[] = []
  let ended = false
  return {
    add: async (step: () => unknown): Promise<void> => {
      if (ended) await step()
      else steps.push(step)
    },
    close: async (): Promise<void> => {
      ended = true
      for (const step of steps.splice(0).reverse()) await step()
    },
  }
}

/** Key that seals second factors, beside the data and in no backup. */
const SECRETS_FILE = 'llave-de-secretos'

const OUTDATED =
  'Otro proceso actualizó la base de datos a una versión más nueva que este programa: este termina lo que está haciendo y se cierra. Instale la versión más reciente.'

const tellKey = (
  { lost, back }: Awaited<ReturnType<typeof matchKey>>,
  tell: (line: string) => void,
): void => {
  const users = (many: number, one: string, more: string) =>
    many === 1 ? `1 usuario ${one}` : `${many} usuarios ${more}`
  if (lost > 0)
    tell(
      `La llave de los segundos factores no vino con estos datos: ${users(lost, 'debe', 'deben')} configurar el suyo de nuevo.`,
    )
  if (back > 0)
    tell(`Volvió la llave de los segundos factores: ${users(back, 'recupera', 'recuperan')} el suyo.`)
}

const openSealer = async (
  db: Db,
  { secretsKey, dataDir }: Config,
  now: Date,
  tell: (line: string) => void,
): Promise<Sealer> => {
  const sealer = createSealer(secretsKey ?? (await keptSecret(path.join(dataDir, SECRETS_FILE))))
  tellKey(await matchKey(db, sealer, now), tell)
  await ensureSchoolKey(db, sealer, now)
  return sealer
}

const listen = async (app: FastifyInstance, config: Config): Promise<string> => {
  try {
    return await app.listen({ port: config.port, host: config.host, backlog: BACKLOG })
  } catch (error) {
    throw listenProblem(error, config) ?? error
  }
}

const open = async (options: StartOptions, closing: ReturnType<typeof createClosing>): Promise<Running> => {
  const { config, clientFolder, logLevel, now = () => new Date(), tell, signal } = options
  // Before anything is opened, so a wrong setting or a busy port leaves nothing behind.
  const papers = await paperSettings(config)
  await assertListens(config)
  signal?.throwIfAborted()
  let copy: ContinuousCopy | null = null
  await closing.add(() => copy?.finish())
  const { backupSeconds: seconds } = config
  const archiving = seconds === null ? 'off' : { seconds }
  const database = await openDatabase({ ...config, archiving, log: tell })
  await closing.add(() => database.stop())
  signal?.throwIfAborted()
  const { connection, direct, firstUser, sharedSecret } = await install(database, config, tell)
  if (firstUser) options.welcome?.(firstUser)
  const pool = createPool(connection)
  const db = createDb(pool)
  await closing.add(() => db.destroy())
  const secret = config.sessionSecret ?? sharedSecret
  const sealer = await openSealer(db, config, now(), tell)
  const keep = async (sha256: string, file: string) => copy?.keepFile(sha256, file)
  const files = await createFileStore({ directory: config.filesDir, secret, now, db, keep })
  await options.prepare?.({ db, connection: direct, files })
  signal?.throwIfAborted()
  await closing.add(() => copy?.stop())
  const jobs = createBackupJobs(config, tell)
  await closing.add(() => jobs.stop())
  const app = await buildApp({
    db,
    connection: direct,
    files,
    now,
    schoolName: config.schoolName,
    papers,
    timeZone: config.timeZone,
    secret,
    sharedSecret,
    sealer,
    backups: { settings: config, jobs },
    mail: { environment: config.mail ?? null },
    sends: true,
    trustedProxy: config.trustedProxy,
    pool,
    metricsToken: config.metricsToken,
    publicDocs: config.publicDocs,
    disk: createDisk([config.dataDir, config.filesDir]),
    logger: loggerOptions(logLevel),
    ...(await clientOf(clientFolder, config, (await options.demoUsers?.(db)) ?? null)),
  })
  await closing.add(() => closeApp(app))
  copy = await startCopy({ database, config, db, now, log: app.log, tell })
  await closing.add(keepBackups({ db, config, now, log: app.log, tell }))
  await closing.add(keepHouse({ db, files, now, timeZone: config.timeZone, log: app.log }))
  const onNewer = () => options.outdated?.(OUTDATED)
  if (database.kind === 'server')
    await closing.add(await watchForNewer({ connection: direct, db, log: app.log, onNewer }))
  signal?.throwIfAborted()
  return { app, db, address: await listen(app, config), stop: closing.close }
}

const calledOff = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))

/** Undoes what was opened when a step fails or `signal` aborts. @throws Error with a Spanish sentence for the terminal */
export const start = async (options: StartOptions): Promise<Running> => {
  const closing = createClosing()
  const opening = open(options, closing)
  try {
    return await Promise.race([opening, calledOff(options.signal)])
  } catch (error) {
    opening.catch(() => undefined)
    await closing.close()
    throw error
  }
}
