// Raw SQL: credits of many families are inserted and summed by one statement from JSON.
import { sql } from 'kysely'
import type { Centavos } from '@contract/domain/money'
import type { Tx } from '../../db/database'
import { anyOf } from '../../db/fragments'
import { moveCredit, type Credit, type Mover } from './credit.queries'

/** Credit a family had at the opening; `parentId` null: a pupil without a parent. */
export interface OpeningCredit {
  readonly studentId: number
  readonly parentId: number | null
  readonly centavos: Centavos
}

/** Locks families by id before their credits. @returns movements in the given order, and the new credits */
export const giveOpeningCredit = async (
  { db: tx, actor, today, now }: Mover,
  openingId: number,
  given: readonly OpeningCredit[],
): Promise<{ moves: number[]; credits: number[] }> => {
  if (given.length === 0) return { moves: [], credits: [] }
  const alone = given.filter(({ parentId }) => parentId === null).map(({ studentId }) => studentId)
  const parents = [...new Set(given.flatMap(({ parentId }) => parentId ?? []))]
  await tx.selectFrom('students').where('id', '=', anyOf(alone)).orderBy('id').forShare().execute()
  await tx.selectFrom('parents').where('id', '=', anyOf(parents)).orderBy('id').forShare().execute()
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
    SELECT c.id, 'APERTURA', row.centavos, ${openingId}::integer, ${today}::date, ${actor.id}::integer, ${now}::timestamptz
    FROM ${rows} JOIN credits c ON ${own} ORDER BY row.place RETURNING id`.execute(tx)
  await sql`UPDATE credits c SET saldo_centavos = c.saldo_centavos + sum.centavos
    FROM (SELECT c.id, sum(row.centavos) AS centavos FROM ${rows} JOIN credits c ON ${own} GROUP BY c.id) sum
    WHERE c.id = sum.id`.execute(tx)
  return { moves: moved.rows.map(({ id }) => id), credits: made.rows.map(({ id }) => id) }
}

/** Centavos of a payment that became credit when its pupil left, and the credit that has them. */
export interface BajaCredit {
  id: number
  tuition_id: number
  centavos: number
  credit: Credit
}

/** Credits, locked by id until the commit; the parent's where the pupil's was merged. The caller has locked the months. */
export const lockBajaCredits = async (tx: Tx, paymentId: number): Promise<BajaCredit[]> => {
  const { rows } = await sql<{ id: number; tuition_id: number; centavos: number; credit_id: number }>`
    SELECT b.id, b.tuition_id, (b.monto_centavos - b.descuento_centavos)::float8 AS centavos, coalesce(c.merged_into, c.id) AS credit_id
    FROM baja_credits b JOIN credits c ON c.id = b.credit_id WHERE b.payment_id = ${paymentId} ORDER BY b.id`.execute(
    tx,
  )
  if (rows.length === 0) return []
  const ids = [...new Set(rows.map(({ credit_id }) => credit_id))]
  const locked = await tx
    .selectFrom('credits')
    .select(['id', 'saldo_centavos as saldo', 'merged_into'])
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute()
  // Merged while this call waited for the lock: the credit is now the parent's.
  if (locked.some(({ merged_into }) => merged_into !== null)) return lockBajaCredits(tx, paymentId)
  const creditOf = new Map(locked.map((credit) => [credit.id, credit]))
  return rows.map(({ credit_id, ...row }) => ({ ...row, credit: creditOf.get(credit_id) as Credit }))
}

export const takenOf = (made: readonly BajaCredit[]): Map<number, { credit: Credit; centavos: number }> => {
  const sums = new Map<number, { credit: Credit; centavos: number }>()
  for (const { credit, centavos } of made)
    sums.set(credit.id, { credit, centavos: centavos + (sums.get(credit.id)?.centavos ?? 0) })
  return sums
}

export const takeBackBajaCredits = async (mover: Mover, made: readonly BajaCredit[]): Promise<void> => {
  for (const { id: bajaCreditId, credit, centavos } of made)
    if (centavos > 0)
      await moveCredit(mover, credit, { tipo: 'CANCELACION', centavos: -centavos, bajaCreditId })
}
