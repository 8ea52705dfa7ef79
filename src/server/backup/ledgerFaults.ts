// Raw SQL: each question is a sentence of its own that an auditor can read and run without this program.
import { sql } from 'kysely'
import type { Db } from '../db/database'
import {
  pesos,
  STANDING,
  monthOrder,
  months,
  openings,
  settled,
  chargedTwice,
  strangeServices,
} from './monthFaults'

const charges = sql`
  WITH ${STANDING}, owed AS (
    SELECT c.*, coalesce(s.paid, 0) AS paid FROM charges c
    LEFT JOIN (SELECT charge_id, sum(monto_centavos) AS paid FROM standing WHERE tipo = 'CARGO' GROUP BY 1) s ON s.charge_id = c.id
  )
  SELECT 'El cargo ' || id || ' debe ser de ' || ${pesos('monto_pagar_centavos')} || ', muestra '
    || ${pesos('abonado_centavos')} || ' pagados (' || estado || ') y los pagos suman ' || ${pesos('paid')} || '.' AS fault
  FROM owed
  WHERE paid <> abonado_centavos OR paid NOT BETWEEN 0 AND monto_pagar_centavos OR estado <> CASE
    WHEN cancelled_at IS NOT NULL THEN 'CANCELADO' WHEN paid = monto_pagar_centavos THEN 'PAGADO'
    WHEN paid > 0 THEN 'PARCIAL' ELSE 'PENDIENTE' END
  ORDER BY id`

const receipts = sql`
  SELECT 'El recibo ' || p.folio || ' es de ' || ${pesos('p.monto_centavos')} || ' y sus conceptos suman '
    || ${pesos('coalesce(l.total, 0)')} || '.' AS fault
  FROM payments p LEFT JOIN (
    SELECT payment_id, sum(CASE WHEN tipo IN ('DESCUENTO', 'SALDO') THEN -monto_centavos ELSE monto_centavos END) AS total
    FROM payment_lines GROUP BY 1
  ) l ON l.payment_id = p.id
  WHERE coalesce(l.total, 0) <> p.monto_centavos ORDER BY p.folio`

/** What the SAT stamped must be what was handed over, and each UUID one invoice. */
const stamps = sql`
  WITH stamped AS (
    SELECT st.*, d.total_centavos AS own, d.delivery_id, v.tipo, p.folio FROM invoice_stamps st
    JOIN invoice_documents d ON d.id = st.document_id JOIN invoice_deliveries v ON v.id = d.delivery_id
    JOIN payments p ON p.id = d.payment_id
  )
  SELECT 'La factura ' || uuid || ' es de ' || ${pesos('max(total_centavos)')} || ' y lo entregado suma '
    || ${pesos('sum(own)')} || ' (folio ' || min(folio) || ').' AS fault
  FROM stamped GROUP BY uuid
  HAVING sum(own) <> max(total_centavos) OR min(total_centavos) <> max(total_centavos)
    OR count(DISTINCT delivery_id) > 1 OR count(*) > 1 AND bool_or(tipo <> 'GLOBAL')
  ORDER BY min(folio)`

const waivers = sql`
  SELECT 'El recibo ' || p.folio || ' condona recargos por ' || ${pesos('p.recargo_condonado_centavos')}
    || ' y sus colegiaturas por ' || ${pesos('coalesce(l.total, 0)')} || '.' AS fault
  FROM payments p LEFT JOIN (
    SELECT payment_id, sum(condonado_centavos) AS total FROM payment_lines WHERE condonado_centavos > 0 GROUP BY 1
  ) l ON l.payment_id = p.id
  WHERE coalesce(l.total, 0) <> p.recargo_condonado_centavos ORDER BY p.folio`

const means = sql`
  SELECT 'El recibo ' || p.folio || ' es de ' || ${pesos('p.monto_centavos')} || ' y sus medios de pago suman '
    || ${pesos('coalesce(m.total, 0)')} || '.' AS fault
  FROM payments p LEFT JOIN (SELECT payment_id, sum(monto_centavos) AS total FROM payment_means GROUP BY 1) m ON m.payment_id = p.id
  WHERE coalesce(m.total, 0) <> p.monto_centavos ORDER BY p.folio`

