import { access } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { TagType } from '@contract/http/tags'
import type { Config } from '../../config'
import { announce, CHANNELS } from '../../db/announce'
import type { Db } from '../../db/database'
import type { OpenedDatabase } from '../../db/open'
import { openContents } from '../../files/contents'
import { folderRecipient } from './folderKey'
import { placesIn } from './layout'
import { keepContinuous, type ContinuousCopy } from './keeper'

/** Asked anew where the folder is another: what nobody can open would be no copy. */
const recipientsOf = (passphrase: string | undefined) => {
  const known = new Map<string, Promise<string>>()
  return async (cluster: string): Promise<readonly string[]> => {
    if (passphrase === undefined) return []
    const isThere = await access(placesIn(cluster).key)
      .then(() => true)
      .catch(() => false)
    if (!isThere) known.delete(cluster)
    const asked = known.get(cluster) ?? folderRecipient(cluster, passphrase)
    known.set(cluster, asked)
    asked.catch(() => known.delete(cluster))
    return [await asked]
  }
}

interface StartCopy {
  database: OpenedDatabase
  config: Config
  db: Db
  now: () => Date
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
  tell: (line: string) => void
}

/** @returns null with DATABASE_URL, whose server keeps its own, and with BACKUP_SECONDS=no */
export const startCopy = async ({
  database,
  config,
  db,
  now,
  log,
  tell,
}: StartCopy): Promise<ContinuousCopy | null> => {
  const { backupSeconds } = config
  if (backupSeconds === null || database.folder === null) return null
  const tags: TagType[] = ['Backup']
  return keepContinuous({
    dataDir: config.dataDir,
    folder: database.folder,
    backupDir: config.backupDir,
    connection: database.owner,
    contents: await openContents(config.filesDir),
    recipients: recipientsOf(config.backupPassphrase),
    school: config.schoolName,
    hour: config.backupHour ?? 3,
    timeZone: config.timeZone,
    now,
    seconds: backupSeconds,
    log,
    tell,
    onChange: () => void announce(db, CHANNELS.changes, JSON.stringify({ tags })).catch(() => undefined),
  })
}
