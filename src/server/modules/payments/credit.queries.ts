import { sql } from 'kysely'
import { FAMILY_CHANGED } from '@contract/desk/desk.rules'
import type { CreditMove } from '@contract/desk/desk.schemas'
import type { Family } from '@contract/domain/family'
import { toPesos } from '@contract/domain/money'
import type { Db, Tx } from '../../db/database'
import { familyColumns, isOfFamily } from '../../db/family'
import type { WriteCall } from '../../http/contractRoute'
import { conflict } from '../../shared/problem'

/** Locked until the commit; centavos. */
export interface Credit {
  id: number
  saldo: number
}

/** Leaves out a pupil's credit that was merged into the parent's: counted there too, the same pesos would be spent twice. */
const ofFamily = (family: Family) => sql`${isOfFamily(family, 'credits')} AND merged_into IS NULL`

/** Centavos. */
export const findCredit = async (db: Db, family: Family): Promise<number> => {
  const { rows } = await sql<{ saldo: number }>`
    SELECT saldo_centavos AS saldo FROM credits WHERE ${ofFamily(family)}`.execute(db)
  return rows[0]?.saldo ?? 0
}

/** The family is locked before its credit, so that no parent is linked to the pupil meanwhile. @throws 409 a parent was linked */
export const lockCredit = async (tx: Tx, family: Family): Promise<Credit> => {
  const { parent_id, student_id } = familyColumns(family)
  const held =
    parent_id === null
      ? sql`SELECT FROM students WHERE id = ${student_id} AND parent_id IS NULL FOR SHARE`
      : sql`SELECT FROM parents WHERE id = ${parent_id} FOR SHARE`
  if ((await held.execute(tx)).rows.length === 0) throw conflict(FAMILY_CHANGED)
  await sql`INSERT INTO credits (parent_id, student_id) VALUES (${parent_id}, ${student_id}) ON CONFLICT DO NOTHING`.execute(
    tx,
  )
  const { rows } = await sql<Credit>`
    SELECT id, saldo_centavos AS saldo FROM credits WHERE ${ofFamily(family)} FOR UPDATE`.execute(tx)
  return rows[0] as Credit
}

/** Locked until the commit; the parent's where the pupil's was merged into it. @returns null when no credit moved */
export const lockCreditOf = async (
  tx: Tx,
  of: { paymentId: number } | { refundId: number },
): Promise<Credit | null> => {
  const { rows } = await sql<{ id: number }>`
    WITH RECURSIVE own AS (
      SELECT c.id, c.merged_into FROM credits c JOIN credit_moves m ON m.credit_id = c.id
      WHERE ${'paymentId' in of ? sql`m.payment_id = ${of.paymentId}` : sql`m.refund_id = ${of.refundId}`}
      UNION
      SELECT c.id, c.merged_into FROM credits c JOIN own ON c.id = own.merged_into
    ) SELECT id FROM own WHERE merged_into IS NULL`.execute(tx)
  if (!rows[0]) return null
  const locked = await sql<Credit & { merged_into: number | null }>`
    SELECT id, saldo_centavos AS saldo, merged_into FROM credits WHERE id = ${rows[0].id} FOR UPDATE`.execute(
    tx,
  )
  const credit = locked.rows[0] as Credit & { merged_into: number | null }
  // A parent was linked to the pupil while this call waited for the lock: the credit is now the parent's.
  return credit.merged_into === null ? credit : lockCreditOf(tx, of)
}

export interface NewMove {
  tipo: CreditMove['tipo']
  centavos: number
  paymentId?: number
  refundId?: number
  bajaCreditId?: number
}

export type Mover = Pick<WriteCall, 'actor' | 'today' | 'now'>