const credits = sql`
  SELECT 'El saldo a favor ' || c.id || ' dice ' || ${pesos('c.saldo_centavos')} || ' y sus movimientos suman '
    || ${pesos('coalesce(m.total, 0)')} || '.' AS fault
  FROM credits c LEFT JOIN (SELECT credit_id, sum(centavos) AS total FROM credit_moves GROUP BY 1) m ON m.credit_id = c.id
  WHERE coalesce(m.total, 0) <> c.saldo_centavos OR c.saldo_centavos < 0 ORDER BY c.id`

const moved = sql`
  SELECT 'El recibo ' || p.folio || ' no movió el saldo a favor que dice.' AS fault
  FROM payments p LEFT JOIN (
    SELECT payment_id, sum(centavos) AS total FROM credit_moves WHERE payment_id IS NOT NULL GROUP BY 1
  ) m ON m.payment_id = p.id
  WHERE coalesce(m.total, 0) <> CASE WHEN p.cancelled_at IS NULL THEN p.a_cuenta_centavos - p.saldo_usado_centavos ELSE 0 END
  ORDER BY p.folio`

const refunds = sql`
  SELECT 'La devolución ' || r.folio || ' no movió el saldo a favor que dice.' AS fault
  FROM refunds r LEFT JOIN (
    SELECT refund_id, sum(centavos) AS total FROM credit_moves WHERE refund_id IS NOT NULL GROUP BY 1
  ) m ON m.refund_id = r.id
  WHERE coalesce(m.total, 0) <> CASE WHEN r.cancelled_at IS NULL THEN -r.monto_centavos ELSE 0 END ORDER BY r.folio`

const bajaCredits = sql`
  SELECT 'La colegiatura ' || b.tuition_id || ' de quien se dio de baja no movió el saldo a favor que dice.' AS fault
  FROM baja_credits b JOIN payments p ON p.id = b.payment_id LEFT JOIN (
    SELECT baja_credit_id, sum(centavos) AS total FROM credit_moves WHERE baja_credit_id IS NOT NULL GROUP BY 1
  ) m ON m.baja_credit_id = b.id
  WHERE coalesce(m.total, 0) <> CASE WHEN p.cancelled_at IS NULL THEN b.monto_centavos - b.descuento_centavos ELSE 0 END
  ORDER BY b.id`

const bajas = sql`
  SELECT 'La inscripción ' || e.id || ' está ' || CASE e.estado WHEN 'BAJA' THEN 'dada de baja' ELSE 'cancelada' END
    || ' y debe todavía la colegiatura ' || t.id || '.' AS fault
  FROM enrolments e JOIN tuition t ON t.enrolment_id = e.id
  WHERE CASE e.estado WHEN 'CANCELADA' THEN t.fuera IS DISTINCT FROM 'CANCELADA'
    WHEN 'BAJA' THEN t.fuera IS NULL AND (t.anio, t.mes) > (extract(year FROM e.baja_fecha), extract(month FROM e.baja_fecha))
    ELSE t.fuera = 'CANCELADA' END
  ORDER BY e.id, t.id`

const refundFolios = sql`
  SELECT 'Las devoluciones van de ' || first || ' a ' || last || ' y son ' || many || '; el contador dice ' || counter || '.' AS fault
  FROM (SELECT count(*) AS many, coalesce(min(folio), 1) AS first, coalesce(max(folio), 0) AS last,
    (SELECT last_folio FROM refund_counter) AS counter FROM refunds) found
  WHERE first <> 1 OR last <> many OR last IS DISTINCT FROM counter`

const others = sql`
  SELECT 'El recibo ' || p.folio || ' paga lo que debe otro alumno.' AS fault
  FROM payments p WHERE p.student_id IS NOT NULL AND EXISTS (
    SELECT FROM payment_lines l LEFT JOIN charges c ON c.id = l.charge_id LEFT JOIN tuition t ON t.id = l.tuition_id
    LEFT JOIN enrolments e ON e.id = t.enrolment_id
    WHERE l.payment_id = p.id AND coalesce(c.student_id, e.student_id) <> p.student_id
  ) ORDER BY p.folio`

