// Raw SQL: `to_regclass` asks the catalogue, because an old database may lack the table.
import { sql } from 'kysely'
import { announceChanges } from '../db/announce'
import type { Db } from '../db/database'
import type { Tables } from '../db/tables'

export const schoolClock = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(moment)

/** Before BACKUP_HOUR it is still the previous night. */
const nightOf = (moment: Date, hour: number, timeZone: string): string => {
  const clock = schoolClock(moment, timeZone)
  const day = clock.slice(0, 10)
  if (Number(clock.slice(11, 13)) >= hour) return day
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
}

/** If the computer was off at that hour, the backup stays due. @param hour 0 to 23, in the school's time zone */
export const isDue = (last: Date | null, now: Date, hour: number, timeZone: string): boolean =>
  last === null || nightOf(last, hour, timeZone) < nightOf(now, hour, timeZone)

/** Hours after the backup's hour within which the drill begins, to be over before the school opens. */
const DRILL_BEGINS_WITHIN = 3
const WEEK_DAYS = 7

/** A week after the last good drill, a night after a bad one; by day if the computer was off at night. */
export const isDrillDue = (
  tried: { last: Date | null; good: Date | null },
  now: Date,
  hour: number,
  timeZone: string,
): boolean => {
  const tonight = nightOf(now, hour, timeZone)
  const nightsSince = (moment: Date | null) =>
    moment === null
      ? Infinity
      : (Date.parse(tonight) - Date.parse(nightOf(moment, hour, timeZone))) / 86_400_000
  const since = nightsSince(tried.good)
  if (since < WEEK_DAYS || nightsSince(tried.last) < 1) return false
  const clock = Number(schoolClock(now, timeZone).slice(11, 13))
  return since > WEEK_DAYS || (clock - hour + 24) % 24 < DRILL_BEGINS_WITHIN
}

const hasRecord = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ there: boolean }>`SELECT to_regclass('backups') IS NOT NULL AS there`.execute(
    db,
  )
  return rows[0]?.there === true
}

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
  await announceChanges(db, 'Backup')
}
