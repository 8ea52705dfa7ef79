import { sql, type RawBuilder } from 'kysely'
import { toPesos } from '@contract/domain/money'
import type { PaymentMethod } from '@contract/domain/paymentMethods'
import { boundsOf, orderOf, partOf } from '../../db/pages'
import type { Payment, PaymentsPage, PaymentsQuery } from '@contract/payments/payments.schemas'
import type { Pupil } from '@contract/students/students.schemas'
import type { Db, Tx } from '../../db/database'
import { pupilJson } from '../../db/fragments'
import type { Tables } from '../../db/tables'

export interface PaymentHead {
  studentId: number
  centavos: number
  metodo_pago: PaymentMethod
  referencia: string | null
  recargoCondonado: number
  motivoCondonacion: string | null
  fecha: string
  userId: number
  now: Date
}

/** A row of `payment_lines`, not yet tied to its payment; the schema's type is the one that travels. */
export type LineRow = Pick<
  Tables['payment_lines'],
  | 'tipo'
  | 'charge_id'
  | 'tuition_id'
  | 'descripcion'
  | 'monto_centavos'
  | 'saldo_anterior_centavos'
  | 'saldo_centavos'
>

const column = (lines: readonly LineRow[], name: keyof LineRow) => lines.map((line) => line[name])

/**
 * Takes the next folio and writes payment and lines in one statement. The counter's row stays locked until the commit: that is
 * what keeps folios consecutive, so nothing slow may follow in the transaction.
 */
export const insertPayment = async (tx: Tx, head: PaymentHead, lines: readonly LineRow[]) => {
  const { rows } = await sql<{ id: number; folio: number; codigo: string }>`
    WITH taken AS (
      UPDATE folio_counter SET last_folio = last_folio + 1 RETURNING last_folio
    ), paid AS (
      INSERT INTO payments (folio, student_id, monto_centavos, metodo_pago, referencia, fecha, created_by, created_at,
        recargo_condonado_centavos, motivo_condonacion)
      SELECT last_folio, ${head.studentId}, ${head.centavos}, ${head.metodo_pago}, ${head.referencia}, ${head.fecha},
        ${head.userId}, ${head.now}, ${head.recargoCondonado}, ${head.motivoCondonacion} FROM taken
      RETURNING id, folio, codigo
    ), written AS (
      INSERT INTO payment_lines (payment_id, tipo, charge_id, tuition_id, descripcion, monto_centavos,
        saldo_anterior_centavos, saldo_centavos)
      SELECT paid.id, line.* FROM paid, unnest(
        ${column(lines, 'tipo')}::text[], ${column(lines, 'charge_id')}::int[], ${column(lines, 'tuition_id')}::int[],
        ${column(lines, 'descripcion')}::text[], ${column(lines, 'monto_centavos')}::bigint[],
        ${column(lines, 'saldo_anterior_centavos')}::bigint[], ${column(lines, 'saldo_centavos')}::bigint[]
      ) AS line
    )
    SELECT id, folio, codigo FROM paid`.execute(tx)
  return rows[0] as { id: number; folio: number; codigo: string }
}

export const toConcept = (line: LineRow): Payment['conceptos'][number] => ({
  tipo: line.tipo,
  descripcion: line.descripcion,
  monto: toPesos(line.monto_centavos),
  idCargo: line.charge_id,
  idColegiatura: line.tuition_id,
  saldo_anterior: toPesos(line.saldo_anterior_centavos),
  saldo: toPesos(line.saldo_centavos),
})

/** What a payment paid; lines never change, so they may be read before anything is locked. */
export const findLines = (db: Tx, paymentId: number) =>
  db
    .selectFrom('payment_lines')
    .select(['tipo', 'charge_id', 'tuition_id', 'monto_centavos'])
    .where('payment_id', '=', paymentId)
    .execute()

