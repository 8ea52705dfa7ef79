// Raw SQL: what an invoice's end is called is one `CASE` that is read, written and counted.
import { sql } from 'kysely'
import type { IsoDate } from '@contract/domain/dates'
import { toPesos } from '@contract/domain/money'
import { DEDUCTIBLE_CAPS, type Caps } from '@contract/domain/tax'
import type { InvoiceDocument, PublicLine } from '@contract/invoices/delivery.schemas'
import type { InvoiceSchool } from '@contract/invoices/invoices.rules'
import type { EndedInvoice } from '@contract/invoices/stamped.schemas'
import type { Db, Tx } from '../../db/database'
import { onlyRow } from '../../db/onlyRow'
import { lockNamed } from '../../db/locks'
import { anyOf, documentHolds, invoicedNow } from '../../db/fragments'

export type DeliveryKind = 'ENTREGA' | 'GLOBAL'

export const findInvoiceSchool = async (db: Db): Promise<InvoiceSchool> => {
  const school = await db
    .selectFrom('school')
    .select(['rfc', 'razon_social', 'regimen_fiscal', 'codigo_postal'])
    .executeTakeFirstOrThrow()
  const niveles = await db
    .selectFrom('school_levels')
    .select(['grado', 'cct', 'rvoe', 'clave_producto', 'impuesto'])
    .execute()
  return { ...school, niveles }
}

export const findCaps = async (db: Db): Promise<Caps> => {
  const levels = await db
    .selectFrom('school_levels')
    .select(['grado', 'tope_deducible_centavos as centavos'])
    .execute()
  const own = levels.flatMap(({ grado, centavos }) => (centavos === null ? [] : [[grado, toPesos(centavos)]]))
  return { ...DEDUCTIBLE_CAPS, ...(Object.fromEntries(own) as Partial<Caps>) }
}

/** By pupil, the day of balances of an opening in that calendar year. */
export const findOpened = async (
  db: Db,
  ids: readonly number[],
  anio: number,
): Promise<Map<number, IsoDate>> => {
  const { rows } = await sql<{ student_id: number; fecha: IsoDate }>`
    SELECT r.student_id, min(o.fecha) AS fecha FROM opening_rows r JOIN openings o ON o.id = r.opening_id
    WHERE r.student_id = ANY (${ids}::int[]) AND o.undone_at IS NULL
      AND o.fecha BETWEEN make_date(${anio}::int, 1, 1) AND make_date(${anio}::int, 12, 31)
    GROUP BY r.student_id`.execute(db)
  return new Map(rows.map(({ student_id, fecha }) => [student_id, fecha]))
}

