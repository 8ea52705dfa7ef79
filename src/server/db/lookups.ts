import type { DatedFee } from '@contract/tuition/monthFee.rules'
import { sql } from 'kysely'
import type { Db } from './database'
import { feeRules } from './fragments'

/** Small lookups in another module's table that several modules need. */

export const findCycleName = async (db: Db, id: number): Promise<string | undefined> =>
  (await db.selectFrom('cycles').select('name').where('id', '=', id).executeTakeFirst())?.name

/** Names of pupils; ids that do not exist are missing in the result. */
export const findPupilNames = (db: Db, ids: readonly number[]) =>
  db.selectFrom('students').select(['id', 'nombre']).where('id', 'in', ids).orderBy('id').execute()

/** The rules of recargo of every cycle, by its id: one query for lists of thousands of months (`feeRuleFor`). */
export const loadFeeRules = async (db: Db): Promise<ReadonlyMap<number, readonly DatedFee[]>> => {
  const { rows } = await sql<{ id: number; rules: DatedFee[] }>`
    SELECT y.id, ${feeRules} AS rules FROM cycles y`.execute(db)
  return new Map(rows.map(({ id, rules }) => [id, rules]))
}
