// Raw SQL: tables and columns are parameters, and all counts are one statement.
import { sql } from 'kysely'
import { countText, upper } from '@contract/domain/text'
import type { DatedFee } from '@contract/tuition/monthFee.rules'
import { found, foundAll, conflict } from '../shared/problem'
import type { Db, Tx } from './database'
import { feeRules, nameAlike } from './fragments'
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

/** The name as it is stored. @param what with its article: 'un concepto' @throws 409 another row has it, capitals and accents apart */
export const freeNameIn =
  (table: 'concepts' | 'departments' | 'document_kinds', what: string) =>
  async (tx: Tx, name: string, except = 0): Promise<string> => {
    const nombre = upper(name)
    const { rows } = await sql<{ nombre: string }>`
      SELECT nombre FROM ${sql.table(table)} WHERE ${nameAlike} = ${nombre} AND id <> ${except} LIMIT 1`.execute(
      tx,
    )
    if (!rows[0]) return nombre
    const message = `Ya hay ${what} con ese nombre: ${rows[0].nombre}.`
    throw conflict(message, { nombre: message })
  }

/** An id no cycle has, so a query finds nothing. */
export const NO_CYCLE = 0

export const UNKNOWN_CYCLE = 'No existe este ciclo escolar.'

export const findCycleName = async (db: Db, id: number): Promise<string | undefined> =>
  (await db.selectFrom('cycles').select('name').where('id', '=', id).executeTakeFirst())?.name

export const requireCycle = async (db: Db, id: number): Promise<string> =>
  found(await findCycleName(db, id), UNKNOWN_CYCLE)

export const findPupilNames = (db: Db, ids: readonly number[]) =>
  db.selectFrom('students').select(['id', 'nombre']).where('id', 'in', ids).orderBy('id').execute()

/** In id order. @throws 404 naming those that do not exist */
export const requirePupils = async (db: Db, ids: readonly number[]) =>
  foundAll(await findPupilNames(db, ids), ids, 'el alumno')

/** One query for lists of thousands of months; the key is the cycle (`feeRuleFor`). */
export const loadFeeRules = async (db: Db): Promise<ReadonlyMap<number, readonly DatedFee[]>> => {
  const { rows } = await sql<{ id: number; rules: DatedFee[] }>`
    SELECT y.id, ${feeRules} AS rules FROM cycles y`.execute(db)
  return new Map(rows.map(({ id, rules }) => [id, rules]))
}
