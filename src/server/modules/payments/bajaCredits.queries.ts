import { sql } from 'kysely'
import type { Tx } from '../../db/database'
import { moveCredit, type Credit, type Mover } from './credit.queries'

/** What of a payment became credit when its pupil left, and whose credit that is now; centavos. */
export interface BajaCredit {
  id: number
  tuition_id: number
  centavos: number
  credit: Credit
}

/**
 * Of a payment, with the credits locked in their order until the commit: where a pupil's went over to a parent, the parent's. Who
 * calls has locked the months.
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
  // Its pupil was linked to a parent while this one waited.
  if (locked.rows.some(({ merged_into }) => merged_into !== null)) return lockBajaCredits(tx, paymentId)
  const creditOf = new Map(locked.rows.map((credit) => [credit.id, credit]))
  return rows.map(({ credit_id, ...row }) => ({ ...row, credit: creditOf.get(credit_id) as Credit }))
}

/** What each credit loses when the payment is cancelled: by the credit's id. */
export const takenOf = (made: readonly BajaCredit[]): Map<number, { credit: Credit; centavos: number }> => {
  const sums = new Map<number, { credit: Credit; centavos: number }>()
  for (const { credit, centavos } of made)
    sums.set(credit.id, { credit, centavos: centavos + (sums.get(credit.id)?.centavos ?? 0) })
  return sums
}

/** Takes from the credits what the payment had made of them. */
export const takeBackBajaCredits = async (tx: Tx, made: readonly BajaCredit[], by: Mover): Promise<void> => {
  for (const { id: bajaCreditId, credit, centavos } of made)
    if (centavos > 0)
      await moveCredit(tx, credit, { tipo: 'CANCELACION', centavos: -centavos, bajaCreditId }, by)
}
