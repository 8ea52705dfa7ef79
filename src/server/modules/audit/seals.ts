// Raw SQL: `AT TIME ZONE`, and a line whose text must stay the same for ever because its digest is kept.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { addDays } from '@contract/domain/dateMath'
import { formatDate, todayIn, type IsoDate } from '@contract/domain/dates'
import type { Db, Tx } from '../../db/database'
import { lockNamed } from '../../db/locks'

/** Wait after the end of a day before it is sealed: a write begun before midnight may commit later. */
const REST_MS = 60 * 60_000

/** Rows read at once: a day of an import has thousands. */
const PIECE = 2_000

interface Seal {
  day: IsoDate
  entries: number
  digest: Buffer
  /** Where the next day begins; null in older seals, which ended by the time zone in the settings. */
  ends_at: Date | null
}

const startOf = (day: IsoDate, timeZone: string) =>
  sql<Date>`(${day}::date::timestamp AT TIME ZONE ${timeZone})`

const endOf = ({ day, ends_at }: Pick<Seal, 'day' | 'ends_at'>, timeZone: string) =>
  ends_at === null ? startOf(addDays(day, 1), timeZone) : sql<Date>`${ends_at}::timestamptz`

/** Only columns that never change; what identifies a person lies in `audit_values` and may be emptied. */
const LINE = sql<string>`json_build_array(e.id, extract(epoch from e.at)::text, e.user_id, e.modulo, e.accion, e.tipo, e.record_id,
  e.nombre, e.cambios)::text`

type Bounds = Pick<Seal, 'day' | 'ends_at'>

/** SHA-256 over the previous seal and each row since, by id; the first seal covers all rows before its end. */
const digestOf = async (db: Db, of: Bounds, timeZone: string, before: Seal | null) => {
  const hash = createHash('sha256').update(before?.digest ?? Buffer.alloc(0))
  let entries = 0
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom('audit_entries as e')
      .select(['e.id', LINE.as('line')])
      .$if(before !== null, (query) => query.where('e.at', '>=', endOf(before as Seal, timeZone)))
      .where('e.at', '<', endOf(of, timeZone))
      .where('e.id', '>', last)
      .orderBy('e.id')
      .limit(PIECE)
      .execute()
    for (const { line } of rows) hash.update(line).update('\n')
    entries += rows.length
    if (rows.length < PIECE) return { entries, digest: hash.digest() }
    last = rows.at(-1)?.id ?? last
  }
}

const SEAL = ['day', 'entries', 'digest', 'ends_at'] as const

const latestSeal = async (db: Db): Promise<Seal | null> =>
  (await db.selectFrom('audit_seals').select(SEAL).orderBy('day', 'desc').limit(1).executeTakeFirst()) ?? null

/** Days sealed so far, those whose seal was removed since included. */
const sealedDays = (db: Db) =>
  db.selectFrom('audit_seal_counter').select(['first_day', 'last_day']).executeTakeFirst()

const firstDay = async (db: Db, timeZone: string): Promise<IsoDate | null> => {
  const row = await db
    .selectFrom('audit_entries')
    .select((on) => on.fn.min('at').as('at'))
    .executeTakeFirst()
  return row?.at ? todayIn(timeZone, row.at) : null
}

const countDay = (tx: Tx, day: IsoDate) =>
  tx
    .insertInto('audit_seal_counter')
    .values({ first_day: day, last_day: day })
    .onConflict((on) => on.column('only_row').doUpdateSet({ last_day: day }))
    .execute()

/** Seals the day after the last one sealed. @returns null when that day is not over */
const sealNext = (db: Db, timeZone: string, lastOver: IsoDate, now: Date): Promise<Seal | null> =>
  db.transaction().execute(async (tx) => {
    // Another process on this database may be sealing too.
    await lockNamed(tx, 'sellos de la bitácora')
    const sealed = await sealedDays(tx)
    const day = sealed ? addDays(sealed.last_day, 1) : await firstDay(tx, timeZone)
    if (day === null || day > lastOver) return null
    const { rows } = await sql<{ at: Date }>`SELECT ${startOf(addDays(day, 1), timeZone)} AS at`.execute(tx)
    const bounds = { day, ends_at: rows[0]?.at ?? null }
    const seal = { ...bounds, ...(await digestOf(tx, bounds, timeZone, await latestSeal(tx))) }
    await tx
      .insertInto('audit_seals')
      .values({ ...seal, sealed_at: now })
      .execute()
    await countDay(tx, day)
    return seal
  })

/** Never remakes a removed seal, since its rows may have changed. @param ending leaves the remaining days to the next start @returns the new seals */
export const sealDays = async (
  db: Db,
  timeZone: string,
  now: Date,
  ending?: AbortSignal,
): Promise<Seal[]> => {
  const lastOver = addDays(todayIn(timeZone, new Date(now.getTime() - REST_MS)), -1)
  const made: Seal[] = []
  for (;;) {
    const seal = await sealNext(db, timeZone, lastOver, now)
    if (seal === null) return made
    made.push(seal)
    if (ending?.aborted) return made
  }
}

/** A sentence for the first day whose rows differ from what was sealed, or whose seal is gone; none when all fit. */
export const sealFaults = async (db: Db, timeZone: string): Promise<string[]> => {
  const seals = new Map(
    (await db.selectFrom('audit_seals').select(SEAL).execute()).map((seal) => [seal.day, seal]),
  )
  const sealed = await sealedDays(db)
  if (!sealed) return seals.size === 0 ? [] : ['La bitácora tiene sellos que el programa no hizo.']
  let before: Seal | null = null
  for (let day: IsoDate = sealed.first_day; day <= sealed.last_day; day = addDays(day, 1)) {
    const seal = seals.get(day)
    if (!seal) return [`La bitácora no tiene el sello del ${formatDate(day)}: alguien lo quitó.`]
    const recomputed = await digestOf(db, seal, timeZone, before)
    if (!recomputed.digest.equals(seal.digest))
      return [
        `La bitácora del ${formatDate(day)} no es la que se selló: tenía ${seal.entries} renglones y tiene ${recomputed.entries}. Se cambiaron, quitaron o agregaron fuera del programa.`,
      ]
    before = seal
  }
  return []
}
