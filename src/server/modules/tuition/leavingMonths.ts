// Raw SQL: sums with `FILTER` per month and payment, and an update from them.
import { sql } from 'kysely'
import type { DueRule } from '@contract/cycles/dueDays.rules'
import { dueAfterReturn } from '@contract/enrolments/leaving.rules'
import type { Tx } from '../../db/database'
import type { AnyCall, WriteCall } from '../../http/call'
import type { Credit } from '../payments/credit.queries'
import type { PaymentsService } from '../payments/payments.service'
import { listMonths, paysMonth, type MonthRow } from './months.queries'
import { lockMonthsOf } from './tuition.queries'

interface MonthPayment {
  id: number
  folio: number
  centavos: number
  descuento: number
}

export type LeavingMonth = MonthRow & { pagos: MonthPayment[] }

export const monthsOf = async ({ db }: AnyCall, enrolmentId: number): Promise<LeavingMonth[]> => {
  const months = await listMonths(db, enrolmentId)
  const { rows } = await sql<MonthPayment & { tuition_id: number }>`
    SELECT t.id AS tuition_id, p.id, p.folio,
      (sum(l.monto_centavos) FILTER (WHERE l.tipo = 'COLEGIATURA'))::float8 AS centavos,
      coalesce(sum(l.monto_centavos) FILTER (WHERE l.tipo = 'DESCUENTO'), 0)::float8 AS descuento
    FROM tuition t JOIN payment_lines l ON l.tuition_id = t.id JOIN payments p ON p.id = l.payment_id
    WHERE t.enrolment_id = ${enrolmentId} AND l.tipo IN ('COLEGIATURA', 'DESCUENTO') AND ${paysMonth}
    GROUP BY t.id, p.id, p.folio ORDER BY p.id`.execute(db)
  return months.map((month) => ({
    ...month,
    pagos: rows
      .filter(({ tuition_id }) => tuition_id === month.id)
      .map(({ id, folio, centavos, descuento }) => ({ id, folio, centavos, descuento })),
  }))
}

export const lockMonths = async (call: WriteCall, enrolmentId: number): Promise<LeavingMonth[]> => {
  await lockMonthsOf(call.db, enrolmentId)
  return monthsOf(call, enrolmentId)
}

/** Something was paid at this school; a month only settled before keeps its price. */
const paidInPart = sql<boolean>`(t.estado = 'PARCIAL' AND t.abonado_centavos > t.saldado_centavos)`

/** A month paid in part keeps what was paid as its price; the old price is remembered. */
export const takeOut = async (
  { db, now }: WriteCall,
  ids: readonly number[],
  fuera: 'BAJA' | 'CANCELADA',
): Promise<void> => {
  await sql`
    UPDATE tuition t SET fuera = ${fuera}, fuera_at = ${now}, prorroga_hasta = NULL, prorroga_motivo = NULL,
      monto_antes_centavos = CASE WHEN ${paidInPart} THEN t.monto_centavos ELSE t.monto_antes_centavos END,
      monto_centavos = CASE WHEN ${paidInPart} THEN t.abonado_centavos ELSE t.monto_centavos END
    WHERE t.id = ANY (${ids}::int[])`.execute(db)
}

/** A month paid in part is owed at list price less what was paid or settled. The others get their beca's price from the caller. */
export const takeBack = async (
  { db, today }: WriteCall,
  months: readonly MonthRow[],
  rule: DueRule,
): Promise<void> => {
  for (const month of months) {
    const { id, vencimiento, pagado, monto_antes_centavos, saldado_centavos, lista_centavos } = month
    const lowered = monto_antes_centavos !== null || (saldado_centavos > 0 && !pagado)
    await db
      .updateTable('tuition')
      .set({
        fuera: null,
        fuera_at: null,
        ...(pagado && !lowered ? {} : { vencimiento: dueAfterReturn(vencimiento, rule, today) }),
        ...(lowered
          ? { monto_centavos: lista_centavos, monto_antes_centavos: null, beca_centesimas: 0 }
          : {}),
      })
      .where('id', '=', id)
      .execute()
  }
}

const insertBajaCredit = async (
  tx: Tx,
  { monthId, pago }: { monthId: number; pago: MonthPayment },
  creditId: number,
  { today, actor, now }: WriteCall,
): Promise<number> => {
  const { id } = await tx
    .insertInto('baja_credits')
    .values({
      tuition_id: monthId,
      payment_id: pago.id,
      credit_id: creditId,
      monto_centavos: pago.centavos,
      descuento_centavos: pago.descuento,
      fecha: today,
      created_by: actor.id,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Credits what was paid ahead, less discounts. The payments stay valid but no longer pay these months. Months and credit are locked. */
export const turnIntoCredit = async (
  call: WriteCall,
  payments: Pick<PaymentsService, 'moveCredit' | 'clearCredited'>,
  credit: Credit,
  months: readonly LeavingMonth[],
): Promise<void> => {
  for (const { id: monthId, pagos } of months)
    for (const pago of pagos) {
      const bajaCreditId = await insertBajaCredit(call.db, { monthId, pago }, credit.id, call)
      const centavos = pago.centavos - pago.descuento
      if (centavos > 0) await payments.moveCredit(call, credit, { tipo: 'BAJA', centavos, bajaCreditId })
    }
  await payments.clearCredited(
    call,
    months.map(({ id }) => id),
  )
}
