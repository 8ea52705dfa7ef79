import { sql } from 'kysely'
import { pesos } from './faultText'

/** A month settled before, which only an opening brings and nothing pays. */
export const settled = sql`
  SELECT 'La colegiatura ' || t.id || ' dice que se saldó antes y '
    || CASE WHEN t.abonado_centavos > 0 THEN 'tiene pagos de aquí.' ELSE 'ninguna apertura la trajo.' END AS fault
  FROM tuition t LEFT JOIN opening_rows r ON r.enrolment_id = t.enrolment_id
  WHERE t.fuera = 'SALDADO' AND (t.abonado_centavos > 0 OR r.opening_id IS NULL) ORDER BY t.id`

/**
 * What an opening says and what there is of it. An enrolment that was called off has no settled months any more; without one their
 * number is the opening's. One that was taken back has nothing left.
 */
export const openings = sql`
  WITH moved AS (
    SELECT opening_id, sum(centavos) AS total FROM credit_moves WHERE opening_id IS NOT NULL GROUP BY 1
  ), brought AS (
    SELECT r.opening_id, count(*) FILTER (WHERE t.fuera = 'SALDADO') AS settled, bool_or(e.cancelled_at IS NOT NULL) AS called_off
    FROM opening_rows r JOIN enrolments e ON e.id = r.enrolment_id JOIN tuition t ON t.enrolment_id = e.id GROUP BY 1
  ), charged AS (
    SELECT opening_id, count(*) AS many FROM charges WHERE opening_id IS NOT NULL AND cancelled_at IS NULL GROUP BY 1
  )
  SELECT 'La apertura ' || o.id || CASE WHEN o.undone_at IS NULL THEN '' ELSE ', deshecha,' END || ' dice '
    || ${pesos('o.saldo_favor_centavos')} || ' a favor y ' || o.meses_saldados || ' meses saldados, y tiene '
    || ${pesos('coalesce(m.total, 0)')} || ', ' || coalesce(b.settled, 0) || ' y ' || coalesce(c.many, 0) || ' cargos.' AS fault
  FROM openings o LEFT JOIN moved m ON m.opening_id = o.id LEFT JOIN brought b ON b.opening_id = o.id
  LEFT JOIN charged c ON c.opening_id = o.id
  WHERE CASE WHEN o.undone_at IS NULL
    THEN coalesce(m.total, 0) <> o.saldo_favor_centavos
      OR (coalesce(b.settled, 0) <> o.meses_saldados AND NOT (coalesce(b.called_off, false) AND b.settled < o.meses_saldados))
    ELSE coalesce(m.total, 0) <> 0 OR b.opening_id IS NOT NULL OR c.many > 0 END
  ORDER BY o.id`
