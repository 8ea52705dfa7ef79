import { sql } from 'kysely'
import { pesos, STANDING } from './faultText'

/** What payments paid of each month and of its recargo is what the month says. */
export const months = sql`
  WITH ${STANDING}, owed AS (
    SELECT t.*, coalesce(s.paid, 0) AS paid, coalesce(s.fees, 0) AS fees FROM tuition t
    LEFT JOIN (
      SELECT tuition_id, coalesce(sum(monto_centavos) FILTER (WHERE tipo = 'COLEGIATURA'), 0) AS paid,
        coalesce(sum(CASE tipo WHEN 'RECARGO' THEN monto_centavos ELSE condonado_centavos END)
          FILTER (WHERE tipo IN ('COLEGIATURA', 'RECARGO')), 0) AS fees
      FROM standing WHERE tuition_id IS NOT NULL GROUP BY 1
    ) s ON s.tuition_id = t.id
  )
  SELECT 'La colegiatura ' || id || ' es de ' || ${pesos('monto_centavos')} || ', muestra ' || ${pesos('abonado_centavos')}
    || ' pagados (' || estado || ') y ' || ${pesos('recargo_abonado_centavos')} || ' de recargos; los pagos suman '
    || ${pesos('paid')} || ' y ' || ${pesos('fees')} || '.' AS fault
  FROM owed WHERE paid <> abonado_centavos OR fees <> recargo_abonado_centavos OR paid NOT BETWEEN 0 AND monto_centavos
    OR pagado <> (paid = monto_centavos AND paid > 0) OR (fuera IS NOT NULL AND paid NOT IN (0, monto_centavos))
    OR (monto_antes_centavos IS NOT NULL AND (fuera IS DISTINCT FROM 'BAJA' OR paid = 0 OR monto_antes_centavos <= paid))
    OR estado <> CASE WHEN paid = monto_centavos AND paid > 0 THEN 'PAGADO' WHEN fuera IS NOT NULL THEN fuera
      WHEN monto_centavos = 0 THEN 'BECADO' WHEN paid > 0 THEN 'PARCIAL' ELSE 'PENDIENTE' END
  ORDER BY id`

/** Of two valid payments of a month, the one taken later never has the earlier day of money. */
export const monthOrder = sql`
  SELECT DISTINCT 'El recibo ' || later.folio || ' paga la colegiatura ' || s.tuition_id || ' con un día anterior al del recibo '
    || earlier.folio || '.' AS fault
  FROM (
    SELECT l.tuition_id, p.id, lag(p.id) OVER (PARTITION BY l.tuition_id ORDER BY p.id) AS before, p.fecha_pago,
      lag(p.fecha_pago) OVER (PARTITION BY l.tuition_id ORDER BY p.id) AS day_before
    FROM payment_lines l JOIN payments p ON p.id = l.payment_id
    WHERE l.tipo IN ('COLEGIATURA', 'RECARGO') AND p.cancelled_at IS NULL
      AND NOT EXISTS (SELECT FROM baja_credits b WHERE b.payment_id = p.id AND b.tuition_id = l.tuition_id)
  ) s
  JOIN payments later ON later.id = s.id JOIN payments earlier ON earlier.id = s.before
  WHERE s.day_before > s.fecha_pago ORDER BY 1`