/** Also writes the balance it leaves. @throws a constraint (409) when the credit would fall below 0 */
export const moveCredit = async (tx: Tx, { id }: Credit, move: NewMove, by: Mover): Promise<void> => {
  await sql`
    WITH moved AS (
      INSERT INTO credit_moves (credit_id, tipo, centavos, payment_id, refund_id, baja_credit_id, fecha, created_by, created_at)
      VALUES (${id}, ${move.tipo}, ${move.centavos}, ${move.paymentId ?? null}, ${move.refundId ?? null},
        ${move.bajaCreditId ?? null}, ${by.today}::date, ${by.actor.id}, ${by.now})
    )
    UPDATE credits SET saldo_centavos = saldo_centavos + ${move.centavos} WHERE id = ${id}`.execute(tx)
}

export const bringCredit = async (
  tx: Tx,
  studentIds: readonly number[],
  parentId: number,
  by: Mover,
): Promise<number> => {
  const { rows } = await sql<Credit>`
    SELECT id, saldo_centavos AS saldo FROM credits
    WHERE student_id = ANY (${studentIds}::int[]) AND merged_into IS NULL ORDER BY id FOR UPDATE`.execute(tx)
  if (rows.length === 0) return 0
  await sql`INSERT INTO credits (parent_id) VALUES (${parentId}) ON CONFLICT DO NOTHING`.execute(tx)
  const { rows: own } = await sql<Credit>`
    SELECT id, saldo_centavos AS saldo FROM credits WHERE parent_id = ${parentId} FOR UPDATE`.execute(tx)
  const parents = own[0] as Credit
  for (const credit of rows) {
    if (credit.saldo > 0) {
      await moveCredit(tx, credit, { tipo: 'TRASLADO', centavos: -credit.saldo }, by)
      await moveCredit(tx, parents, { tipo: 'TRASLADO', centavos: credit.saldo }, by)
    }
    await sql`UPDATE credits SET merged_into = ${parents.id} WHERE id = ${credit.id}`.execute(tx)
  }
  return rows.reduce((sum, { saldo }) => sum + saldo, 0)
}

export const lastUse = async (
  tx: Tx,
  { id }: Credit,
): Promise<{ folio: number; refund: boolean } | undefined> => {
  const { rows } = await sql<{ folio: number; refund: boolean }>`
    SELECT coalesce(p.folio, r.folio) AS folio, r.id IS NOT NULL AS refund
    FROM credit_moves m LEFT JOIN payments p ON p.id = m.payment_id LEFT JOIN refunds r ON r.id = m.refund_id
    WHERE m.credit_id IN (SELECT id FROM credits WHERE id = ${id} OR merged_into = ${id}) AND m.tipo IN ('SALDO', 'DEVOLUCION')
      AND coalesce(p.cancelled_at, r.cancelled_at) IS NULL
    ORDER BY m.id DESC LIMIT 1`.execute(tx)
  return rows[0]
}

interface MoveRow {
  id: number
  fecha: string
  tipo: CreditMove['tipo']
  centavos: number
  saldo: number
  folio: number | null
  payment_id: number | null
  refund_id: number | null
  usuario: string
}

export const listCreditMoves = async (db: Db, family: Family): Promise<CreditMove[]> => {
  const { rows } = await sql<MoveRow>`
    SELECT m.id, m.fecha, m.tipo, m.centavos, sum(m.centavos) OVER (ORDER BY m.id)::float8 AS saldo,
      coalesce(p.folio, r.folio) AS folio, p.id AS payment_id, m.refund_id, u.name AS usuario
    FROM credit_moves m JOIN credits c ON c.id = m.credit_id JOIN users u ON u.id = m.created_by
    LEFT JOIN baja_credits b ON b.id = m.baja_credit_id
    LEFT JOIN payments p ON p.id = coalesce(m.payment_id, b.payment_id) LEFT JOIN refunds r ON r.id = m.refund_id
    WHERE c.id = (SELECT id FROM credits WHERE ${ofFamily(family)})
    ORDER BY m.id DESC`.execute(db)
  return rows.map(({ centavos, saldo, payment_id, refund_id, ...row }) => ({
    ...row,
    monto: toPesos(centavos),
    saldo: toPesos(saldo),
    pagoId: payment_id,
    devolucionId: refund_id,
  }))
}
