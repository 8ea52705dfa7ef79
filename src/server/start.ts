import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app'
import type { Config } from './config'
import { createDb, type Db } from './db/database'
import { migrate } from './db/migrate'
import { openDatabase } from './db/open'
import { createPool } from './db/pool'
import { createFileStore, type FileStore } from './files/fileStore'
import { keepHouse } from './housekeeping'
import { readClientConfig } from './http/assets'
import { loggerOptions } from './logging'
import { ensureFirstUser } from './modules/session/firstUser'
import type { PaperSettings } from './pdf/documents'
import { readLogo } from './pdf/logo'
import { sessionSecret } from './sessionSecret'

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
  /** Between the migrated database and the first call; what it throws undoes the start. */
  prepare?: (opened: Prepared) => Promise<void>
}

export interface Running {
  app: FastifyInstance
  db: Db
  /** Where it answers, such as http://127.0.0.1:3000 */
  address: string
  firstUser: Awaited<ReturnType<typeof ensureFirstUser>>
  /** Lets what is under way finish, then closes the database. */
  stop(): Promise<void>
}

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

/**
 * Opens everything in order and undoes what was opened when a later step fails.
 * @throws Error with one sentence in Spanish for the terminal
 */
export const start = async ({
  config,
  clientFolder,
  logLevel,
  now = () => new Date(),
  tell,
  prepare,
}: StartOptions): Promise<Running> => {
  // Before anything is opened: a wrong setting is one sentence.
  const papers = await paperSettings(config)
  const undo: (() => unknown)[] = []
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const database = await openDatabase({
      dataDir: config.dataDir,
      databaseUrl: config.databaseUrl,
      log: tell,
    })
    undo.push(() => database.stop())
    const db = createDb(createPool(database.connection))
    undo.push(() => db.destroy())
    await migrate(db)
    const firstUser = await ensureFirstUser(db, { name: config.adminUser, password: config.adminPassword })
    const secret = await sessionSecret(config)
    const files = await createFileStore({ directory: path.join(config.dataDir, 'files'), secret, now, db })
    await prepare?.({ db, files })
    const app = await buildApp({
      db,
      connection: database.connection,
      files,
      now,
      schoolName: config.schoolName,
      papers,
      timeZone: config.timeZone,
      secret,
      logger: loggerOptions(logLevel),
      ...(await clientOf(clientFolder, config)),
    })
    undo.push(() => closeApp(app))
    undo.push(keepHouse(db, files, now, app.log))
    const address = await app.listen({ port: config.port, host: config.host })
    return { app, db, address, firstUser, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
