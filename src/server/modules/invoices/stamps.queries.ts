// Raw SQL: which document of a payment holds is a shared fragment over aliases that the builder does not see.
import { sql } from 'kysely'
import type { IsoDate } from '@contract/domain/dates'
import type { Centavos } from '@contract/domain/money'
import type { CancelMotive } from '@contract/invoices/stamped.rules'
import type { Db, Tx } from '../../db/database'
import { anyOf, documentHolds } from '../../db/fragments'

export interface StampableDocument {
  readonly id: number
  readonly pago: number
  readonly folio: number
  readonly cancelado: boolean
  readonly holds: boolean
  readonly fin: 'CANCELADA' | 'SUSTITUIDA' | 'RECHAZADA' | null
  readonly centavos: Centavos
  readonly tipo: 'ENTREGA' | 'GLOBAL'
  readonly entrega: number
  readonly fecha: IsoDate
  /** Null in a global invoice, whose receiver is the general public. */
  readonly receptor: string | null
  readonly emisor: string | null
  readonly uuid: string | null
}

const DOCUMENT = sql`
  SELECT d.id, p.id AS pago, p.folio, p.cancelled_at IS NOT NULL AS cancelado, ${documentHolds} AS holds, d.fin,
    d.total_centavos AS centavos, v.tipo, v.id AS entrega, v.fecha, d.documento #>> '{receptor,rfc}' AS receptor,
    d.documento #>> '{emisor,rfc}' AS emisor, st.uuid
  FROM invoice_documents d JOIN payments p ON p.id = d.payment_id JOIN invoice_deliveries v ON v.id = d.delivery_id
  LEFT JOIN invoice_stamps st ON st.document_id = d.id`

/** Newest first. */
export const documentsOfFolios = async (tx: Tx, folios: readonly number[]): Promise<StampableDocument[]> => {
  const { rows } = await sql<StampableDocument>`${DOCUMENT}
    WHERE p.folio = ANY (${folios}::int[]) ORDER BY d.id DESC`.execute(tx)
  return rows
}

export const documentsOfGlobals = async (
  tx: Tx,
  deliveries: readonly number[],
): Promise<StampableDocument[]> => {
  const { rows } = await sql<StampableDocument>`${DOCUMENT}
    WHERE v.tipo = 'GLOBAL' AND v.id = ANY (${deliveries}::int[]) ORDER BY d.id`.execute(tx)
  return rows
}

export const documentsOfPayment = async (tx: Tx, id: number): Promise<StampableDocument[]> => {
  const { rows } = await sql<StampableDocument>`${DOCUMENT} WHERE p.id = ${id} ORDER BY d.id DESC`.execute(tx)
  return rows
}

export const paymentsOfDeliveries = async (tx: Tx, deliveries: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    SELECT DISTINCT payment_id AS id FROM invoice_documents WHERE delivery_id = ANY (${deliveries}::int[])`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

export const paymentsOfFolios = async (db: Db, folios: readonly number[]) =>
  db
    .selectFrom('payments')
    .select(['id', 'folio', 'cancelled_at'])
    .where('folio', '=', anyOf(folios))
    .execute()

export const documentsOfUuids = async (tx: Tx, uuids: readonly string[]) => {
  const { rows } = await sql<{
    uuid: string
    id: number
    folio: number
    tipo: 'ENTREGA' | 'GLOBAL'
    entrega: number
  }>`
    SELECT st.uuid, d.id, p.folio, v.tipo, v.id AS entrega FROM invoice_stamps st
    JOIN invoice_documents d ON d.id = st.document_id JOIN payments p ON p.id = d.payment_id
    JOIN invoice_deliveries v ON v.id = d.delivery_id
    WHERE st.uuid = ANY (${uuids}::text[])`.execute(tx)
  return rows
}

export interface NewStamp {
  readonly document_id: number
  readonly uuid: string
  readonly total_centavos: Centavos
  readonly rfc_receptor: string
  readonly timbrada: IsoDate | null
}

/** Stamping ends an earlier refusal of the document. */
export const insertStamps = async (tx: Tx, stamps: readonly NewStamp[], userId: number): Promise<void> => {
  if (stamps.length === 0) return
  await sql`
    INSERT INTO invoice_stamps (document_id, uuid, total_centavos, rfc_receptor, timbrada, created_by)
    SELECT s.*, ${userId}::int FROM jsonb_to_recordset(${JSON.stringify(stamps)}::jsonb)
      AS s (document_id int, uuid text, total_centavos bigint, rfc_receptor text, timbrada date)`.execute(tx)
  await clearRejections(
    tx,
    stamps.map(({ document_id }) => document_id),
  )
}

const clearRejections = (tx: Tx, documents: readonly number[]) =>
  sql`DELETE FROM invoice_rejections WHERE document_id = ANY (${documents}::int[])`.execute(tx)

export const reject = (tx: Tx, documents: readonly number[], motivo: string, userId: number) =>
  sql`
    INSERT INTO invoice_rejections (document_id, motivo, created_by)
    SELECT id, ${motivo}, ${userId}::int FROM unnest(${documents}::int[]) AS id
    ON CONFLICT (document_id) DO UPDATE SET motivo = excluded.motivo, created_by = excluded.created_by`.execute(
    tx,
  )

export const endRejected = (tx: Tx, documents: readonly number[]) =>
  sql`UPDATE invoice_documents SET fin = 'RECHAZADA' WHERE id = ANY (${documents}::int[]) AND fin IS NULL`.execute(
    tx,
  )

export interface Cancellation {
  readonly motivo: CancelMotive
  readonly sustituye: number | null
}

/** Renews the day it was said, so that the next delivery names it again. */
export const sayCancellation = (
  tx: Tx,
  documentId: number,
  { motivo, sustituyeId }: { motivo: CancelMotive; sustituyeId: number | null },
  userId: number,
) =>
  sql`
    INSERT INTO invoice_cancellations (document_id, motivo, sustituye_id, created_by)
    VALUES (${documentId}, ${motivo}, ${sustituyeId}::int, ${userId})
    ON CONFLICT (document_id) DO UPDATE SET motivo = excluded.motivo, sustituye_id = excluded.sustituye_id,
      created_by = excluded.created_by, created_at = clock_timestamp()`.execute(tx)

export const findRejection = async (db: Db, documentId: number): Promise<string | null> =>
  (
    await db
      .selectFrom('invoice_rejections')
      .select('motivo')
      .where('document_id', '=', documentId)
      .executeTakeFirst()
  )?.motivo ?? null

export const findCancellation = async (db: Db, documentId: number): Promise<Cancellation | null> => {
  const { rows } = await sql<Cancellation>`
    SELECT k.motivo, q.folio AS sustituye FROM invoice_cancellations k LEFT JOIN payments q ON q.id = k.sustituye_id
    WHERE k.document_id = ${documentId}`.execute(db)
  return rows[0] ?? null
}
