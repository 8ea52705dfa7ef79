import { sql } from 'kysely'
import { dueAfterReturn } from '@contract/enrolments/leaving.rules'
import type { Tx } from '../../db/database'
import type { AnyCall, WriteCall } from '../../http/contractRoute'
import type { Credit } from '../payments/credit.queries'
import type { PaymentsService } from '../payments/payments.service'
import { listMonths, type MonthRow } from './months.queries'
import { lockMonthsOf } from './tuition.queries'

/** With the yearly discount of the payment that covers the month, in centavos. */
export type LeavingMonth = MonthRow & { descuento_centavos: number }

/** A paid month that the pupil, having left, no longer owes. */
export type AheadMonth = LeavingMonth & { pago_id: number }

/** The months of an enrolment, in calendar order. */
export const monthsOf = async ({ db }: AnyCall, enrolmentId: number): Promise<LeavingMonth[]> => {
  const months = await listMonths(db, enrolmentId)
  const { rows } = await sql<{ payment_id: number; tuition_id: number; centavos: number }>`
    SELECT l.payment_id, l.tuition_id, sum(l.monto_centavos)::float8 AS centavos
    FROM payment_lines l JOIN tuition t ON t.id = l.tuition_id
    WHERE t.enrolment_id = ${enrolmentId} AND l.tipo = 'DESCUENTO' GROUP BY 1, 2`.execute(db)
  return months.map((month) => ({
    ...month,
    descuento_centavos:
      rows.find((row) => row.tuition_id === month.id && row.payment_id === month.pago_id)?.centavos ?? 0,
  }))
}

/** As `monthsOf`, locked until the commit. */
export const lockMonths = async (call: WriteCall, enrolmentId: number): Promise<LeavingMonth[]> => {
  await lockMonthsOf(call.db, enrolmentId)
  return monthsOf(call, enrolmentId)
}

/** Marks locked months, paid or not, as not owed from now on. */
export const takeOut = async (
  { db, now }: WriteCall,
  ids: readonly number[],
  fuera: 'BAJA' | 'CANCELADA',
): Promise<void> => {
  if (ids.length === 0) return
  await db
    .updateTable('tuition')
    .set({ fuera, fuera_at: now, prorroga_hasta: null, prorroga_motivo: null })
    .where('id', 'in', ids)
    .execute()
}

/** Marks locked months as owed again from today on. The caller prices them by the beca. */
export const takeBack = async (
  { db, today }: WriteCall,
  months: readonly MonthRow[],
  diaLimite: number,
): Promise<void> => {
  for (const { id, vencimiento, pagado } of months)
    await db
      .updateTable('tuition')
      .set({
        fuera: null,
        fuera_at: null,
        ...(pagado ? {} : { vencimiento: dueAfterReturn(vencimiento, diaLimite, today) }),
      })
      .where('id', '=', id)
      .execute()
}

const insertBajaCredit = async (
  tx: Tx,
  month: AheadMonth,
  creditId: number,
  { today, actor, now }: WriteCall,
): Promise<number> => {
  const { id } = await tx
    .insertInto('baja_credits')
    .values({
      tuition_id: month.id,
      payment_id: month.pago_id,
      credit_id: creditId,
      monto_centavos: month.monto_centavos,
      descuento_centavos: month.descuento_centavos,
      fecha: today,
      created_by: actor.id,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Turns what was paid ahead, less the yearly discount, into the family's credit. The payments stay valid, but no longer pay these
 * months. Months and credit are locked.
 */
export const turnIntoCredit = async (
  call: WriteCall,
  payments: Pick<PaymentsService, 'moveCredit' | 'clearCredited'>,
  credit: Credit,
  months: readonly AheadMonth[],
): Promise<void> => {
  for (const month of months) {
    const bajaCreditId = await insertBajaCredit(call.db, month, credit.id, call)
    const centavos = month.monto_centavos - month.descuento_centavos
    if (centavos > 0) await payments.moveCredit(call, credit, { tipo: 'BAJA', centavos, bajaCreditId })
  }
  await payments.clearCredited(
    call,
    months.map(({ id }) => id),
  )
}
