// Raw SQL: a payment's lines, means and invoices are JSON in one row; credits are followed by `WITH RECURSIVE`.
import { sql, type RawBuilder } from 'kysely'
import type { IsoDate } from '@contract/domain/dates'
import type { Centavos } from '@contract/domain/money'
import { satMeans } from '@contract/fiscal/means.rules'
import { invoiceLines, type LedgerLine, type SourcedPart } from '@contract/invoices/invoiceLines'
import { totalOf, type InvoiceFacts, type Receiver } from '@contract/invoices/invoices.rules'
import type { Payment } from '@contract/payments/payments.schemas'
import type { Db } from '../../db/database'
import { documentHolds, stampedUuid } from '../../db/fragments'
import { meansJson, toMeans, type Means } from '../../db/means'
import { creditUsed, type CreditStep } from './lots'
import type { Cancellation } from './stamps.queries'

interface Row {
  id: number
  folio: number
  fecha: IsoDate
  fecha_pago: IsoDate
  monto_centavos: Centavos
  saldo_usado_centavos: Centavos
  a_cuenta_centavos: Centavos
  cancelado: boolean
  de: string
  means: Means[]
  lines: LedgerLine[]
  receptor: Receiver | null
  rfcPago: string | null
  documento: Delivered | null
  /** A cancelled payment keeps it. */
  uuid: string | null
  cancelacion: Cancellation | null
}

interface Delivered {
  readonly id: number
  readonly uuid: string | null
  readonly timbrada: IsoDate | null
  readonly rechazo: string | null
  readonly entrega: { readonly id: number; readonly fecha: IsoDate; readonly tipo: 'ENTREGA' | 'GLOBAL' }
}

export interface PaymentFacts extends InvoiceFacts {
  readonly fecha_pago: IsoDate
  readonly monto: Centavos
  readonly saldoUsado: Centavos
  readonly aCuenta: Centavos
  readonly devuelto: Centavos
  readonly de: string
  readonly medios: Payment['medios']
  readonly documento: Delivered | null
  readonly uuid: string | null
  /** Of the latest document that was cancelled or replaced. */
  readonly cancelacion: Cancellation | null
}

