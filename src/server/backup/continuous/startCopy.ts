import type { FastifyBaseLogger } from 'fastify'
import type { TagType } from '@contract/http/tags'
import type { Config } from '../../config'
import { announce, CHANNELS } from '../../db/announce'
import type { Db } from '../../db/database'
import type { OpenedDatabase } from '../../db/open'
import { openContents } from '../../files/contents'
import { recipientsFor } from './folderKey'
import { keepContinuous, type ContinuousCopy } from './keeper'

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
    recipients: recipientsFor(config.backupPassphrase),
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
