import type pg from 'pg'
import { prepareDataFolder } from './dataFolder'
import type { DatabaseLog } from './databaseLog'
import { openEmbedded } from './embedded/openEmbedded'
import { lockFolder } from './folderLock'
import { checkServer } from './server'

export interface OpenDatabaseOptions {
  /** Made when it is not there. */
  dataDir: string
  /** A PostgreSQL server instead of the embedded one. */
  databaseUrl?: string | undefined
  /** The owner of its tables, where `databaseUrl` is somebody with fewer rights. */
  databaseAdminUrl?: string | undefined
  log: DatabaseLog
}

export interface OpenedDatabase {
  /** As given: the application has its own after `applicationConnection`. */
  connection: pg.PoolConfig
  /** Who owns the tables, for migrations. */
  owner: pg.PoolConfig
  kind: 'embedded' | 'server'
  /** Ends the embedded server (fast shutdown) and gives DATA_DIR free. End the pool first. May be called twice. */
  stop(): Promise<void>
}

/**
 * Opens the product's database and reserves DATA_DIR for this process until `stop`, with either kind: the files of
 * the school live there too.
 * @throws StartError with one Spanish sentence: folder in use, server that does not answer or fit, ...
 */
export const openDatabase = async ({
  dataDir,
  databaseUrl,
  databaseAdminUrl,
  log,
}: OpenDatabaseOptions): Promise<OpenedDatabase> => {
  const folder = await prepareDataFolder(dataDir)
  const release = await lockFolder(folder)
  try {
    const opened = databaseUrl
      ? { kind: 'server' as const, connection: await checkServer(databaseUrl), stop: () => Promise.resolve() }
      : { kind: 'embedded' as const, ...(await openEmbedded(folder, log)) }
    const owner =
      databaseUrl && databaseAdminUrl
        ? await checkServer(databaseAdminUrl, 'DATABASE_ADMIN_URL')
        : opened.connection
    let stopped: Promise<void> | undefined
    const stop = () => (stopped ??= opened.stop().finally(release))
    return { connection: opened.connection, owner, kind: opened.kind, stop }
  } catch (error) {
    await release()
    throw error
  }
}