const read = async (db: Db, where: RawBuilder<unknown>): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    SELECT p.id, p.folio, p.fecha, p.fecha_pago, p.monto_centavos, p.saldo_usado_centavos, p.a_cuenta_centavos,
      p.cancelled_at IS NOT NULL AS cancelado,
      coalesce(paid.de, family.nombre, own.nombre, '') AS de, coalesce(paid.lines, '[]') AS lines,
      ${meansJson} AS means,
      r.rfc_pago AS "rfcPago", CASE WHEN p.cancelled_at IS NULL THEN st.uuid ELSE ${stampedUuid} END AS uuid,
      CASE WHEN f.id IS NOT NULL THEN json_build_object('id', f.id, 'rfc', f.rfc, 'nombre', f.nombre,
        'regimen_fiscal', f.regimen_fiscal, 'codigo_postal', f.codigo_postal, 'uso_cfdi', f.uso_cfdi, 'correo', f.correo) END AS receptor,
      CASE WHEN d.id IS NOT NULL THEN json_build_object('id', d.id,
        'uuid', st.uuid, 'timbrada', st.timbrada, 'rechazo', j.motivo,
        'entrega', json_build_object('id', v.id, 'fecha', v.fecha, 'tipo', v.tipo)) END AS documento,
      (SELECT json_build_object('motivo', k.motivo, 'sustituye', q.folio) FROM invoice_documents e
        JOIN invoice_cancellations k ON k.document_id = e.id LEFT JOIN payments q ON q.id = k.sustituye_id
        WHERE e.payment_id = p.id ORDER BY e.id DESC LIMIT 1) AS cancelacion
    FROM payments p
    LEFT JOIN parents family ON family.id = p.parent_id
    LEFT JOIN students own ON own.id = p.student_id
    LEFT JOIN invoice_requests r ON r.payment_id = p.id
    LEFT JOIN fiscals f ON f.id = r.fiscal_id
    LEFT JOIN invoice_documents d ON d.payment_id = p.id AND ${documentHolds}
    LEFT JOIN invoice_deliveries v ON v.id = d.delivery_id
    LEFT JOIN invoice_stamps st ON st.document_id = d.id LEFT JOIN invoice_rejections j ON j.document_id = d.id
    LEFT JOIN LATERAL (
      SELECT string_agg(DISTINCT s.nombre, ', ') AS de,
        json_agg(json_build_object('tipo', l.tipo, 'descripcion', l.descripcion, 'centavos', l.monto_centavos,
          'tuitionId', l.tuition_id, 'grado', coalesce(te.grado, ce.grado, now_in.grado), 'clave', k.clave_producto, 'impuesto', k.impuesto,
          'sinConcepto', CASE WHEN c.concept_id IS NULL AND c.enrolment_id IS NULL THEN c.id END,
          'devuelto', l.tipo <> 'RECARGO' AND EXISTS (
            SELECT FROM baja_credits b WHERE b.payment_id = l.payment_id AND b.tuition_id = l.tuition_id),
          'alumno', CASE WHEN s.id IS NOT NULL THEN json_build_object('id', s.id, 'nombre', s.nombre, 'curp', s.curp) END)
          ORDER BY l.id) AS lines
      FROM payment_lines l
      LEFT JOIN charges c ON c.id = l.charge_id LEFT JOIN enrolments ce ON ce.id = c.enrolment_id
      -- One: of a pupil enrolled again after a cancelled enrolment there are two.
      LEFT JOIN LATERAL (
        SELECT n.grado FROM enrolments n
        WHERE n.student_id = c.student_id AND n.cycle_id = c.cycle_id AND c.enrolment_id IS NULL
        ORDER BY n.cancelled_at DESC NULLS FIRST, n.id DESC LIMIT 1) now_in ON true
      LEFT JOIN concepts k ON k.id = c.concept_id
      LEFT JOIN tuition t ON t.id = l.tuition_id LEFT JOIN enrolments te ON te.id = t.enrolment_id
      LEFT JOIN students s ON s.id = coalesce(c.student_id, te.student_id)
      WHERE l.payment_id = p.id
    ) paid ON true
    WHERE ${where} ORDER BY p.folio`.execute(db)
  return rows
}

type StepRow = CreditStep & { source_id: number | null }

const readSteps = async (db: Db, paymentIds: readonly number[]): Promise<StepRow[]> => {
  const { rows } = await sql<StepRow>`
    WITH RECURSIVE roots AS (
      SELECT DISTINCT coalesce(c.merged_into, c.id) AS id FROM credit_moves m JOIN credits c ON c.id = m.credit_id
      WHERE m.tipo = 'SALDO' AND m.payment_id = ANY (${paymentIds}::int[])
    ), family AS (
      SELECT id FROM roots UNION SELECT c.id FROM credits c JOIN family ON c.merged_into = family.id
    )
    SELECT m.credit_id, m.tipo, m.centavos, m.payment_id, b.tuition_id, coalesce(m.payment_id, b.payment_id) AS source_id,
      coalesce(p.cancelled_at, q.cancelled_at, r.cancelled_at, o.undone_at) IS NOT NULL AS undone
    FROM credit_moves m
    LEFT JOIN payments p ON p.id = m.payment_id
    LEFT JOIN baja_credits b ON b.id = m.baja_credit_id LEFT JOIN payments q ON q.id = b.payment_id
    LEFT JOIN refunds r ON r.id = m.refund_id LEFT JOIN openings o ON o.id = m.opening_id
    WHERE m.credit_id IN (SELECT id FROM family) ORDER BY m.id`.execute(db)
  return rows
}

const ownParts = ({ id, means }: Row): SourcedPart[] =>
  means.map((each) => ({
    codigo: satMeans(each),
    centavos: each.centavos,
    pagoId: id,
    esTarjeta: each.metodo_pago === 'TARJETA',
  }))

const partsOf = async (db: Db, rows: readonly Row[]): Promise<(row: Row) => SourcedPart[]> => {
  const users = rows.filter(({ saldo_usado_centavos }) => saldo_usado_centavos > 0).map(({ id }) => id)
  if (users.length === 0) return ownParts
  const steps = await readSteps(db, users)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const sources = steps.flatMap(({ source_id, undone }) =>
    source_id === null || undone || byId.has(source_id) ? [] : source_id,
  )
  if (sources.length > 0)
    for (const row of await read(db, sql`p.id = ANY (${[...new Set(sources)]}::int[])`)) byId.set(row.id, row)
  const used = creditUsed(steps, (step, before) => {
    const source = byId.get((step as StepRow).source_id ?? 0)
    if (!source) return []
    const { lines, account } = invoiceLines(source.lines, [
      ...ownParts(source),
      ...(before.get(source.id) ?? []),
    ])
    if (step.tipo === 'A_CUENTA') return account
    const month = lines.find(({ esColegiatura, tuitionId }) => esColegiatura && tuitionId === step.tuition_id)
    return month?.parts ?? []
  })
  return (row) => [...ownParts(row), ...(used.get(row.id) ?? [])]
}

const ownFacts = (row: Row) => ({
  id: row.id,
  folio: row.folio,
  fecha: row.fecha,
  fecha_pago: row.fecha_pago,
  monto: row.monto_centavos,
  saldoUsado: row.saldo_usado_centavos,
  aCuenta: row.a_cuenta_centavos,
  cancelado: row.cancelado,
  de: row.de,
  medios: row.means.map(toMeans),
  receptor: row.receptor,
  rfcPago: row.rfcPago,
  documento: row.documento,
  uuid: row.uuid,
  cancelacion: row.cancelacion,
})

const toFacts = (row: Row, parts: SourcedPart[]): PaymentFacts => {
  // Divided among all lines first, so that what became credit keeps the means it was paid with.
  const { lines } = invoiceLines(row.lines, parts)
  return {
    ...ownFacts(row),
    parts,
    lines: lines.filter(({ devuelto }) => !devuelto),
    devuelto: totalOf(lines.filter(({ devuelto }) => devuelto)),
  }
}

const factsOf = async (db: Db, where: RawBuilder<unknown>): Promise<PaymentFacts[]> => {
  const rows = await read(db, where)
  const parts = await partsOf(db, rows)
  return rows.map((row) => toFacts(row, parts(row)))
}

export const factsOfDays = (db: Db, desde: IsoDate, hasta: IsoDate): Promise<PaymentFacts[]> =>
  factsOf(db, sql`p.fecha BETWEEN ${desde}::date AND ${hasta}::date`)

export const factsOfPayments = (db: Db, ids: readonly number[]): Promise<PaymentFacts[]> =>
  factsOf(db, sql`p.id = ANY (${ids}::int[])`)

/** Counts valid payments of tuition by the day of their money. */
export const factsOfYear = (db: Db, studentIds: readonly number[], year: number): Promise<PaymentFacts[]> =>
  factsOf(
    db,
    sql`p.cancelled_at IS NULL AND p.fecha_pago BETWEEN ${`${year}-01-01`}::date AND ${`${year}-12-31`}::date
      AND p.id IN (SELECT l.payment_id FROM payment_lines l JOIN tuition t ON t.id = l.tuition_id
        JOIN enrolments e ON e.id = t.enrolment_id WHERE e.student_id = ANY (${studentIds}::int[]) AND l.tipo = 'COLEGIATURA')`,
  )