/** Locked until the commit, in id order: deliveries of the same payments take turns. */
export const lockPayments = async (tx: Tx, ids: readonly number[]): Promise<number[]> => {
  const rows = await tx
    .selectFrom('payments')
    .select('id')
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

export const lockPaymentsOfDays = async (tx: Tx, desde: IsoDate, hasta: IsoDate): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    SELECT p.id FROM payments p WHERE p.fecha BETWEEN ${desde}::date AND ${hasta}::date AND p.cancelled_at IS NULL
      AND NOT EXISTS (SELECT FROM invoice_documents d WHERE d.payment_id = p.id AND ${documentHolds})
    ORDER BY p.id FOR NO KEY UPDATE`.execute(tx)
  return rows.map(({ id }) => id)
}

export const setRequest = (
  tx: Tx,
  paymentId: number,
  { fiscalId, rfcPago = null }: { fiscalId: number; rfcPago?: string | null | undefined },
  userId: number,
) =>
  tx
    .insertInto('invoice_requests')
    .values({ payment_id: paymentId, fiscal_id: fiscalId, rfc_pago: rfcPago, created_by: userId })
    .onConflict((on) =>
      on.column('payment_id').doUpdateSet({ fiscal_id: fiscalId, rfc_pago: rfcPago, created_by: userId }),
    )
    .execute()

export const clearRequest = (tx: Tx, paymentId: number) =>
  tx.deleteFrom('invoice_requests').where('payment_id', '=', paymentId).execute()

export const isOfPayment = async (tx: Tx, fiscalId: number, paymentId: number): Promise<boolean> => {
  const { rows } = await sql`
    WITH pupils AS (
      SELECT coalesce(c.student_id, te.student_id) AS id FROM payment_lines l LEFT JOIN charges c ON c.id = l.charge_id
      LEFT JOIN tuition t ON t.id = l.tuition_id LEFT JOIN enrolments te ON te.id = t.enrolment_id WHERE l.payment_id = ${paymentId}
      UNION SELECT student_id FROM payments WHERE id = ${paymentId}
    )
    SELECT FROM fiscals f WHERE f.id = ${fiscalId} AND f.removed_at IS NULL AND (
      f.parent_id = (SELECT parent_id FROM payments WHERE id = ${paymentId})
      OR f.parent_id IN (SELECT s.parent_id FROM students s JOIN pupils ON pupils.id = s.id)
      OR f.student_id IN (SELECT id FROM pupils))`.execute(tx)
  return rows.length > 0
}

export const insertDelivery = async (
  tx: Tx,
  values: {
    tipo: DeliveryKind
    fecha: IsoDate
    desde: IsoDate | null
    hasta: IsoDate | null
    created_by: number
  },
): Promise<number> =>
  (
    await tx
      .insertInto('invoice_deliveries')
      // The clock and not the transaction's start, because a delivery that waited also contains what was changed meanwhile.
      .values({ ...values, created_at: sql<Date>`clock_timestamp()` })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

export interface NewDocument {
  readonly paymentId: number
  readonly centavos: number
  readonly documento: InvoiceDocument | PublicLine
}

export const insertDocuments = async (
  tx: Tx,
  deliveryId: number,
  documents: readonly NewDocument[],
): Promise<number[]> => {
  if (documents.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    INSERT INTO invoice_documents (payment_id, delivery_id, total_centavos, documento)
    SELECT d."paymentId", ${deliveryId}::int, d.centavos, d.documento
    FROM jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) AS d ("paymentId" int, centavos bigint, documento jsonb)
    RETURNING id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** CANCELADA: nothing is left to invoice. SUSTITUIDA: less than the document says. */
const endOf = sql`CASE WHEN p.cancelled_at IS NOT NULL OR ${invoicedNow} = 0 THEN 'CANCELADA' ELSE 'SUSTITUIDA' END`
const hasToEnd = sql`(d.fin IS NULL AND (p.cancelled_at IS NOT NULL OR NOT ${documentHolds}))`

/** Until the commit no other delivery is written: both would name the same ended document. */
export const takeTurn = (tx: Tx) => lockNamed(tx, 'entregas de facturas')

export const endDocuments = (tx: Tx) =>
  sql`UPDATE invoice_documents d SET fin = ${endOf} FROM payments p WHERE p.id = d.payment_id AND ${hasToEnd}`.execute(
    tx,
  )

export const endDocument = (tx: Tx, id: number) =>
  tx.updateTable('invoice_documents').set({ fin: 'SUSTITUIDA' }).where('id', '=', id).execute()

/** Document `d` ended, and no delivery has named it since UUID and reason are known. A rejected one is not at the SAT. */
const toName = sql`(d.fin IS DISTINCT FROM 'RECHAZADA'
  AND NOT EXISTS (SELECT FROM invoice_rejections j WHERE j.document_id = d.id)
  AND NOT EXISTS (SELECT FROM invoice_items i JOIN invoice_deliveries n ON n.id = i.delivery_id
    WHERE i.document_id = d.id AND i.tipo <> 'FACTURA' AND n.created_at >= greatest(
      (SELECT s.created_at FROM invoice_stamps s WHERE s.document_id = d.id),
      (SELECT k.created_at FROM invoice_cancellations k WHERE k.document_id = d.id), '-infinity')))`

/** Adds every ended document that no delivery named yet. */
export const insertItems = async (
  tx: Tx,
  deliveryId: number,
  documents: readonly number[],
): Promise<void> => {
  await sql`
    INSERT INTO invoice_items (delivery_id, document_id, tipo)
    SELECT ${deliveryId}::int, id, 'FACTURA' FROM unnest(${documents}::int[]) AS id
    UNION ALL
    SELECT ${deliveryId}::int, d.id, d.fin FROM invoice_documents d WHERE d.fin IS NOT NULL AND ${toName}`.execute(
    tx,
  )
}

export const countEnded = async (db: Db): Promise<{ por_cancelar: number; por_sustituir: number }> => {
  const { rows } = await sql<{ por_cancelar: number; por_sustituir: number }>`
    SELECT count(*) FILTER (WHERE coalesce(d.fin, ${endOf}) = 'CANCELADA')::int AS por_cancelar,
      count(*) FILTER (WHERE coalesce(d.fin, ${endOf}) = 'SUSTITUIDA')::int AS por_sustituir
    FROM invoice_documents d JOIN payments p ON p.id = d.payment_id
    WHERE (d.fin IS NOT NULL OR ${hasToEnd}) AND ${toName}`.execute(db)
  return onlyRow(rows)
}

export const listEndedInvoices = async (db: Db): Promise<EndedInvoice[]> => {
  const { rows } = await sql<
    Omit<EndedInvoice, 'total' | 'uuid' | 'cancelacion'> & {
      centavos: number
      uuid: string | null
      cancelacion: EndedInvoice['cancelacion'] | null
    }
  >`
    SELECT json_build_object('id', p.id, 'folio', p.folio, 'fecha', p.fecha) AS pago,
      coalesce(f.nombre, s.nombre, '') AS de, d.total_centavos AS centavos, coalesce(d.fin, ${endOf}) AS tipo,
      v.tipo = 'GLOBAL' AS en_global, st.uuid,
      k.document_id IS NULL AND (coalesce(d.fin, ${endOf}) = 'CANCELADA' OR v.tipo = 'GLOBAL'
        AND NOT EXISTS (SELECT FROM invoice_requests r WHERE r.payment_id = p.id)) AS falta_motivo,
      CASE WHEN k.document_id IS NOT NULL THEN json_build_object('motivo', k.motivo, 'sustituye', q.folio) END AS cancelacion
    FROM invoice_documents d JOIN payments p ON p.id = d.payment_id JOIN invoice_deliveries v ON v.id = d.delivery_id
    LEFT JOIN parents f ON f.id = p.parent_id LEFT JOIN students s ON s.id = p.student_id
    LEFT JOIN invoice_stamps st ON st.document_id = d.id LEFT JOIN invoice_cancellations k ON k.document_id = d.id
    LEFT JOIN payments q ON q.id = k.sustituye_id
    WHERE (d.fin IS NOT NULL OR ${hasToEnd}) AND ${toName} ORDER BY p.folio`.execute(db)
  return rows.map(({ centavos, uuid, cancelacion, ...row }) => ({
    ...row,
    total: toPesos(centavos),
    ...(uuid ? { uuid } : {}),
    ...(cancelacion ? { cancelacion } : {}),
  }))
}

export const findDelivery = (db: Db, id: number) =>
  db.selectFrom('invoice_deliveries').selectAll().where('id', '=', id).executeTakeFirst()