const folios = sql`
  SELECT 'Los folios van de ' || first || ' a ' || last || ' con ' || many || ' pagos; el contador dice ' || counter || '.'
    || CASE WHEN first <> start THEN ' El primer folio de la escuela es ' || start || '.' ELSE '' END AS fault
  FROM (SELECT count(payments.id) AS many, coalesce(min(folio), start) AS first, coalesce(max(folio), start - 1) AS last, counter, start
    FROM (SELECT max(last_folio) AS counter, coalesce(max(first_folio), 1) AS start FROM folio_counter) c LEFT JOIN payments ON true
    GROUP BY counter, start) found
  WHERE first <> start OR last <> start + many - 1 OR last IS DISTINCT FROM counter`

const cutNumbers = sql`
  SELECT 'Los cortes van del ' || first || ' al ' || last || ' y son ' || many || '; el contador dice ' || counter || '.' AS fault
  FROM (SELECT count(*) AS many, coalesce(min(numero), 1) AS first, coalesce(max(numero), 0) AS last,
    (SELECT last_number FROM cash_cut_counter) AS counter FROM cash_cuts) found
  WHERE first <> 1 OR last <> many OR last IS DISTINCT FROM counter`

const cuts = sql`
  WITH moved AS (
    SELECT v.cut_id, count(*) AS many, sum(v.centavos) AS total,
      coalesce(sum(v.centavos) FILTER (WHERE v.metodo_pago = 'EFECTIVO'), 0) AS cash
    FROM (
      SELECT h.cut_id, v.centavos, v.metodo_pago FROM cash_cut_moves h
      JOIN cash_moves v ON v.payment_id = h.payment_id AND v.tipo = h.tipo
      UNION ALL
      SELECT h.cut_id, v.centavos, v.metodo_pago FROM cash_cut_refunds h
      JOIN cash_moves v ON v.refund_id = h.refund_id AND v.tipo = h.tipo
    ) v
    GROUP BY 1
  ), counted AS (
    SELECT cut_id, sum(denominacion_centavos::bigint * cantidad) AS cash FROM cash_cut_counts GROUP BY 1
  )
  SELECT 'El corte ' || c.numero || ' dice ' || ${pesos('c.total_centavos')} || ' en ' || c.movimientos
    || ' movimientos y tiene ' || coalesce(m.many, 0) || ' por ' || ${pesos('coalesce(m.total, 0)')} || ', o no cuadra su efectivo.' AS fault
  FROM cash_cuts c LEFT JOIN moved m ON m.cut_id = c.id LEFT JOIN counted n ON n.cut_id = c.id
  WHERE (c.movimientos, c.total_centavos, c.esperado_centavos, c.contado_centavos)
    IS DISTINCT FROM (coalesce(m.many, 0), coalesce(m.total, 0), coalesce(m.cash, 0), coalesce(n.cash, 0))
  ORDER BY c.numero`

const openMoves = sql`
  WITH expected AS (
    SELECT id AS payment_id, 'PAGO' AS tipo, created_by AS user_id, fecha AS dia FROM payments WHERE monto_centavos > 0
    UNION ALL SELECT id, 'CANCELACION', CASE WHEN cancelled_in_its_cut THEN created_by ELSE cancelled_by END,
      CASE WHEN cancelled_in_its_cut THEN fecha ELSE cancelled_on END FROM payments
      WHERE cancelled_at IS NOT NULL AND monto_centavos > 0
  ), missing AS (
    SELECT e.* FROM expected e
    WHERE NOT EXISTS (SELECT FROM cash_cut_moves m WHERE m.payment_id = e.payment_id AND m.tipo = e.tipo)
  )
  SELECT 'El movimiento ' || lower(tipo) || ' del recibo ' || folio || ' está mal apuntado entre los que ningún corte tiene.' AS fault
  FROM ((TABLE missing EXCEPT SELECT payment_id, tipo, user_id, dia FROM cash_open_moves)
    UNION (SELECT payment_id, tipo, user_id, dia FROM cash_open_moves EXCEPT TABLE missing)) wrong
  JOIN payments p ON p.id = wrong.payment_id ORDER BY folio, tipo`

