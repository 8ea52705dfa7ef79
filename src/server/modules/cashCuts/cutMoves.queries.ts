// Raw SQL: a lateral join reads a view's moves payment by payment; which table lists the payments is a parameter.
import { sql, type RawBuilder } from 'kysely'
import type { MoveKind } from '@contract/cashCuts/cashCuts.rules'
import type { CutMove, OpenDay } from '@contract/cashCuts/cashCuts.schemas'
import { toPesos } from '@contract/domain/money'
import type { PaymentMethod } from '@contract/domain/paymentMethods'
import type { Db, Tx } from '../../db/database'

interface MoveRow {
  id: number
  means_id: number
  tipo: MoveKind
  folio: number
  nombres: string[]
  numero_control: string | null
  conceptos: string[]
  centavos: number
  metodo_pago: PaymentMethod
  referencia: string | null
  fecha: string
  moved_at: Date
  recibio: string
  motivo_cancelacion: string | null
  cancelo: string | null
}

/** A year paid at once has ten months; the first one and a count are enough. */
const conceptOf = ([first = '', ...more]: readonly string[]): string =>
  more.length > 1 ? `${first} y ${more.length} conceptos más` : [first, ...more].join(', ')

const toMove = (row: MoveRow): CutMove => ({
  clave: `${row.tipo}-${row.means_id}`,
  id: row.id,
  tipo: row.tipo,
  folio: row.folio,
  alumno: row.nombres.join(', '),
  numero_control: row.numero_control ?? '',
  concepto: conceptOf(row.conceptos),
  monto: toPesos(Math.abs(row.centavos)),
  metodo_pago: row.metodo_pago,
  referencia: row.referencia,
  fecha: row.fecha,
  momento: row.moved_at.toISOString(),
  recibio: row.recibio,
  ...(row.tipo === 'CANCELACION' || row.tipo === 'DEVOLUCION_CANCELADA'
    ? { motivo_cancelacion: row.motivo_cancelacion, cancelo: row.cancelo }
    : { motivo_cancelacion: null, cancelo: null }),
})

/** Collects ids first: with an OR the planner scans all pupils for each payment. */
const PAID_FOR = sql`
  SELECT s.id, s.nombre, s.numero_control FROM students s WHERE s.id IN (
    SELECT p.student_id WHERE p.student_id IS NOT NULL
    UNION ALL
    SELECT coalesce(c.student_id, e.student_id) FROM payment_lines l
    LEFT JOIN charges c ON c.id = l.charge_id LEFT JOIN tuition t ON t.id = l.tuition_id
    LEFT JOIN enrolments e ON e.id = t.enrolment_id WHERE l.payment_id = p.id AND p.student_id IS NULL)`

const readMoves = async (db: Db, source: RawBuilder<unknown>): Promise<CutMove[]> => {
  const { rows } = await sql<MoveRow>`SELECT * FROM (
    SELECT p.id, m.means_id, m.tipo, p.folio, m.centavos, m.metodo_pago, m.referencia, p.fecha, m.moved_at, u.name AS recibio,
      p.motivo_cancelacion, x.name AS cancelo, coalesce(
        (SELECT array_agg(own.nombre ORDER BY own.nombre) FROM (${PAID_FOR}) own), ARRAY[d.nombre]) AS nombres,
      (SELECT min(own.numero_control) FROM (${PAID_FOR}) own HAVING count(*) = 1) AS numero_control,
      ARRAY(SELECT l.descripcion FROM payment_lines l
        WHERE l.payment_id = p.id AND l.tipo IN ('CARGO', 'COLEGIATURA', 'A_CUENTA') ORDER BY l.id) AS conceptos
    FROM (${source}) m
    JOIN payments p ON p.id = m.payment_id
    LEFT JOIN parents d ON d.id = p.parent_id
    JOIN users u ON u.id = p.created_by LEFT JOIN users x ON x.id = p.cancelled_by
    UNION ALL
    SELECT r.id, m.means_id, m.tipo, r.folio, m.centavos, m.metodo_pago, m.referencia, r.fecha, m.moved_at, u.name,
      r.motivo_cancelacion, x.name, ARRAY[coalesce(d.nombre, s.nombre)], s.numero_control, ARRAY['DEVOLUCIÓN: ' || r.motivo]
    FROM (${source}) m
    JOIN refunds r ON r.id = m.refund_id
    JOIN credits c ON c.id = r.credit_id LEFT JOIN parents d ON d.id = c.parent_id LEFT JOIN students s ON s.id = c.student_id
    JOIN users u ON u.id = r.created_by LEFT JOIN users x ON x.id = r.cancelled_by
    ) moves
    ORDER BY moved_at, folio, means_id, tipo IN ('CANCELACION', 'DEVOLUCION_CANCELADA')`.execute(db)
  return rows.map(toMove)
}

