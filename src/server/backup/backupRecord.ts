import { sql } from 'kysely'
import type { TagType } from '@contract/http/tags'
import { announce, CHANNELS } from '../db/announce'
import type { Db } from '../db/database'
import type { Tables } from '../db/tables'

/** Before an update, the database may be of a version without this table. */
const hasRecord = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ there: boolean }>`SELECT to_regclass('backups') IS NOT NULL AS there`.execute(
    db,
  )
  return rows[0]?.there === true
}

/** When the last nightly backup was made; null without one. */
export const lastNightly = async (db: Db): Promise<Date | null> => {
  if (!(await hasRecord(db))) return null
  const row = await db
    .selectFrom('backups')
    .select('made_at')
    .where('nightly', '=', true)
    .where('problem', 'is', null)
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.made_at ?? null
}

type BackupRow = Omit<Tables['backups'], 'id'>

export const recordBackup = async (db: Db, row: BackupRow): Promise<void> => {
  if (!(await hasRecord(db))) return
  await db.insertInto('backups').values(row).execute()
  const tags: TagType[] = ['Backup']
  await announce(db, CHANNELS.changes, JSON.stringify({ tags }))
}
