// Raw SQL: `to_regclass` asks the catalogue, because an old database may lack the table.
import { identityToRecipient } from 'age-encryption'
import { sql } from 'kysely'
import type { Config } from '../../config'
import type { Db } from '../../db/database'
import { ensureDrillKey } from './drillKey'
import { currentKey } from './schoolKey'

const hasKeys = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ there: boolean }>`
    SELECT to_regclass('backup_keys') IS NOT NULL AS there`.execute(db)
  return rows[0]?.there === true
}

/** How a nightly copy is encrypted where there is no passphrase; undefined: in clear. The drill's key reads it back. */
export const backupKey = async (
  db: Db,
  config: Pick<Config, 'backupPlain' | 'dataDir'>,
): Promise<{ recipients: readonly string[]; secret: string } | undefined> => {
  const recipients = await backupRecipients(db, config)
  return recipients.length === 0 ? undefined : { recipients, secret: await ensureDrillKey(config.dataDir) }
}

/** Empty, so the copy stays in clear: BACKUP_PLAIN, or a database from before the keys. */
export const backupRecipients = async (
  db: Db,
  { backupPlain, dataDir }: Pick<Config, 'backupPlain' | 'dataDir'>,
): Promise<string[]> => {
  const school = !backupPlain && (await hasKeys(db)) ? await currentKey(db) : undefined
  if (!school) return []
  return [school.recipient, await identityToRecipient(await ensureDrillKey(dataDir))]
}
