import { sql } from 'kysely'
import type { Tx } from '../../db/database'
import { moveCredit, type Credit, type Mover } from './credit.queries'

/** The part of a payment that became credit when its pupil left, and the credit that holds it now; centavos. */
export interface BajaCredit {
  id: number
  tuition_id: number
  centavos: number
  credit: Credit
}

/**
 * The baja credits of a payment, their credits locked by id until the commit. A pupil's credit that was merged into a parent's is the
 * parent's. The caller has locked the months.
 */
export const lockBajaCredits = async (tx: Tx, paymentId: number): Promise<BajaCredit[]> => {
  const { rows } = await sql<{ id: number; tuition_id: number; centavos: number; credit_id: number }>`
    SELECT b.id, b.tuition_id, (b.monto_centavos - b.descuento_centavos)::float8 AS centavos, coalesce(c.merged_into, c.id) AS credit_id
    FROM baja_credits b JOIN credits c ON c.id = b.credit_id WHERE b.payment_id = ${paymentId} ORDER BY b.id`.execute(
    tx,
  )
  if (rows.length === 0) return []
  const ids = [...new Set(rows.map(({ credit_id }) => credit_id))]
  const locked = await sql<Credit & { merged_into: number | null }>`
    SELECT id, saldo_centavos AS saldo, merged_into FROM credits WHERE id = ANY (${ids}::int[]) ORDER BY id FOR UPDATE`.execute(
    tx,
  )
  // A parent was linked to the pupil while this call waited for the lock: the credit is now the parent's.
  if (locked.rows.some(({ merged_into }) => merged_into !== null)) return lockBajaCredits(tx, paymentId)
  const creditOf = new Map(locked.rows.map((credit) => [credit.id, credit]))
  return rows.map(({ credit_id, ...row }) => ({ ...row, credit: creditOf.get(credit_id) as Credit }))
}

/** Centavos that each credit loses when the payment is cancelled, by the credit's id. */
export const takenOf = (made: readonly BajaCredit[]): Map<number, { credit: Credit; centavos: number }> => {
  const sums = new Map<number, { credit: Credit; centavos: number }>()
  for (const { credit, centavos } of made)
    sums.set(credit.id, { credit, centavos: centavos + (sums.get(credit.id)?.centavos ?? 0) })
  return sums
}

export const takeBackBajaCredits = async (tx: Tx, made: readonly BajaCredit[], by: Mover): Promise<void> => {
  for (const { id: bajaCreditId, credit, centavos } of made)
    if (centavos > 0)
      await moveCredit(tx, credit, { tipo: 'CANCELACION', centavos: -centavos, bajaCreditId }, by)
}
