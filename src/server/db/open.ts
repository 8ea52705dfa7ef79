import type pg from 'pg'
import { prepareDataFolder, lockFolder } from './folderLock'
import type { DatabaseLog } from './database'
import type { ArchivingOrder } from './embedded/archiving'
import { openEmbedded } from './embedded/openEmbedded'
import { openServer } from './server'

export interface OpenDatabaseOptions {
  dataDir: string
  databaseUrl?: string | undefined
  databaseAdminUrl?: string | undefined
  databaseDirectUrl?: string | undefined
  archiving?: ArchivingOrder | undefined
  log: DatabaseLog
}

export interface OpenedDatabase {
  connection: pg.PoolConfig
  owner: pg.PoolConfig
  /** To LISTEN on, where `connection` leads through PgBouncer; else null. */
  direct: pg.PoolConfig | null
  kind: 'embedded' | 'server'
  folder: string | null
  /** Fast shutdown, and releases DATA_DIR. End the pool first. May be called twice. */
  stop(): Promise<void>
}

const onceOnly = (end: () => Promise<void>): (() => Promise<void>) => {
  let ended: Promise<void> | undefined
  return () => (ended ??= end())
}

/** Locks DATA_DIR with an external database too, since it also holds the school's files. @throws StartError */
export const openDatabase = async ({
  dataDir,
  databaseUrl,
  databaseAdminUrl,
  databaseDirectUrl,
  archiving,
  log,
}: OpenDatabaseOptions): Promise<OpenedDatabase> => {
  const folder = await prepareDataFolder(dataDir)
  const release = await lockFolder(folder)
  try {
    if (databaseUrl) {
      const opened = await openServer({ databaseUrl, databaseAdminUrl, databaseDirectUrl })
      return { ...opened, kind: 'server', folder: null, stop: onceOnly(release) }
    }
    const { connection, folder: own, stop: end } = await openEmbedded(folder, log, { archiving })
    const stop = onceOnly(() => end().finally(release))
    return { connection, owner: connection, direct: null, kind: 'embedded', folder: own, stop }
  } catch (error) {
    await release()
    throw error
  }
}
