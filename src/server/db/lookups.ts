// Raw SQL: tables and columns are parameters, and all counts are one statement.
import { sql } from 'kysely'
import { countText } from '@contract/domain/text'
import type { DatedFee } from '@contract/tuition/monthFee.rules'
import type { Db, Tx } from './database'
import { feeRules } from './fragments'
import type { Tables } from './tables'

export type Hanging = readonly [table: keyof Tables, column: string, one: string, many: string]

const joinWithY = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`

/** '1 inscripción y 2 cargos'. The caller must hold the record FOR UPDATE, so that no reference is added meanwhile. */
export const whatHangs = async (tx: Tx, id: number, kinds: readonly Hanging[]): Promise<string | null> => {
  const counts = kinds.map(
    ([table, column], at) =>
      sql`(SELECT count(*)::int FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${id}) AS ${sql.id(String(at))}`,
  )
  const { rows } = await sql<Record<string, number>>`SELECT ${sql.join(counts)}`.execute(tx)
  const parts = kinds.flatMap(([, , one, many], at) => {
    const count = rows[0]?.[String(at)] ?? 0
    if (count === 0) return []
    return [countText(count, one, many)]
  })
  return parts.length === 0 ? null : joinWithY(parts)
}

/** An id no cycle has, so a query finds nothing. */
export const NO_CYCLE = 0

export const findCycleName = async (db: Db, id: number): Promise<string | undefined> =>
  (await db.selectFrom('cycles').select('name').where('id', '=', id).executeTakeFirst())?.name

export const findPupilNames = (db: Db, ids: readonly number[]) =>
  db.selectFrom('students').select(['id', 'nombre']).where('id', 'in', ids).orderBy('id').execute()

/** One query for lists of thousands of months; the key is the cycle (`feeRuleFor`). */
export const loadFeeRules = async (db: Db): Promise<ReadonlyMap<number, readonly DatedFee[]>> => {
  const { rows } = await sql<{ id: number; rules: DatedFee[] }>`
    SELECT y.id, ${feeRules} AS rules FROM cycles y`.execute(db)
  return new Map(rows.map(({ id, rules }) => [id, rules]))
}
