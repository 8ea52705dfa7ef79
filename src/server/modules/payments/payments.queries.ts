// Raw SQL: folio, payment, means and lines are written by one statement, so no folio is taken without a payment.
import { sql } from 'kysely'
import type { KindOfMeans } from '@contract/fiscal/means.rules'
import type { Family } from '@contract/domain/family'
import type { PaidBy } from '@contract/domain/paymentMethods'
import type { Centavos } from '@contract/domain/money'
import type { Tx } from '../../db/database'
import { onlyRow } from '../../db/onlyRow'
import { documentHolds } from '../../db/fragments'
import type { Tables } from '../../db/tables'
import type { Cancelled } from '../../http/ledgerAnswers'
import type { Means } from '../../db/means'

interface PaymentHead {
  studentId: number | null
  parentId: number | null
  centavos: Centavos
  creditUsed: Centavos
  onAccount: Centavos
  metodo_pago: PaidBy
  referencia: string | null
  paidOn: string
  waived: Centavos
  waiverReason: string | null
  fecha: string
  userId: number
  now: Date
}

export type LineRow = Pick<
  Tables['payment_lines'],
  | 'tipo'
  | 'charge_id'
  | 'tuition_id'
  | 'descripcion'
  | 'monto_centavos'
  | 'saldo_anterior_centavos'
  | 'saldo_centavos'
> & { condonado_centavos: number }

const column = <T>(rows: readonly T[], name: keyof T) => rows.map((row) => row[name])

