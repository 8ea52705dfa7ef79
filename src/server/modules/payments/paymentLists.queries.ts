// Raw SQL: a payment's lines, means and family are JSON in one row.
import { sql, type RawBuilder } from 'kysely'
import { toPesos } from '@contract/domain/money'
import type { PaidBy } from '@contract/domain/paymentMethods'
import type { Payment } from '@contract/payments/payments.schemas'
import type { Pupil } from '@contract/students/students.schemas'
import type { Db } from '../../db/database'
import { namedJson, pupilJson, stampedUuid, standingEnrolment } from '../../db/fragments'
import { meansJson, toMeans, type Means } from '../../db/means'
import type { LineRow } from './payments.queries'

interface PaymentRow {
  id: number
  folio: number
  codigo: string
  student_id: number | null
  alumnos: Pupil[]
  padre: { id: number; nombre: string } | null
  factura: NonNullable<Payment['factura']> | null
  ciclo: string | null
  monto_centavos: number
  saldo_usado_centavos: number
  a_cuenta_centavos: number
  metodo_pago: PaidBy
  referencia: string | null
  means: Means[]
  fecha: string
  fecha_pago: string
  created_at: Date
  recibio: string
  cancelled_at: Date | null
  motivo_cancelacion: string | null
  cancelado_por: string | null
  cancelled_on: string | null
  cancelled_in_its_cut: boolean
  in_no_cut: boolean
  recargo_condonado_centavos: number
  motivo_condonacion: string | null
  uuid: string | null
  lines: OwnedLineRow[]
}

type OwnedLineRow = LineRow & { student_id: number | null }

/** For a line `l`: joins its charge `c` and month `t`; lines of credit have neither. */
export const OWED = sql`LEFT JOIN charges c ON c.id = l.charge_id
    LEFT JOIN tuition t ON t.id = l.tuition_id
    LEFT JOIN enrolments te ON te.id = t.enrolment_id`

/** Every answer reads payments by this. As JSON, because the driver parses arrays letter by letter: half the time of a long answer. */
export const selectPayments = (
  where: RawBuilder<unknown>,
  end = sql`ORDER BY p.folio DESC`,
) => sql<PaymentRow>`
  SELECT p.id, p.folio, p.codigo, p.student_id, paid.ciclo, p.monto_centavos, p.saldo_usado_centavos, p.a_cuenta_centavos,
    p.metodo_pago, p.referencia, p.fecha, p.fecha_pago, p.created_at, u.name AS recibio, p.cancelled_at, p.motivo_cancelacion,
    x.name AS cancelado_por, p.cancelled_on, p.cancelled_in_its_cut,
    EXISTS (SELECT FROM cash_open_moves o WHERE o.payment_id = p.id AND o.tipo = 'PAGO') AS in_no_cut, p.recargo_condonado_centavos, p.motivo_condonacion, paid.lines, ${stampedUuid} AS uuid,
    ${namedJson('d')} AS padre,
    (SELECT json_strip_nulls(json_build_object('fiscalId', f.id, 'rfc', f.rfc, 'nombre', f.nombre, 'rfcPago', r.rfc_pago))
      FROM invoice_requests r JOIN fiscals f ON f.id = r.fiscal_id WHERE r.payment_id = p.id) AS factura,
    ${meansJson} AS means,
    (
      SELECT coalesce(json_agg(${pupilJson} ORDER BY own.at), '[]') FROM (
        SELECT coalesce(c.student_id, te.student_id) AS student_id, min(l.id) AS at,
          (array_agg(coalesce(c.cycle_id, te.cycle_id) ORDER BY l.id))[1] AS cycle_id
        FROM payment_lines l ${OWED} WHERE l.payment_id = p.id AND coalesce(c.student_id, te.student_id) IS NOT NULL GROUP BY 1
        UNION ALL
        SELECT p.student_id, 0, NULL WHERE p.student_id IS NOT NULL AND p.monto_centavos = p.a_cuenta_centavos
          AND p.saldo_usado_centavos = 0
      ) own
      JOIN students s ON s.id = own.student_id
      LEFT JOIN enrolments e ON e.student_id = own.student_id AND e.cycle_id = own.cycle_id AND ${standingEnrolment}
      LEFT JOIN groups g ON g.id = e.group_id
    ) AS alumnos
  FROM payments p
  JOIN users u ON u.id = p.created_by
  LEFT JOIN users x ON x.id = p.cancelled_by
  LEFT JOIN parents d ON d.id = p.parent_id
  CROSS JOIN LATERAL (
    SELECT CASE WHEN count(DISTINCT y.id) = 1 THEN min(y.name) END AS ciclo,
      json_agg(json_build_object('tipo', l.tipo, 'charge_id', l.charge_id, 'tuition_id', l.tuition_id,
        'descripcion', l.descripcion, 'monto_centavos', l.monto_centavos,
        'saldo_anterior_centavos', l.saldo_anterior_centavos, 'saldo_centavos', l.saldo_centavos,
        'condonado_centavos', l.condonado_centavos, 'student_id', coalesce(c.student_id, te.student_id)) ORDER BY l.id) AS lines
    FROM payment_lines l ${OWED} LEFT JOIN cycles y ON y.id = coalesce(c.cycle_id, te.cycle_id) WHERE l.payment_id = p.id
  ) paid
  WHERE ${where}
  ${end}`

