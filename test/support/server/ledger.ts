import { sql } from 'kysely'
import type { Db } from '@server/db/database'

/** Payments that stand + balance = amount to pay, asked of the database itself: one line for each fault, none when all is well. */
export const ledgerFaults = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ fault: string }>`
    WITH standing AS (
      SELECT l.* FROM payment_lines l JOIN payments p ON p.id = l.payment_id WHERE p.cancelled_at IS NULL
    ), charge_sums AS (
      SELECT c.*, (SELECT coalesce(sum(monto_centavos), 0) FROM standing WHERE charge_id = c.id) AS paid FROM charges c
    ), tuition_sums AS (
      SELECT t.*, (SELECT coalesce(sum(monto_centavos), 0) FROM standing
        WHERE tuition_id = t.id AND tipo = 'COLEGIATURA') AS paid FROM tuition t
    ), folios AS (
      SELECT count(*) AS many, coalesce(min(folio), 1) AS first, coalesce(max(folio), 0) AS last FROM payments
    )
    SELECT 'charge ' || id || ': ' || paid || ' of ' || monto_pagar_centavos || ' paid, ' || abonado_centavos
      || ' shown, ' || estado AS fault
    FROM charge_sums
    WHERE paid <> abonado_centavos OR paid NOT BETWEEN 0 AND monto_pagar_centavos OR estado <> CASE
      WHEN cancelled_at IS NOT NULL THEN 'CANCELADO' WHEN paid = monto_pagar_centavos THEN 'PAGADO'
      WHEN paid > 0 THEN 'PARCIAL' ELSE 'PENDIENTE' END
    UNION ALL
    SELECT 'tuition ' || id || ': ' || paid || ' of ' || monto_centavos || ' paid, ' || abonado_centavos || ' shown'
    FROM tuition_sums
    WHERE paid <> abonado_centavos OR paid NOT IN (0, monto_centavos) OR pagado <> (paid = monto_centavos)
    UNION ALL
    SELECT 'payment ' || p.id || ' of ' || p.monto_centavos || ' has lines of ' || lines.total
    FROM payments p CROSS JOIN LATERAL (
      SELECT coalesce(sum(CASE tipo WHEN 'DESCUENTO' THEN -monto_centavos ELSE monto_centavos END), 0) AS total
      FROM payment_lines WHERE payment_id = p.id) lines
    WHERE lines.total <> p.monto_centavos
    UNION ALL
    SELECT 'folios ' || first || ' to ' || last || ' for ' || many || ' payments' FROM folios
    WHERE first <> 1 OR last <> many OR last <> (SELECT last_folio FROM folio_counter)`.execute(db)
  return rows.map(({ fault }) => fault)
}