/** Locks the payment and says whether it was cancelled already. */
export const lockPayment = (tx: Tx, id: number) =>
  tx
    .selectFrom('payments')
    .select(['cancelled_at', 'folio'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const markCancelled = (
  tx: Tx,
  id: number,
  { motivo, userId, today, now }: { motivo: string; userId: number; today: string; now: Date },
) =>
  tx
    .updateTable('payments')
    .set({ cancelled_at: now, cancelled_on: today, cancelled_by: userId, motivo_cancelacion: motivo })
    .where('id', '=', id)
    .execute()

interface PaymentRow {
  id: number
  folio: number
  codigo: string
  alumno: Pupil
  ciclo: string | null
  monto_centavos: number
  metodo_pago: PaymentMethod
  referencia: string | null
  fecha: string
  created_at: Date
  recibio: string
  cancelled_at: Date | null
  motivo_cancelacion: string | null
  cancelado_por: string | null
  cancelled_on: string | null
  recargo_condonado_centavos: number
  motivo_condonacion: string | null
  lines: LineRow[]
}

/**
 * Every payment on the wire is read here. The pupil's grade and group are of the cycle of the first line: a receipt is of one
 * pupil, and so far of one cycle.
 */
const selectPayments = (where: RawBuilder<unknown>, end = sql`ORDER BY p.folio DESC`) => sql<PaymentRow>`
  SELECT p.id, p.folio, p.codigo, ${pupilJson} AS alumno, y.name AS ciclo, p.monto_centavos, p.metodo_pago, p.referencia,
    p.fecha, p.created_at, u.name AS recibio, p.cancelled_at, p.motivo_cancelacion, x.name AS cancelado_por, p.cancelled_on,
    p.recargo_condonado_centavos, p.motivo_condonacion, paid.lines
  FROM payments p
  JOIN students s ON s.id = p.student_id
  JOIN users u ON u.id = p.created_by
  LEFT JOIN users x ON x.id = p.cancelled_by
  CROSS JOIN LATERAL (
    SELECT (array_agg(l.charge_id ORDER BY l.id))[1] AS charge_id, (array_agg(l.tuition_id ORDER BY l.id))[1] AS tuition_id,
      json_agg(json_build_object('tipo', l.tipo, 'charge_id', l.charge_id, 'tuition_id', l.tuition_id,
        'descripcion', l.descripcion, 'monto_centavos', l.monto_centavos,
        'saldo_anterior_centavos', l.saldo_anterior_centavos, 'saldo_centavos', l.saldo_centavos) ORDER BY l.id) AS lines
    FROM payment_lines l WHERE l.payment_id = p.id
  ) paid
  LEFT JOIN charges c ON c.id = paid.charge_id
  LEFT JOIN tuition t ON t.id = paid.tuition_id
  LEFT JOIN enrolments te ON te.id = t.enrolment_id
  LEFT JOIN cycles y ON y.id = coalesce(c.cycle_id, te.cycle_id)
  LEFT JOIN enrolments e ON e.student_id = p.student_id AND e.cycle_id = y.id
  LEFT JOIN groups g ON g.id = e.group_id
  WHERE ${where}
  ${end}`

const toPayment = (row: PaymentRow): Payment => ({
  id: row.id,
  folio: row.folio,
  codigo: row.codigo,
  alumno: row.alumno,
  ciclo: row.ciclo,
  monto: toPesos(row.monto_centavos),
  metodo_pago: row.metodo_pago,
  referencia: row.referencia,
  fecha: row.fecha,
  creado: row.created_at.toISOString(),
  recibio: row.recibio,
  cancelado: row.cancelled_at !== null,
  motivo_cancelacion: row.motivo_cancelacion,
  cancelado_por: row.cancelado_por,
  fecha_cancelacion: row.cancelled_on,
  recargo_condonado: toPesos(row.recargo_condonado_centavos),
  motivo_condonacion: row.motivo_condonacion,
  conceptos: row.lines.map(toConcept),
})

const read = async (db: Db, where: RawBuilder<unknown>): Promise<Payment[]> => {
  const { rows } = await selectPayments(where).execute(db)
  return rows.map(toPayment)
}

/** One payment with its lines, or undefined. */
export const findPayment = async (db: Db, id: number): Promise<Payment | undefined> =>
  (await read(db, sql`p.id = ${id}`))[0]

/** Newest first, cancelled ones among them. */
export const listStudentPayments = (db: Db, studentId: number): Promise<Payment[]> =>
  read(db, sql`p.student_id = ${studentId}`)

/** What a reader may not see is left out: whether any line of it is of a module that is not theirs. */
export interface Hidden {
  readonly charges: boolean
  readonly tuition: boolean
}

const seen = ({ charges, tuition }: Hidden): RawBuilder<unknown> => {
  const without = (lines: RawBuilder<unknown>) =>
    sql`NOT EXISTS (SELECT FROM payment_lines hidden WHERE hidden.payment_id = p.id AND ${lines})`
  return sql`${charges ? without(sql`hidden.tipo = 'CARGO'`) : sql`true`}
    AND ${tuition ? without(sql`hidden.tipo <> 'CARGO'`) : sql`true`}`
}

/** The cycle of its first line, as the row shows it. */
const cycleOfPayment = sql`(
  SELECT coalesce(c.cycle_id, e.cycle_id) FROM payment_lines l
  LEFT JOIN charges c ON c.id = l.charge_id
  LEFT JOIN tuition t ON t.id = l.tuition_id LEFT JOIN enrolments e ON e.id = t.enrolment_id
  WHERE l.payment_id = p.id ORDER BY l.id LIMIT 1)`

/** A folio is found as it is and as it is printed. */
const WORDS = [
  sql`lpad(p.folio::text, greatest(6, length(p.folio::text)), '0')`,
  ...['s.nombre', 's.numero_control', 'p.referencia', 'p.codigo', 'u.name'].map((each) => sql.ref(each)),
]

const COLUMNS: Record<NonNullable<PaymentsQuery['columna']>, RawBuilder<unknown>> = {
  folio: sql`p.folio`,
  alumno: sql`s.nombre COLLATE "es-x-icu"`,
  fecha: sql`p.created_at`,
  monto: sql`p.monto_centavos`,
}

const stands = ({ estado, metodo }: PaymentsQuery): RawBuilder<unknown> => {
  const state =
    estado === undefined
      ? sql`true`
      : sql`p.cancelled_at IS ${estado === 'vigente' ? sql`NULL` : sql`NOT NULL`}`
  return metodo === undefined ? state : sql`${state} AND p.metodo_pago = ${metodo}`
}

/** A page of the payments of some days: the folios are found first, and only their lines are read. */
export const pageOfPayments = async (db: Db, part: PaymentsQuery, hidden: Hidden): Promise<PaymentsPage> => {
  const asked = partOf(part, { day: sql.ref('p.fecha'), texts: WORDS, cycle: cycleOfPayment })
  const where = sql`WHERE ${asked} AND ${stands(part)} AND ${seen(hidden)}`
  const named = sql`FROM payments p JOIN students s ON s.id = p.student_id JOIN users u ON u.id = p.created_by`
  const { limit, offset } = boundsOf(part)
  const way = orderOf(part) === 'asc' ? sql`ASC` : sql`DESC`
  const order = sql`ORDER BY ${COLUMNS[part.columna ?? 'folio']} ${way}, p.folio ${way}`
  const ids = sql`ARRAY(SELECT p.id ${named} ${where} ${order} LIMIT ${limit} OFFSET ${offset})`
  const { rows } = await selectPayments(sql`p.id = ANY (${ids})`, order).execute(db)
  // Names are looked up for a search alone: of a year there are many.
  const counted = await sql<{ total: number; cobrado: number; cancelados: number }>`
    SELECT count(*) AS total, coalesce(sum(p.monto_centavos) FILTER (WHERE p.cancelled_at IS NULL), 0)::bigint AS cobrado,
      count(p.cancelled_at) AS cancelados
    ${part.q === undefined ? sql`FROM payments p` : named} ${where}`.execute(db)
  const { total, cobrado, cancelados } = counted.rows[0] as (typeof counted.rows)[0]
  return { pagos: rows.map(toPayment), total, resumen: { cobrado: toPesos(cobrado), cancelados } }
}

export const studentExists = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('students').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