const toConcept = (line: OwnedLineRow): Payment['conceptos'][number] => ({
  tipo: line.tipo,
  descripcion: line.descripcion,
  monto: toPesos(line.monto_centavos),
  recargo_condonado: toPesos(line.condonado_centavos),
  idCargo: line.charge_id,
  idColegiatura: line.tuition_id,
  idAlumno: line.student_id,
  saldo_anterior: toPesos(line.saldo_anterior_centavos),
  saldo: toPesos(line.saldo_centavos),
})

export const toPayment = (row: PaymentRow): Payment => ({
  id: row.id,
  folio: row.folio,
  codigo: row.codigo,
  alumno: row.alumnos.length === 1 ? (row.alumnos[0] as Pupil) : null,
  alumnos: row.alumnos,
  padre: row.padre,
  ciclo: row.ciclo,
  monto: toPesos(row.monto_centavos),
  metodo_pago: row.metodo_pago,
  referencia: row.referencia,
  medios: row.means.map(toMeans),
  saldo_usado: toPesos(row.saldo_usado_centavos),
  a_cuenta: toPesos(row.a_cuenta_centavos),
  fecha: row.fecha,
  fecha_pago: row.fecha_pago,
  creado: row.created_at.toISOString(),
  recibio: row.recibio,
  cancelado: row.cancelled_at !== null,
  motivo_cancelacion: row.motivo_cancelacion,
  cancelado_por: row.cancelado_por,
  fecha_cancelacion: row.cancelled_on,
  corte_abierto: row.cancelled_at === null && row.in_no_cut,
  corte_cancelacion:
    row.cancelled_at === null ? null : row.cancelled_in_its_cut ? 'DE_QUIEN_COBRO' : 'PROPIO',
  recargo_condonado: toPesos(row.recargo_condonado_centavos),
  motivo_condonacion: row.motivo_condonacion,
  factura: row.factura,
  ...(row.uuid ? { uuid: row.uuid } : {}),
  conceptos: row.lines.map(toConcept),
})

const read = async (db: Db, where: RawBuilder<unknown>): Promise<Payment[]> => {
  const { rows } = await selectPayments(where).execute(db)
  return rows.map(toPayment)
}

export const findPayment = async (db: Db, id: number): Promise<Payment | undefined> =>
  (await read(db, sql`p.id = ${id}`))[0]

export const findPaymentByFolio = async (db: Db, folio: number): Promise<Payment | undefined> =>
  (await read(db, sql`p.folio = ${folio}`))[0]

const paidFor = (
  ids: readonly number[],
) => sql`(p.student_id = ANY (${ids}::int[]) OR p.student_id IS NULL AND p.id IN (
  SELECT l.payment_id FROM payment_lines l JOIN charges c ON c.id = l.charge_id WHERE c.student_id = ANY (${ids}::int[])
  UNION ALL
  SELECT l.payment_id FROM payment_lines l JOIN tuition t ON t.id = l.tuition_id JOIN enrolments e ON e.id = t.enrolment_id
  WHERE e.student_id = ANY (${ids}::int[])))`

export const listStudentPayments = (db: Db, studentId: number): Promise<Payment[]> =>
  read(db, paidFor([studentId]))

export const listFamilyPayments = async (db: Db, parentId: number): Promise<Payment[] | undefined> => {
  const { rows } = await sql<{ ids: number[] }>`
    SELECT ARRAY(SELECT s.id FROM students s WHERE s.parent_id = p.id) AS ids FROM parents p
    WHERE p.id = ${parentId}`.execute(db)
  if (!rows[0]) return undefined
  return read(db, sql`(p.parent_id = ${parentId} AND p.student_id IS NULL OR ${paidFor(rows[0].ids)})`)
}
