import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { addDays } from '@contract/domain/dateMath'
import { formatDate, todayIn, type IsoDate } from '@contract/domain/dates'
import type { Db } from '../../db/database'

/** A day is sealed this long after it ended: a write that began before midnight may commit after it. */
const REST_MS = 60 * 60_000

/** Rows read at once: a day of an import has thousands. */
const PIECE = 2_000

interface Seal {
  day: IsoDate
  entries: number
  digest: Buffer
}

const startOf = (day: IsoDate, timeZone: string) =>
  sql<Date>`${day}::date::timestamp AT TIME ZONE ${timeZone}`

/**
 * One row as a line. Only columns that never change: what identifies a person lies in `audit_values` and may be emptied.
 */
const LINE = sql<string>`json_build_array(e.id, extract(epoch from e.at)::text, e.user_id, e.modulo, e.accion, e.tipo, e.record_id,
  e.nombre, e.cambios)::text`

/** SHA-256 over the digest of the day before and each row of the day, in the order of their ids. */
const digestOf = async (db: Db, day: IsoDate, timeZone: string, before: Buffer | null): Promise<Seal> => {
  const hash = createHash('sha256').update(before ?? Buffer.alloc(0))
  let entries = 0
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom('audit_entries as e')
      .select(['e.id', LINE.as('line')])
      .where('e.at', '>=', startOf(day, timeZone))
      .where('e.at', '<', startOf(addDays(day, 1), timeZone))
      .where('e.id', '>', last)
      .orderBy('e.id')
      .limit(PIECE)
      .execute()
    for (const { line } of rows) hash.update(line).update('\n')
    entries += rows.length
    if (rows.length < PIECE) return { day, entries, digest: hash.digest() }
    last = rows.at(-1)?.id ?? last
  }
}

const latestSeal = (db: Db) =>
  db.selectFrom('audit_seals').select(['day', 'digest']).orderBy('day', 'desc').limit(1).executeTakeFirst()

const firstDay = async (db: Db, timeZone: string): Promise<IsoDate | null> => {
  const row = await db
    .selectFrom('audit_entries')
    .select((on) => on.fn.min('at').as('at'))
    .executeTakeFirst()
  return row?.at ? todayIn(timeZone, row.at) : null
}

/**
 * Seals each day of the bitácora that is over and has no seal yet, the days without rows too.
 * @returns the new seals, for the log
 */
export const sealDays = async (db: Db, timeZone: string, now: Date): Promise<Seal[]> => {
  const lastOver = addDays(todayIn(timeZone, new Date(now.getTime() - REST_MS)), -1)
  const made: Seal[] = []
  const kept = await latestSeal(db)
  let day = kept ? addDays(kept.day, 1) : await firstDay(db, timeZone)
  let before = kept?.digest ?? null
  while (day !== null && day <= lastOver) {
    const seal = await digestOf(db, day, timeZone, before)
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('audit_seals')
      .values({ ...seal, sealed_at: now })
      .onConflict((on) => on.doNothing())
      .executeTakeFirstOrThrow()
    // Another process on this database seals too: it goes on from there at its next look.
    if (numInsertedOrUpdatedRows === 0n) return made
    made.push(seal)
    before = seal.digest
    day = addDays(day, 1)
  }
  return made
}

/** The first day whose rows are no longer those that were sealed, as a sentence; none when all are. */
export const sealFaults = async (db: Db, timeZone: string): Promise<string[]> => {
  const seals = await db.selectFrom('audit_seals').selectAll().orderBy('day').execute()
  let before: Seal | null = null
  for (const seal of seals) {
    if (before !== null && seal.day !== addDays(before.day, 1))
      return [`La bitácora no tiene el sello del ${formatDate(addDays(before.day, 1))}.`]
    const found: Seal = await digestOf(db, seal.day, timeZone, before?.digest ?? null)
    if (!found.digest.equals(seal.digest))
      return [
        `La bitácora del ${formatDate(seal.day)} no es la que se selló: tenía ${seal.entries} renglones y tiene ${found.entries}. Se cambiaron, quitaron o agregaron fuera del programa.`,
      ]
    before = seal
  }
  return []
}
