// Raw SQL: a lateral sum of a payment's means is joined, filtered and shown in several statements.
import { sql } from 'kysely'
import type { WithoutDeposit } from '@contract/bank/bank.schemas'
import type { Recorded } from '@contract/bank/recordedPayments.rules'
import type { IsoDate } from '@contract/domain/dates'
import { toPesos } from '@contract/domain/money'
import type { Db } from '../../db/database'
import { familyKeyOf } from '../../db/family'
import { onlyRow } from '../../db/onlyRow'

const BANK_MEANS = sql`(SELECT sum(b.monto_centavos)::bigint AS centavos, array_agg(b.referencia) FILTER (WHERE b.referencia IS NOT NULL)
    AS referencias FROM payment_means b WHERE b.payment_id = p.id AND b.metodo_pago IN ('TRANSFERENCIA', 'DEPOSITO'))`

const UNMATCHED = sql`p.cancelled_at IS NULL AND means.centavos > 0
  AND NOT EXISTS (SELECT FROM bank_movements m WHERE m.payment_id = p.id)`

const FAMILY_OF_PAYMENT = familyKeyOf(sql`coalesce(p.parent_id, s.parent_id)`, sql`p.student_id`)

export const listRecorded = async (
  db: Db,
  days: { desde: IsoDate; hasta: IsoDate },
  id?: number,
): Promise<Recorded[]> => {
  const { rows } = await sql<Recorded>`
    SELECT p.id AS "pagoId", p.folio, ${FAMILY_OF_PAYMENT} AS family, means.centavos, p.fecha_pago AS "fechaPago",
      coalesce(means.referencias, '{}') AS referencias
    FROM payments p LEFT JOIN students s ON s.id = p.student_id CROSS JOIN LATERAL ${BANK_MEANS} means
    WHERE ${UNMATCHED} AND p.fecha_pago BETWEEN ${days.desde}::date AND ${days.hasta}::date
      ${id === undefined ? sql`` : sql`AND p.id = ${id}`}
      AND coalesce(p.parent_id, p.student_id) IS NOT NULL
    ORDER BY p.fecha_pago, p.id`.execute(db)
  return rows
}

/** Payment `p`, of a day up to `until` that some file covers, has no deposit. `means`: its money through the bank. */
const neverArrived = (until: IsoDate) => sql`${UNMATCHED} AND p.fecha_pago <= ${until}::date
  AND EXISTS (SELECT FROM bank_files f WHERE p.fecha_pago BETWEEN f.desde AND f.hasta)`

export const listWithoutDeposit = async (db: Db, until: IsoDate): Promise<WithoutDeposit[]> => {
  const { rows } = await sql<Omit<WithoutDeposit, 'monto'> & { centavos: number }>`
    SELECT p.id, p.folio, p.fecha_pago, means.centavos, array_to_string(means.referencias, ', ') AS referencia,
      coalesce(payer.nombre, own.nombre, s.nombre, '') AS familia
    FROM payments p LEFT JOIN parents payer ON payer.id = p.parent_id
    LEFT JOIN students s ON s.id = p.student_id LEFT JOIN parents own ON own.id = s.parent_id
    CROSS JOIN LATERAL ${BANK_MEANS} means
    WHERE ${neverArrived(until)} ORDER BY p.fecha_pago, p.id`.execute(db)
  return rows.map(({ centavos, ...row }) => ({ ...row, monto: toPesos(centavos) }))
}

export const countOpen = async (
  db: Db,
  until: IsoDate,
): Promise<{ por_confirmar: number; sin_deposito: number }> => {
  const waiting = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM bank_movements WHERE estado = 'PENDIENTE'`.execute(db)
  const covered = await sql<{ desde: IsoDate | null }>`SELECT min(desde) AS desde FROM bank_files`.execute(db)
  const por_confirmar = onlyRow(waiting.rows).count
  const { desde } = onlyRow(covered.rows)
  // For a school without bank files every payment lacks a deposit: not counted at each opening of the home page.
  if (!desde) return { por_confirmar, sin_deposito: 0 }
  const late = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM payments p CROSS JOIN LATERAL ${BANK_MEANS} means
    WHERE p.fecha_pago >= ${desde}::date AND ${neverArrived(until)}`.execute(db)
  return { por_confirmar, sin_deposito: onlyRow(late.rows).count }
}
