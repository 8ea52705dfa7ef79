import { sql } from 'kysely'
import type { Tx } from '../../db/database'
import type { Mover } from './credit.queries'

/** What a family has in its favour when the school comes in; of a pupil without a parent `parentId` is null. Centavos. */
export interface OpeningCredit {
  readonly studentId: number
  readonly parentId: number | null
  readonly centavos: number
}

/**
 * Gives families the credit of an opening, one movement for each pupil. Families are locked before their credits, by id.
 * @returns the movements in the same order, and the credits that were made for it
 */
export const giveOpeningCredit = async (
  tx: Tx,
  openingId: number,
  given: readonly OpeningCredit[],
  by: Mover,
): Promise<{ moves: number[]; credits: number[] }> => {
  if (given.length === 0) return { moves: [], credits: [] }
  const alone = given.filter(({ parentId }) => parentId === null).map(({ studentId }) => studentId)
  const parents = [...new Set(given.flatMap(({ parentId }) => parentId ?? []))]
  await sql`SELECT FROM students WHERE id = ANY (${alone}::int[]) ORDER BY id FOR SHARE`.execute(tx)
  await sql`SELECT FROM parents WHERE id = ANY (${parents}::int[]) ORDER BY id FOR SHARE`.execute(tx)
  const made = await sql<{ id: number }>`
    INSERT INTO credits (parent_id, student_id)
    SELECT id, NULL FROM unnest(${parents}::int[]) AS id UNION ALL SELECT NULL, id FROM unnest(${alone}::int[]) AS id
    ON CONFLICT DO NOTHING RETURNING id`.execute(tx)
  const own = sql`(c.parent_id = row."parentId" OR (row."parentId" IS NULL AND c.student_id = row."studentId" AND c.merged_into IS NULL))`
  const rows = sql`jsonb_to_recordset(${JSON.stringify(given.map((each, place) => ({ ...each, place })))}::jsonb)
    AS row ("studentId" integer, "parentId" integer, centavos bigint, place integer)`
  await sql`SELECT FROM credits WHERE id IN (SELECT c.id FROM ${rows} JOIN credits c ON ${own}) ORDER BY id FOR UPDATE`.execute(
    tx,
  )
  const moved = await sql<{ id: number }>`
    INSERT INTO credit_moves (credit_id, tipo, centavos, opening_id, fecha, created_by, created_at)
    SELECT c.id, 'APERTURA', row.centavos, ${openingId}::integer, ${by.today}::date, ${by.actor.id}::integer, ${by.now}::timestamptz
    FROM ${rows} JOIN credits c ON ${own} ORDER BY row.place RETURNING id`.execute(tx)
  await sql`UPDATE credits c SET saldo_centavos = c.saldo_centavos + sum.centavos
    FROM (SELECT c.id, sum(row.centavos) AS centavos FROM ${rows} JOIN credits c ON ${own} GROUP BY c.id) sum
    WHERE c.id = sum.id`.execute(tx)
  return { moves: moved.rows.map(({ id }) => id), credits: made.rows.map(({ id }) => id) }
}