const inItsCut = sql`
  SELECT 'El recibo ' || p.folio || ' se canceló en el corte de quien lo cobró y no está en el mismo que su cancelación.' AS fault
  FROM payments p LEFT JOIN cash_cut_moves taken ON taken.payment_id = p.id AND taken.tipo = 'PAGO'
  LEFT JOIN cash_cut_moves back ON back.payment_id = p.id AND back.tipo = 'CANCELACION'
  WHERE p.cancelled_in_its_cut AND taken.cut_id IS DISTINCT FROM back.cut_id ORDER BY p.folio`

const openRefunds = sql`
  WITH expected AS (
    SELECT id AS refund_id, 'DEVOLUCION' AS tipo, created_by AS user_id, fecha AS dia FROM refunds
    UNION ALL SELECT id, 'DEVOLUCION_CANCELADA', cancelled_by, cancelled_on FROM refunds WHERE cancelled_at IS NOT NULL
  ), missing AS (
    SELECT e.* FROM expected e
    WHERE NOT EXISTS (SELECT FROM cash_cut_refunds m WHERE m.refund_id = e.refund_id AND m.tipo = e.tipo)
  )
  SELECT 'La devolución ' || folio || ' está mal apuntada entre lo que ningún corte tiene.' AS fault
  FROM ((TABLE missing EXCEPT SELECT refund_id, tipo, user_id, dia FROM cash_open_refunds)
    UNION (SELECT refund_id, tipo, user_id, dia FROM cash_open_refunds EXCEPT TABLE missing)) wrong
  JOIN refunds r ON r.id = wrong.refund_id ORDER BY folio`

const prints = sql`
  SELECT 'Las impresiones del recibo ' || p.folio || ' no van de 1 en 1.' AS fault
  FROM receipt_prints r JOIN payments p ON p.id = r.payment_id
  GROUP BY p.id, p.folio HAVING min(r.number) <> 1 OR max(r.number) <> count(*) ORDER BY p.folio`

const QUESTIONS = [
  ...[
    charges,
    months,
    monthOrder,
    receipts,
    stamps,
    waivers,
    means,
    credits,
    moved,
    refunds,
    others,
    bajaCredits,
    bajas,
    settled,
    openings,
    chargedTwice,
    strangeServices,
  ],
  ...[folios, refundFolios, cutNumbers, cuts, openMoves, inItsCut, openRefunds, prints],
]

const SHOWN = 20

/** One Spanish sentence for each fault, at most `SHOWN` per rule; empty when the ledger adds up. */
export const ledgerFaults = async (db: Db): Promise<string[]> => {
  // MATERIALIZED: seeing the limit, the planner would expect faults at once and join 600,000 payments by nested loops.
  const first = QUESTIONS.map(
    (question) =>
      sql`(WITH asked AS MATERIALIZED (${question}) SELECT fault FROM asked LIMIT ${sql.lit(SHOWN)})`,
  )
  const { rows } = await sql<{ fault: string }>`${sql.join(first, sql` UNION ALL `)}`.execute(db)
  return rows.map(({ fault }) => fault)
}

/** Disabled triggers, and sequences that would give out a number twice: traces of a careless repair. */
export const guardFaults = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ fault: string }>`
    SELECT 'La guardia ' || t.tgname || ' de la tabla ' || c.relname || ' está apagada.' AS fault
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE c.relnamespace = current_schema()::regnamespace AND t.tgenabled IN ('D', 'R')
    UNION ALL
    SELECT 'La tabla ' || c.relname || ' tiene una regla sin comprobar: ' || f.conname || '.'
    FROM pg_constraint f JOIN pg_class c ON c.oid = f.conrelid
    WHERE c.relnamespace = current_schema()::regnamespace AND NOT f.convalidated
    ORDER BY 1`.execute(db)
  return rows.map(({ fault }) => fault)
}
