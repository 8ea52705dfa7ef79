// Raw SQL: an item's cancellation is JSON, and what it replaces is the newest document of another one (`DISTINCT ON`).
import { sql } from 'kysely'
import type { IsoDate } from '@contract/domain/dates'
import type { InvoiceDocument, PublicLine } from '@contract/invoices/delivery.schemas'
import type { CancelMotive } from '@contract/invoices/stamped.rules'
import type { Db } from '../../db/database'

export interface ItemRow {
  tipo: 'FACTURA' | 'CANCELADA' | 'SUSTITUIDA'
  documento: InvoiceDocument | PublicLine
  total_centavos: number
  entregada: IsoDate
  en_global: boolean
  asked: boolean
  uuid: string | null
  cancelacion: { motivo: CancelMotive; sustituye: { pago: number; folio: number } | null } | null
  sustituta: string | null
  relacionados: string[]
}

/** Stamped invoices that each document replaces, as known when it was stamped itself. */
const relatedOf = async (db: Db, deliveryId: number): Promise<Map<number, string[]>> => {
  const { rows } = await sql<{ id: number; uuids: string[] }>`
    WITH given AS (
      SELECT d.id, d.payment_id, st.created_at AS stamped FROM invoice_items i JOIN invoice_documents d ON d.id = i.document_id
      LEFT JOIN invoice_stamps st ON st.document_id = d.id
      WHERE i.delivery_id = ${deliveryId} AND i.tipo = 'FACTURA'
    ), replaced AS (
      SELECT g.id, g.stamped, t.uuid, greatest(t.created_at, c.created_at) AS known
      FROM given g JOIN invoice_cancellations c ON c.sustituye_id = g.payment_id
      JOIN invoice_documents e ON e.id = c.document_id AND e.payment_id <> g.payment_id
      JOIN invoice_stamps t ON t.document_id = e.id
      UNION ALL
      SELECT id, stamped, uuid, known FROM (
        SELECT DISTINCT ON (g.id) g.id, g.stamped, t.uuid, greatest(t.created_at, c.created_at) AS known,
          CASE WHEN c.document_id IS NULL THEN v.tipo = 'ENTREGA' AND e.fin = 'SUSTITUIDA'
            ELSE c.sustituye_id = g.payment_id END AS own
        FROM given g JOIN invoice_documents e ON e.payment_id = g.payment_id AND e.id < g.id
        JOIN invoice_stamps t ON t.document_id = e.id JOIN invoice_deliveries v ON v.id = e.delivery_id
        LEFT JOIN invoice_cancellations c ON c.document_id = e.id
        ORDER BY g.id, e.id DESC
      ) before WHERE own
    )
    SELECT id, json_agg(DISTINCT uuid) AS uuids FROM replaced WHERE stamped IS NULL OR known < stamped GROUP BY id`.execute(
    db,
  )
  return new Map(rows.map(({ id, uuids }) => [id, uuids]))
}

export const listItems = async (db: Db, deliveryId: number): Promise<ItemRow[]> => {
  const related = await relatedOf(db, deliveryId)
  const { rows } = await sql<Omit<ItemRow, 'relacionados'> & { id: number }>`
    SELECT d.id, i.tipo, d.documento, d.total_centavos, v.fecha AS entregada, v.tipo = 'GLOBAL' AS en_global, st.uuid,
      EXISTS (SELECT FROM invoice_requests r WHERE r.payment_id = p.id) AS asked,
      CASE WHEN k.document_id IS NOT NULL THEN json_build_object('motivo', k.motivo, 'sustituye',
        CASE WHEN q.id IS NOT NULL THEN json_build_object('pago', q.id, 'folio', q.folio) END) END AS cancelacion,
      (SELECT t.uuid FROM invoice_documents e JOIN invoice_stamps t ON t.document_id = e.id
        WHERE e.payment_id = coalesce(q.id, p.id) AND e.fin IS NULL AND e.id <> d.id) AS sustituta
    FROM invoice_items i JOIN invoice_documents d ON d.id = i.document_id JOIN invoice_deliveries v ON v.id = d.delivery_id
    JOIN payments p ON p.id = d.payment_id LEFT JOIN invoice_stamps st ON st.document_id = d.id
    LEFT JOIN invoice_cancellations k ON k.document_id = d.id LEFT JOIN payments q ON q.id = k.sustituye_id
    WHERE i.delivery_id = ${deliveryId} ORDER BY p.folio`.execute(db)
  return rows.map(({ id, ...row }) => ({ ...row, relacionados: related.get(id) ?? [] }))
}
