// Raw SQL: the print's number and its row are one statement; lines are of a charge or a month.
import { sql, type Insertable } from 'kysely'
import { toPesos, type Centavos } from '@contract/domain/money'
import type { Payer } from '@contract/parents/parents.schemas'
import type { Payment } from '@contract/payments/payments.schemas'
import type { CheckedReceipt } from '@contract/receipts/receipts.schemas'
import type { Db, Tx } from '../../db/database'
import { onlyRow } from '../../db/onlyRow'
import type { Tables } from '../../db/tables'

/** Locks the payment until the commit: of two first prints at once one becomes a reprint. @returns 1 for the original */
export const recordPrint = async (tx: Tx, paymentId: number, userId: number, now: Date): Promise<number> => {
  await tx.selectFrom('payments').select('id').where('id', '=', paymentId).forNoKeyUpdate().execute()
  const { rows } = await sql<{ number: number }>`
    INSERT INTO receipt_prints (payment_id, number, printed_by, printed_at)
    SELECT ${paymentId}, coalesce(max(number), 0) + 1, ${userId}, ${now} FROM receipt_prints WHERE payment_id = ${paymentId}
    RETURNING number`.execute(tx)
  return onlyRow(rows).number
}

export const findPrint = (db: Db, paymentId: number, number: number) =>
  db
    .selectFrom('receipt_prints')
    .select('printed_at')
    .where('payment_id', '=', paymentId)
    .where('number', '=', number)
    .executeTakeFirst()

export const findPayer = (
  db: Db,
  { padre, alumno }: Pick<Payment, 'padre' | 'alumno'>,
): Promise<Pick<Payer, 'nombre' | 'referencia'> | undefined> =>
  db
    .selectFrom('parents as p')
    .select(['p.nombre', 'p.referencia'])
    .where((on) =>
      padre
        ? on('p.id', '=', padre.id)
        : on(
            'p.id',
            '=',
            on
              .selectFrom('students')
              .select('parent_id')
              .where('id', '=', alumno?.id ?? 0),
          ),
    )
    .executeTakeFirst()

export const insertLink = (tx: Tx, row: Insertable<Tables['receipt_links']>) =>
  tx.insertInto('receipt_links').values(row).execute()

export const findLinked = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('receipt_links as l')
    .innerJoin('payments as p', 'p.id', 'l.payment_id')
    .select(['l.payment_id as pago', 'l.number as impresion', 'p.folio'])
    .where('l.token_hash', '=', tokenHash)
    .where('l.expires_at', '>', now)
    .where('p.cancelled_at', 'is', null)
    .executeTakeFirst()

/** The price before discount or beca, which never changes. */
export interface ListPrice {
  charge_id: number | null
  tuition_id: number | null
  lista: Centavos
  /** Percent of the charge's discount, or of the current becas, with up to two decimals. */
  porcentaje: number
  /** Paid of it by other payments before this one. */
  antes: Centavos
  /** Settled before the opening. */
  saldado?: Centavos
}

export const findListPrices = async (db: Db, paymentId: number): Promise<ListPrice[]> => {
  const { rows } = await sql<ListPrice>`
    SELECT l.charge_id, l.tuition_id, coalesce(c.costo_total_centavos, t.lista_centavos) AS lista,
      coalesce(c.descuento, t.beca_centesimas / 100.0)::float8 AS porcentaje, before.centavos AS antes,
      coalesce(t.saldado_centavos, 0) AS saldado
    FROM payment_lines l JOIN payments p ON p.id = l.payment_id
    LEFT JOIN charges c ON c.id = l.charge_id LEFT JOIN tuition t ON t.id = l.tuition_id
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(b.monto_centavos), 0) AS centavos FROM payment_lines b JOIN payments earlier ON earlier.id = b.payment_id
      WHERE b.tipo = l.tipo AND (b.charge_id = l.charge_id OR b.tuition_id = l.tuition_id) AND earlier.folio < p.folio
        AND (earlier.cancelled_at IS NULL OR earlier.cancelled_at > p.created_at)
        AND NOT EXISTS (SELECT FROM baja_credits made WHERE made.tuition_id = b.tuition_id AND made.payment_id = earlier.id
          AND made.created_at <= p.created_at)
    ) before
    WHERE l.payment_id = ${paymentId} AND l.tipo IN ('CARGO', 'COLEGIATURA')
    ORDER BY l.id`.execute(db)
  return rows
}

export const findChecked = async (db: Db, codigo: string): Promise<CheckedReceipt | undefined> => {
  const row = await db
    .selectFrom('payments')
    .select(['folio', 'fecha', 'monto_centavos', 'cancelled_at'])
    .where('codigo', '=', codigo)
    .executeTakeFirst()
  return (
    row && {
      folio: row.folio,
      fecha: row.fecha,
      monto: toPesos(row.monto_centavos),
      estado: row.cancelled_at ? 'CANCELADO' : 'VALIDO',
    }
  )
}
