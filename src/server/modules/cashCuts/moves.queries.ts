import { sql, type RawBuilder } from 'kysely'
import type { MoveKind } from '@contract/cashCuts/cashCuts.rules'
import type { CutMove, OpenDay } from '@contract/cashCuts/cashCuts.schemas'
import { toPesos } from '@contract/domain/money'
import type { PaymentMethod } from '@contract/domain/paymentMethods'
import type { Db, Tx } from '../../db/database'

interface MoveRow {
  id: number
  tipo: MoveKind
  folio: number
  nombre: string
  numero_control: string
  conceptos: string[]
  monto_centavos: number
  metodo_pago: PaymentMethod
  referencia: string | null
  fecha: string
  moved_at: Date
  recibio: string
  motivo_cancelacion: string | null
}

/** A year paid at once names ten months: the first says enough. */
const conceptOf = ([first = '', ...more]: readonly string[]): string =>
  more.length > 1 ? `${first} y ${more.length} conceptos más` : [first, ...more].join(', ')

const toMove = (row: MoveRow): CutMove => ({
  id: row.id,
  tipo: row.tipo,
  folio: row.folio,
  alumno: row.nombre,
  numero_control: row.numero_control,
  concepto: conceptOf(row.conceptos),
  monto: toPesos(row.monto_centavos),
  metodo_pago: row.metodo_pago,
  referencia: row.referencia,
  fecha: row.fecha,
  momento: row.moved_at.toISOString(),
  recibio: row.recibio,
  motivo_cancelacion: row.tipo === 'CANCELACION' ? row.motivo_cancelacion : null,
})

/** Movements as they are listed; `source` gives payment_id and tipo. In the order in which the money moved. */
const readMoves = async (db: Db, source: RawBuilder<unknown>): Promise<CutMove[]> => {
  const { rows } = await sql<MoveRow>`
    SELECT p.id, m.tipo, p.folio, s.nombre, s.numero_control, p.monto_centavos, p.metodo_pago, p.referencia, p.fecha,
      CASE m.tipo WHEN 'PAGO' THEN p.created_at ELSE p.cancelled_at END AS moved_at, u.name AS recibio, p.motivo_cancelacion,
      ARRAY(SELECT l.descripcion FROM payment_lines l
        WHERE l.payment_id = p.id AND l.tipo IN ('CARGO', 'COLEGIATURA') ORDER BY l.id) AS conceptos
    FROM (${source}) m
    JOIN payments p ON p.id = m.payment_id
    JOIN students s ON s.id = p.student_id
    JOIN users u ON u.id = p.created_by
    ORDER BY moved_at, p.folio`.execute(db)
  return rows.map(toMove)
}

/** What no cut holds: payments by who took them, cancellations by who cancelled, each on its own day. */
const open = (whose: RawBuilder<unknown>) => sql`
  SELECT payment_id, tipo, user_id, dia FROM (
    SELECT id AS payment_id, 'PAGO' AS tipo, created_by AS user_id, fecha AS dia FROM payments
    UNION ALL
    SELECT id, 'CANCELACION', cancelled_by, cancelled_on FROM payments WHERE cancelled_by IS NOT NULL
  ) every_move
  WHERE ${whose} AND NOT EXISTS (
    SELECT FROM cash_cut_moves held WHERE held.payment_id = every_move.payment_id AND held.tipo = every_move.tipo)`

/** Of a user's day, what is in no cut yet. */
export const listOpenMoves = (db: Db | Tx, userId: number, dia: string): Promise<CutMove[]> =>
  readMoves(db, open(sql`user_id = ${userId} AND dia = ${dia}::date`))

/** What a closed cut holds. */
export const listCutMoves = (db: Db, cutId: number): Promise<CutMove[]> =>
  readMoves(db, sql`SELECT payment_id, tipo FROM cash_cut_moves WHERE cut_id = ${cutId}`)

interface OpenDayRow {
  user_id: number
  name: string
  dia: string
  movimientos: number
  total: number
  esperado: number
}

/** Days with something that no cut holds, oldest first; of one user, or of everybody. */
export const listOpenDays = async (db: Db, userId?: number): Promise<OpenDay[]> => {
  const whose = userId === undefined ? sql`true` : sql`user_id = ${userId}`
  const signed = sql`CASE m.tipo WHEN 'PAGO' THEN p.monto_centavos ELSE -p.monto_centavos END`
  const { rows } = await sql<OpenDayRow>`
    SELECT m.user_id, u.name, m.dia, count(*)::int AS movimientos, sum(${signed})::bigint AS total,
      coalesce(sum(${signed}) FILTER (WHERE p.metodo_pago = 'EFECTIVO'), 0)::bigint AS esperado
    FROM (${open(whose)}) m
    JOIN payments p ON p.id = m.payment_id
    JOIN users u ON u.id = m.user_id
    GROUP BY m.user_id, u.name, m.dia
    ORDER BY m.dia, u.name`.execute(db)
  return rows.map((row) => ({
    cajero: { id: row.user_id, nombre: row.name },
    dia: row.dia,
    movimientos: row.movimientos,
    total: toPesos(row.total),
    esperado: toPesos(row.esperado),
  }))
}