/** Holds the folio counter until the commit, so folios have no gaps and nothing slow may follow. @returns id */
export const insertPayment = async (
  tx: Tx,
  head: PaymentHead,
  { lines, means }: { lines: readonly LineRow[]; means: readonly Means[] },
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    WITH taken AS (
      UPDATE folio_counter SET last_folio = last_folio + 1 RETURNING last_folio
    ), paid AS (
      INSERT INTO payments (folio, student_id, parent_id, monto_centavos, saldo_usado_centavos, a_cuenta_centavos, metodo_pago,
        referencia, fecha, fecha_pago, created_by, created_at, recargo_condonado_centavos, motivo_condonacion)
      SELECT last_folio, ${head.studentId}::int, ${head.parentId}::int, ${head.centavos}, ${head.creditUsed}, ${head.onAccount},
        ${head.metodo_pago}, ${head.referencia}, ${head.fecha}, ${head.paidOn}::date, ${head.userId}, ${head.now},
        ${head.waived}, ${head.waiverReason} FROM taken
      RETURNING id
    ), handed AS (
      INSERT INTO payment_means (payment_id, metodo_pago, monto_centavos, referencia, tarjeta, deposito)
      SELECT paid.id, means.* FROM paid, unnest(
        ${column(means, 'metodo_pago')}::text[], ${column(means, 'centavos')}::bigint[], ${column(means, 'referencia')}::text[],
        ${means.map(({ tarjeta }) => tarjeta ?? null)}::text[], ${means.map(({ deposito }) => deposito ?? null)}::text[]
      ) AS means
    ), written AS (
      INSERT INTO payment_lines (payment_id, tipo, charge_id, tuition_id, descripcion, monto_centavos,
        saldo_anterior_centavos, saldo_centavos, condonado_centavos)
      SELECT paid.id, line.* FROM paid, unnest(
        ${column(lines, 'tipo')}::text[], ${column(lines, 'charge_id')}::int[], ${column(lines, 'tuition_id')}::int[],
        ${column(lines, 'descripcion')}::text[], ${column(lines, 'monto_centavos')}::bigint[],
        ${column(lines, 'saldo_anterior_centavos')}::bigint[], ${column(lines, 'saldo_centavos')}::bigint[],
        ${column(lines, 'condonado_centavos')}::bigint[]
      ) AS line
    )
    SELECT id FROM paid`.execute(tx)
  return onlyRow(rows).id
}

/** Lines never change, so they may be read before anything is locked. */
export const findLines = (db: Tx, paymentId: number) =>
  db
    .selectFrom('payment_lines')
    .select(['tipo', 'charge_id', 'tuition_id', 'monto_centavos', 'condonado_centavos'])
    .where('payment_id', '=', paymentId)
    .execute()

export const askInvoice = (tx: Tx, paymentId: number, fiscalId: number, userId: number) =>
  tx
    .insertInto('invoice_requests')
    .values({ payment_id: paymentId, fiscal_id: fiscalId, created_by: userId })
    .execute()

export const findDelivered = (db: Tx, paymentId: number) =>
  db
    .selectFrom('invoice_documents as d')
    .innerJoin('invoice_deliveries as v', 'v.id', 'd.delivery_id')
    .select(['v.fecha', 'v.tipo'])
    .where('d.payment_id', '=', paymentId)
    .where(documentHolds)
    .executeTakeFirst()

export const lockPayment = (tx: Tx, id: number) =>
  tx
    .selectFrom('payments')
    .select(['cancelled_at', 'folio', 'monto_centavos', 'saldo_usado_centavos', 'a_cuenta_centavos'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** The only columns of a payment's money that may change. */
export const setMeansKind = async (
  tx: Tx,
  paymentId: number,
  { indice, tarjeta, deposito }: Required<KindOfMeans> & { indice: number },
): Promise<void> => {
  await sql`
    UPDATE payment_means SET tarjeta = ${tarjeta ?? null}, deposito = ${deposito ?? null}
    WHERE id = (SELECT id FROM payment_means WHERE payment_id = ${paymentId} ORDER BY id OFFSET ${indice} LIMIT 1)`.execute(
    tx,
  )
}

export const markCancelled = (tx: Tx, id: number, values: Cancelled & { cancelled_in_its_cut: boolean }) =>
  tx.updateTable('payments').set(values).where('id', '=', id).execute()

/** Called before the payment is locked: closing a cut locks this row and then waits for its payments. */
export const lockClosings = (tx: Tx) => tx.selectFrom('folio_counter').forUpdate().execute()

export const isInNoCut = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx
    .selectFrom('cash_open_moves')
    .select('payment_id')
    .where('payment_id', '=', id)
    .where('tipo', '=', 'PAGO')
    .executeTakeFirst()) !== undefined

/** A payment taken after this one for a month that both paid, not counting what a baja turned into credit. The months are locked. */
export const findLaterPayment = async (
  tx: Tx,
  paymentId: number,
): Promise<{ folio: number; descripcion: string } | undefined> => {
  const { rows } = await sql<{ folio: number; descripcion: string }>`
    SELECT p.folio, t.descripcion
    FROM payment_lines own JOIN tuition t ON t.id = own.tuition_id JOIN payment_lines l ON l.tuition_id = t.id
    JOIN payments p ON p.id = l.payment_id
    WHERE own.payment_id = ${paymentId} AND p.id > ${paymentId} AND p.cancelled_at IS NULL
      AND NOT EXISTS (SELECT FROM baja_credits b WHERE b.tuition_id = t.id AND b.payment_id IN (p.id, ${paymentId}))
    ORDER BY p.id DESC LIMIT 1`.execute(tx)
  return rows[0]
}

export const leaveDeskQueue = (tx: Tx, family: Family | undefined, owing: readonly number[]) => {
  const studentIds = [...owing, ...(family?.alumnoId ? [family.alumnoId] : [])]
  return sql`
    WITH family AS (
      SELECT ${family?.padreId ?? null}::integer AS id
      UNION SELECT parent_id FROM students WHERE id = ANY(${studentIds}::integer[])
    )
    DELETE FROM desk_queue q
    WHERE q.parent_id IN (SELECT id FROM family)
      OR q.student_id = ANY(${studentIds}::integer[])
      OR q.student_id IN (SELECT s.id FROM students s JOIN family f ON f.id = s.parent_id)`.execute(tx)
}
