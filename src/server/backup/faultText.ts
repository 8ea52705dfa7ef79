import { sql, type RawBuilder } from 'kysely'

/** SQL for a column of centavos as pesos. */
export const pesos = (column: string): RawBuilder<string> =>
  sql.raw(`'$' || to_char(${column} / 100.0, 'FM999,999,990.00')`)

/** What each valid payment paid of a charge or month. */
export const STANDING = sql`standing AS (
  SELECT l.charge_id, l.tuition_id, l.tipo, l.monto_centavos, l.condonado_centavos
  FROM payment_lines l JOIN payments p ON p.id = l.payment_id WHERE p.cancelled_at IS NULL AND NOT EXISTS (
    SELECT FROM baja_credits b WHERE b.payment_id = l.payment_id AND b.tuition_id = l.tuition_id)
)`
