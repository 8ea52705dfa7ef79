// Raw SQL: `WITH RECURSIVE` follows merged credits; a running sum needs `OVER`.
import { sql, type Insertable } from 'kysely'
import { FAMILY_CHANGED } from '@contract/desk/desk.rules'
import type { CreditMove } from '@contract/desk/desk.schemas'
import type { Family } from '@contract/domain/family'
import { toPesos, type Centavos } from '@contract/domain/money'
import type { Db, Tx } from '../../db/database'
import { anyOf } from '../../db/fragments'
import { familyColumns, isOfFamily, familyRow } from '../../db/family'
import type { Tables } from '../../db/tables'
import type { WriteCall } from '../../http/call'
import { conflict } from '../../shared/problem'

export interface Credit {
  id: number
  saldo: Centavos
}

/** Without a pupil's credit that was merged into the parent's: counted in both, the same pesos would be spent twice. */
const creditOf = (db: Db, family: Family) =>
  db
    .selectFrom('credits')
    .select(['id', 'saldo_centavos as saldo'])
    .where(isOfFamily(family, 'credits'))
    .where('merged_into', 'is', null)

export const findCredit = async (db: Db, family: Family): Promise<Centavos> =>
  (await creditOf(db, family).executeTakeFirst())?.saldo ?? 0

const makeCredit = (tx: Tx, owner: Insertable<Tables['credits']>) =>
  tx
    .insertInto('credits')
    .values(owner)
    .onConflict((on) => on.doNothing())
    .execute()

/** Locks the family first, so that no parent is linked to the pupil meanwhile. @throws 409 a parent was linked */
export const lockCredit = async (tx: Tx, family: Family): Promise<Credit> => {
  if (!(await familyRow(tx, family).forShare().executeTakeFirst())) throw conflict(FAMILY_CHANGED)
  await makeCredit(tx, familyColumns(family))
  return creditOf(tx, family).forUpdate().executeTakeFirstOrThrow()
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
  const { merged_into, ...credit } = await tx
    .selectFrom('credits')
    .select(['id', 'saldo_centavos as saldo', 'merged_into'])
    .where('id', '=', rows[0].id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  // Merged while this call waited for the lock: the credit is now the parent's.
  return merged_into === null ? credit : lockCreditOf(tx, of)
}

export interface NewMove {
  tipo: CreditMove['tipo']
  centavos: number
  paymentId?: number
  refundId?: number
  bajaCreditId?: number
}

export type Mover = Pick<WriteCall, 'db' | 'actor' | 'today' | 'now'>

/** Stores the movement with the balance it leaves. @throws a constraint (409) when the credit would fall below 0 */
export const moveCredit = async (
  { db, actor, today, now }: Mover,
  { id }: Credit,
  move: NewMove,
): Promise<void> => {
  await sql`
    WITH moved AS (
      INSERT INTO credit_moves (credit_id, tipo, centavos, payment_id, refund_id, baja_credit_id, fecha, created_by, created_at)
      VALUES (${id}, ${move.tipo}, ${move.centavos}, ${move.paymentId ?? null}, ${move.refundId ?? null},
        ${move.bajaCreditId ?? null}, ${today}::date, ${actor.id}, ${now})
    )
    UPDATE credits SET saldo_centavos = saldo_centavos + ${move.centavos} WHERE id = ${id}`.execute(db)
}

export const moveCreditToParent = async (
  mover: Mover,
  studentIds: readonly number[],
  parentId: number,
): Promise<number> => {
  const { db: tx } = mover
  const rows = await tx
    .selectFrom('credits')
    .select(['id', 'saldo_centavos as saldo'])
    .where('student_id', '=', anyOf(studentIds))
    .where('merged_into', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (rows.length === 0) return 0
  await makeCredit(tx, { parent_id: parentId })
  const parents = await creditOf(tx, { padreId: parentId }).forUpdate().executeTakeFirstOrThrow()
  for (const credit of rows) {
    if (credit.saldo > 0) {
      await moveCredit(mover, credit, { tipo: 'TRASLADO', centavos: -credit.saldo })
      await moveCredit(mover, parents, { tipo: 'TRASLADO', centavos: credit.saldo })
    }
    await tx.updateTable('credits').set({ merged_into: parents.id }).where('id', '=', credit.id).execute()
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
    WHERE c.id = (SELECT id FROM credits WHERE ${isOfFamily(family, 'credits')} AND merged_into IS NULL)
    ORDER BY m.id DESC`.execute(db)
  return rows.map(({ centavos, saldo, payment_id, refund_id, ...row }) => ({
    ...row,
    monto: toPesos(centavos),
    saldo: toPesos(saldo),
    pagoId: payment_id,
    devolucionId: refund_id,
  }))
}
