import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config'
import { announceChanges } from '../../db/announce'
import type { Db } from '../../db/database'
import type { OpenedDatabase } from '../../db/open'
import { openContents } from '../../files/contents'
import { backupRecipients } from '../keys/recipients'
import { recipientsFor } from './folderKey'
import { keepCopying, type ContinuousCopy } from './keepCopying'

/** Milliseconds. The key changes once in years, so the database is not asked for each segment. */
const KEY_ASKED_EVERY_MS = 30_000

/** Encrypted by the passphrase where there is one, else for the school's key and the drill's. While the database does not answer, the last keys serve. */
const recipientsOf = (config: Config, db: Db): ((cluster: string) => Promise<readonly string[]>) => {
  if (config.backupPassphrase !== undefined) return recipientsFor(config.backupPassphrase)
  let known: { at: number; recipients: readonly string[] } | null = null
  return async () => {
    if (known && Date.now() - known.at < KEY_ASKED_EVERY_MS) return known.recipients
    const recipients = await backupRecipients(db, config).catch((error: unknown) => {
      if (known) return known.recipients
      throw error
    })
    known = { at: Date.now(), recipients }
    return recipients
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

/** @returns null with DATABASE_URL, whose server keeps its own copies, and with BACKUP_SECONDS=no */
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
  return keepCopying({
    dataDir: config.dataDir,
    folder: database.folder,
    backupDir: config.backupDir,
    connection: database.owner,
    contents: await openContents(config.filesDir),
    recipients: recipientsOf(config, db),
    school: config.schoolName,
    hour: config.backupHour ?? 3,
    timeZone: config.timeZone,
    now,
    seconds: backupSeconds,
    log,
    tell,
    onChange: () => void announceChanges(db, 'Backup').catch(() => undefined),
  })
}