/** `whose` is a condition on the table as `o`. LATERAL, because in a join with the view the planner reads every payment ever made. */
const movesOf = (payments: string, refunds: string, whose: RawBuilder<unknown>) => sql`
  SELECT m.* FROM ${sql.table(payments)} o CROSS JOIN LATERAL (
    SELECT * FROM cash_moves WHERE payment_id = o.payment_id AND tipo = o.tipo OFFSET 0) m WHERE ${whose}
  UNION ALL
  SELECT m.* FROM ${sql.table(refunds)} o CROSS JOIN LATERAL (
    SELECT * FROM cash_moves WHERE refund_id = o.refund_id AND tipo = o.tipo OFFSET 0) m WHERE ${whose}`

/** A cancellation counts for the user who cancelled and on that day; within the payment's own cut, for the user and day of the payment. */
const openMoves = (whose: RawBuilder<unknown>) => movesOf('cash_open_moves', 'cash_open_refunds', whose)

export const listOpenMoves = (db: Db | Tx, userId: number, dia: string): Promise<CutMove[]> =>
  readMoves(db, openMoves(sql`o.user_id = ${userId} AND o.dia = ${dia}::date`))

export const listCutMoves = (db: Db, cutId: number): Promise<CutMove[]> =>
  readMoves(db, movesOf('cash_cut_moves', 'cash_cut_refunds', sql`o.cut_id = ${cutId}`))

interface OpenDayRow {
  user_id: number
  name: string
  dia: string
  movimientos: number
  total: number
  fondo: number
  esperado: number
}

export const listOpenDays = async (db: Db, userId?: number): Promise<OpenDay[]> => {
  const whose = userId === undefined ? sql`true` : sql`o.user_id = ${userId}`
  const { rows } = await sql<OpenDayRow>`
    SELECT m.user_id, u.name, m.dia, count(*)::int AS movimientos, sum(m.centavos)::bigint AS total,
      coalesce(sum(m.centavos) FILTER (WHERE m.metodo_pago = 'EFECTIVO'), 0)::bigint AS esperado,
      coalesce((SELECT f.fondo_centavos FROM cash_floats f WHERE f.user_id = m.user_id AND f.dia = m.dia AND f.parte = 1 +
        (SELECT count(*) FROM cash_cuts c WHERE c.user_id = m.user_id AND c.dia = m.dia)), 0) AS fondo
    FROM (${openMoves(whose)}) m
    JOIN users u ON u.id = m.user_id
    GROUP BY m.user_id, u.name, m.dia
    ORDER BY m.dia, u.name`.execute(db)
  return rows.map((row) => ({
    cajero: { id: row.user_id, nombre: row.name },
    dia: row.dia,
    movimientos: row.movimientos,
    total: toPesos(row.total),
    fondo: toPesos(row.fondo),
    esperado: toPesos(row.esperado + row.fondo),
  }))
}

export const listCancelledByOthers = async (
  db: Db,
  userId: number,
): Promise<{ quien: string; cuantas: number; total: number }[]> => {
  const { rows } = await sql<{ quien: string; cuantas: number; centavos: number }>`
    SELECT x.name AS quien, count(*)::int AS cuantas, sum(p.monto_centavos)::float8 AS centavos
    FROM cash_open_moves o JOIN payments p ON p.id = o.payment_id JOIN users x ON x.id = p.cancelled_by
    WHERE o.user_id = ${userId} AND o.tipo = 'CANCELACION' AND p.cancelled_by <> ${userId}
    GROUP BY x.name ORDER BY x.name`.execute(db)
  return rows.map(({ centavos, ...row }) => ({ ...row, total: toPesos(centavos) }))
}
