// Raw SQL: each question is a sentence of its own that an auditor can read and run without this program.
import { sql, type RawBuilder } from 'kysely'

export const pesos = (column: string): RawBuilder<string> =>
  sql.raw(`'$' || to_char(${column} / 100.0, 'FM999,999,990.00')`)

export const STANDING = sql`standing AS (
  SELECT l.charge_id, l.tuition_id, l.tipo, l.monto_centavos, l.condonado_centavos
  FROM payment_lines l JOIN payments p ON p.id = l.payment_id WHERE p.cancelled_at IS NULL AND NOT EXISTS (
    SELECT FROM baja_credits b WHERE b.payment_id = l.payment_id AND b.tuition_id = l.tuition_id)
)`

/** Can happen only without the index `charges_once_per_service_month`. */
export const chargedTwice = sql`
  SELECT 'Al alumno ' || student_id || ' se le cobra ' || count(*) || ' veces el servicio ' || service_id || ' de '
    || service_anio || '-' || lpad(service_mes::text, 2, '0') || '.' AS fault
  FROM charges WHERE service_id IS NOT NULL AND cancelled_at IS NULL
  GROUP BY student_id, service_id, service_anio, service_mes HAVING count(*) > 1
  ORDER BY service_id, student_id, service_anio, service_mes`

export const strangeServices = sql`
  SELECT 'El cargo ' || c.id || ' no es de un mes de su servicio ' || c.service_id || ' o de su ciclo.' AS fault
  FROM charges c LEFT JOIN services v ON v.id = c.service_id
  LEFT JOIN service_months m ON m.service_id = c.service_id AND m.anio = c.service_anio AND m.mes = c.service_mes
  WHERE c.service_id IS NOT NULL AND (v.cycle_id IS DISTINCT FROM c.cycle_id OR m.mes IS NULL OR c.tipo <> 'SERVICIO')
  ORDER BY c.id`

export const settled = sql`
  SELECT 'La apertura de la inscripción ' || e.id || ' dice ' || ${pesos("coalesce((r.valores ->> 'saldado')::bigint, 0)")}
    || ' saldados de meses que se deben en parte, y tiene ' || ${pesos('sum(t.saldado_centavos)')} || '.' AS fault
  FROM enrolments e JOIN tuition t ON t.enrolment_id = e.id LEFT JOIN opening_rows r ON r.enrolment_id = e.id
  WHERE e.cancelled_at IS NULL GROUP BY e.id, r.valores
  HAVING sum(t.saldado_centavos) <> coalesce((r.valores ->> 'saldado')::bigint, 0)
  UNION ALL
  SELECT 'La colegiatura ' || t.id || ' dice que se saldó antes y '
    || CASE WHEN t.abonado_centavos > 0 THEN 'tiene pagos de aquí.' ELSE 'ninguna apertura la trajo.' END AS fault
  FROM tuition t LEFT JOIN opening_rows r ON r.enrolment_id = t.enrolment_id
  WHERE t.fuera = 'SALDADO' AND (t.abonado_centavos > 0 OR r.opening_id IS NULL)`

/** A cancelled enrolment has no settled months left, a reversed opening none of anything. */
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

export const months = sql`
  WITH ${STANDING}, owed AS (
    SELECT t.*, coalesce(s.paid, 0) AS here, t.saldado_centavos + coalesce(s.paid, 0) AS paid, coalesce(s.fees, 0) AS fees
    FROM tuition t
    LEFT JOIN (
      SELECT tuition_id, coalesce(sum(monto_centavos) FILTER (WHERE tipo = 'COLEGIATURA'), 0) AS paid,
        coalesce(sum(CASE tipo WHEN 'RECARGO' THEN monto_centavos ELSE condonado_centavos END)
          FILTER (WHERE tipo IN ('COLEGIATURA', 'RECARGO')), 0) AS fees
      FROM standing WHERE tuition_id IS NOT NULL GROUP BY 1
    ) s ON s.tuition_id = t.id
  )
  SELECT 'La colegiatura ' || id || ' es de ' || ${pesos('monto_centavos')} || ', muestra ' || ${pesos('abonado_centavos')}
    || ' pagados (' || estado || ') y ' || ${pesos('recargo_abonado_centavos')} || ' de recargos; los pagos suman '
    || ${pesos('here')} || CASE WHEN saldado_centavos > 0 THEN ', más ' || ${pesos('saldado_centavos')} || ' saldados antes,'
      ELSE '' END || ' y ' || ${pesos('fees')} || '.' AS fault
  FROM owed WHERE paid <> abonado_centavos OR fees <> recargo_abonado_centavos OR paid NOT BETWEEN 0 AND monto_centavos
    OR pagado <> (paid = monto_centavos AND paid > 0) OR (fuera IS NOT NULL AND paid NOT IN (saldado_centavos, monto_centavos))
    OR (monto_antes_centavos IS NOT NULL AND (fuera IS DISTINCT FROM 'BAJA' OR here = 0 OR monto_antes_centavos <= paid))
    OR estado <> CASE WHEN paid = monto_centavos AND paid > 0 THEN 'PAGADO' WHEN fuera IS NOT NULL THEN fuera
      WHEN monto_centavos = 0 THEN 'BECADO' WHEN paid > 0 THEN 'PARCIAL' ELSE 'PENDIENTE' END
  ORDER BY id`

/** Payments of a month come in the order of their days of money. */
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
