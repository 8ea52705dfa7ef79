import type pg from 'pg'
import { prepareDataFolder, lockFolder } from './folderLock'
import type { DatabaseLog } from './database'
import { openEmbedded } from './embedded/openEmbedded'
import { checkServer } from './server'

export interface OpenDatabaseOptions {
  dataDir: string
  databaseUrl?: string | undefined
  /** The owner of the tables, when `databaseUrl` has fewer rights. */
  databaseAdminUrl?: string | undefined
  /** Of the embedded database: its log is archived for the continuous copy, at most so many seconds old. Null: no more. */
  backupSeconds?: number | null | undefined
  log: DatabaseLog
}

export interface OpenedDatabase {
  /** The configured connection; `applicationConnection` gives the application one with fewer rights. */
  connection: pg.PoolConfig
  owner: pg.PoolConfig
  kind: 'embedded' | 'server'
  /** The embedded database's own. */
  folder: string | null
  /** Fast shutdown, and releases DATA_DIR. End the pool first. May be called twice. */
  stop(): Promise<void>
}

/** Locks DATA_DIR with an external database too, since it also holds the school's files. @throws StartError */
export const openDatabase = async ({
  dataDir,
  databaseUrl,
  databaseAdminUrl,
  backupSeconds,
  log,
}: OpenDatabaseOptions): Promise<OpenedDatabase> => {
  const folder = await prepareDataFolder(dataDir)
  const release = await lockFolder(folder)
  try {
    const opened = databaseUrl
      ? {
          kind: 'server' as const,
          connection: await checkServer(databaseUrl),
          folder: null,
          stop: () => Promise.resolve(),
        }
      : { kind: 'embedded' as const, ...(await openEmbedded(folder, log, { backupSeconds })) }
    const owner =
      databaseUrl && databaseAdminUrl
        ? await checkServer(databaseAdminUrl, 'DATABASE_ADMIN_URL')
        : opened.connection
    let stopped: Promise<void> | undefined
    const stop = () => (stopped ??= opened.stop().finally(release))
    return { connection: opened.connection, owner, kind: opened.kind, folder: opened.folder, stop }
  } catch (error) {
    await release()
    throw error
  }
}
