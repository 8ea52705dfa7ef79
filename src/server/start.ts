import type { FastifyInstance, FastifyBaseLogger } from 'fastify'
import { buildApp } from './app'
import { keepBackups } from './backup/nightly'
import type { Config } from './config'
import { createDb, type Db } from './db/database'
import { openDatabase } from './db/open'
import { createPool } from './db/pool'
import { createDisk } from './disk'
import { createFileStore, type FileStore } from './files/fileStore'
import { readClientConfig } from './http/assets'
import { assertListens, listenProblem } from './http/listening'
import { install } from './installation'
import { loggerOptions } from './logging'
import type { FirstUser } from './modules/session/firstUser'
import type { PaperSettings } from './pdf/documents'
import { readLogo } from './pdf/logo'
import { deleteExpired } from './modules/session/session.queries'

const EVERY_MS = 60 * 60_000

const DAY_MS = 24 * EVERY_MS

/** Longer than any retry, and no longer: an answer may hold a pupil's health data. */
const KEYS_LIVE_MS = 2 * DAY_MS

const tidy = async (db: Db, files: FileStore, now: Date): Promise<void> => {
  await deleteExpired(db, now, new Date(now.getTime() - DAY_MS))
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(now.getTime() - KEYS_LIVE_MS))
    .execute()
  await files.sweep(now)
}

/**
 * Once now and then every hour: dead sessions, old login failures, idempotency keys nobody will send again, files no row
 * points at. A failure is logged and tried again an hour later.
 * @returns how to stop
 */
const keepHouse = (db: Db, files: FileStore, now: () => Date, log: FastifyBaseLogger): (() => void) => {
  const run = () =>
    void tidy(db, files, now()).catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'))
  run()
  const timer = setInterval(run, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** What is open before the first call. */
export interface Prepared {
  db: Db
  files: FileStore
}

export interface StartOptions {
  config: Config
  /** Folder of the built client; null serves the API alone. */
  clientFolder: string | null
  logLevel: string
  now?: () => Date
  /** Lines for the person at the terminal. */
  tell: (line: string) => void
  /** The first user was just made: told at once, since whatever fails later would keep the password for itself. */
  welcome?: (firstUser: FirstUser) => void
  /** Ends a start that is under way; what is open by then is closed again. */
  signal?: AbortSignal
  /** Between the migrated database and the first call; what it throws undoes the start. */
  prepare?: (opened: Prepared) => Promise<void>
}

export interface Running {
  app: FastifyInstance
  db: Db
  /** Where it answers, such as http://127.0.0.1:3000 */
  address: string
  /** Lets what is under way finish, then closes the database. */
  stop(): Promise<void>
}

/** Lines that wait to be taken; the system bounds it too. Beyond Node's 511 it drops them, and browsers try again seconds later. */
const BACKLOG = 4096

/** A call under way has this long to end once the server is told to, ms. */
const LAST_CALL_MS = 5_000

/** Browsers keep connections ready on which nothing was asked yet; Node counts them as busy and would wait for the question. */
const closeApp = async (app: FastifyInstance): Promise<void> => {
  const timer = setTimeout(() => app.server.closeAllConnections(), LAST_CALL_MS)
  await app.close()
  clearTimeout(timer)
}

const clientOf = async (folder: string | null, config: Config) => {
  if (folder === null) return {}
  const own = await readClientConfig(folder)
  return {
    client: {
      folder,
      config: { ...own, escuela: own.escuela || config.schoolName, zonaHoraria: config.timeZone },
    },
  }
}

const paperSettings = async ({ schoolAddress, schoolLogo, publicUrl }: Config): Promise<PaperSettings> => ({
  address: schoolAddress ?? null,
  logo: schoolLogo === undefined ? null : await readLogo(schoolLogo),
  publicUrl: publicUrl ?? null,
})

/** What is to be closed, last first; what opens after the end began is closed at once. */
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

const open = async (options: StartOptions, closing: ReturnType<typeof createClosing>): Promise<Running> => {
  const { config, clientFolder, logLevel, now = () => new Date(), tell, signal } = options
  // Before anything is opened: a wrong setting and a busy port are one sentence, and nothing is left behind.
  const papers = await paperSettings(config)
  await assertListens(config)
  signal?.throwIfAborted()
  const database = await openDatabase({ ...config, log: tell })
  await closing.add(() => database.stop())
  signal?.throwIfAborted()
  const { connection, firstUser, shared } = await install(database, config, tell)
  if (firstUser) options.welcome?.(firstUser)
  const pool = createPool(connection)
  const db = createDb(pool)
  await closing.add(() => db.destroy())
  const secret = config.sessionSecret ?? shared
  const files = await createFileStore({ directory: config.filesDir, secret, now, db })
  await options.prepare?.({ db, files })
  signal?.throwIfAborted()
  const app = await buildApp({
    db,
    connection,
    files,
    now,
    schoolName: config.schoolName,
    papers,
    timeZone: config.timeZone,
    secret,
    shared,
    trustedProxy: config.trustedProxy,
    pool,
    metricsToken: config.metricsToken,
    disk: createDisk([config.dataDir, config.filesDir]),
    logger: loggerOptions(logLevel),
    ...(await clientOf(clientFolder, config)),
  })
  await closing.add(() => closeApp(app))
  await closing.add(keepBackups({ db, config, now, log: app.log, tell }))
  await closing.add(keepHouse(db, files, now, app.log))
  signal?.throwIfAborted()
  const address = await app
    .listen({ port: config.port, host: config.host, backlog: BACKLOG })
    .catch((error: unknown) => {
      throw listenProblem(error, config) ?? error
    })
  return { app, db, address, stop: closing.close }
}

/** Rejects when the start is called off, whatever it is waiting for. */
const calledOff = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))

/**
 * Opens everything in order and undoes what was opened when a later step fails or `signal` calls it off.
 * @throws Error with one sentence in Spanish for the terminal
 */
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
