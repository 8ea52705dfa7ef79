import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { StartError } from '../startError'
import { prepareDataFolder, tryLockFolder } from './folderLock'
import { connectionTo } from './embedded/access'
import { openEmbedded } from './embedded/openEmbedded'
import { readPostmaster } from './embedded/postmasterFile'
import type { OpenDatabaseOptions } from './open'
import { ownerOf } from './server'
import { askServer } from './withClient'

const PATIENCE_MS = 60_000

interface AttachedDatabase {
  connection: pg.PoolConfig
  kind: 'embedded' | 'server'
  /** Whether the product is running; null with DATABASE_URL, where it cannot be known. */
  running: boolean | null
  /** Leaves an engine that was already running. End the pool first. */
  stop(): Promise<void>
}

const answers = (connection: pg.PoolConfig): Promise<boolean> =>
  askServer(connection, () => Promise.resolve(true), 5_000).catch(() => false)

const engineOf = async (dataDir: string): Promise<pg.PoolConfig | undefined> => {
  const named = join(dataDir, 'postgres')
  const postmaster = await readPostmaster(await realpath(named).catch(() => named))
  const password = (await readFile(join(dataDir, 'postgres.password'), 'utf8').catch(() => '')).trim()
  if (!postmaster?.ready || password === '') return undefined
  const connection = connectionTo({ password }, postmaster.port)
  return (await answers(connection)) ? connection : undefined
}

/** The database of the running product, or opened here while it is stopped. Never creates one: a folder without it is refused. @throws StartError */
export const attachDatabase = async ({
  dataDir,
  databaseUrl,
  databaseAdminUrl,
  databaseDirectUrl,
  log,
}: OpenDatabaseOptions): Promise<AttachedDatabase> => {
  if (databaseUrl)
    return {
      kind: 'server',
      connection: await ownerOf({ databaseUrl, databaseAdminUrl, databaseDirectUrl }),
      running: null,
      stop: () => Promise.resolve(),
    }
  await readFile(join(dataDir, 'postgres', 'PG_VERSION')).catch((cause: unknown) => {
    throw new StartError(`No hay una base de datos en la carpeta ${dataDir}: revise DATA_DIR.`, { cause })
  })
  const folder = await prepareDataFolder(dataDir)
  for (const started = Date.now(); Date.now() - started < PATIENCE_MS; await sleep(200)) {
    const release = await tryLockFolder(folder)
    if (release)
      try {
        const opened = await openEmbedded(folder, log)
        const stop = () => opened.stop().finally(release)
        return { kind: 'embedded', connection: opened.connection, running: false, stop }
      } catch (error) {
        await release()
        throw error
      }
    const connection = await engineOf(folder)
    if (connection) return { kind: 'embedded', connection, running: true, stop: () => Promise.resolve() }
  }
  throw new StartError(
    `La base de datos de ${folder} está ocupada por otro proceso y no contesta: intente de nuevo en un momento.`,
  )
}
