// Raw SQL: a month's payments are JSON and sums of a lateral join.
import { sql, type RawBuilder } from 'kysely'
import type { PaidBy } from '@contract/domain/paymentMethods'
import type { Abono } from '@contract/tuition/monthFee.rules'
import type { MonthState, NotOwed } from '@contract/tuition/tuition.rules'
import type { Db, Tx } from '../../db/database'
import { monthAbonos, tuitionIsOpen } from '../../db/fragments'

export const paysMonth = sql<boolean>`p.cancelled_at IS NULL
  AND NOT EXISTS (SELECT FROM baja_credits b WHERE b.tuition_id = t.id AND b.payment_id = p.id)`

export interface MonthRow {
  id: number
  enrolment_id: number
  descripcion: string
  anio: number
  mes: number
  parcialidad: number
  vencimiento: string
  lista_centavos: number
  beca_centesimas: number
  monto_centavos: number
  abonado_centavos: number
  saldado_centavos: number
  recargo_abonado_centavos: number
  monto_antes_centavos: number | null
  abonos: Abono[]
  pagado: boolean
  estado: MonthState
  fuera: NotOwed | null
  prorroga_hasta: string | null
  prorroga_motivo: string | null
  created_at: Date
  metodo_pago: PaidBy | null
  fecha_pago: string | null
  folio: number | null
  pago_id: number | null
  recargo_centavos: number
}

/** The LIMIT keeps the planner from joining the whole ledger in a database not analysed yet. */
const readMonths = async (db: Db, where: RawBuilder<unknown>): Promise<MonthRow[]> => {
  const { rows } = await sql<MonthRow>`
    SELECT t.id, t.enrolment_id, t.descripcion, t.anio, t.mes, t.parcialidad, t.vencimiento, t.lista_centavos, t.beca_centesimas,
      t.monto_centavos, t.abonado_centavos, t.saldado_centavos, t.recargo_abonado_centavos, t.monto_antes_centavos, ${monthAbonos} AS abonos, t.pagado,
      t.estado, t.fuera, t.prorroga_hasta, t.prorroga_motivo, t.created_at, paid.metodo_pago, paid.fecha_pago, paid.folio,
      paid.id AS pago_id,
      CASE WHEN t.recargo_abonado_centavos > 0 THEN (
        SELECT coalesce(sum(l.monto_centavos), 0)::float8 FROM payment_lines l JOIN payments p ON p.id = l.payment_id
        WHERE l.tuition_id = t.id AND l.tipo = 'RECARGO' AND ${paysMonth}
      ) ELSE 0 END AS recargo_centavos
    FROM tuition t
    LEFT JOIN LATERAL (
      SELECT p.id, p.metodo_pago, p.fecha_pago, p.folio
      FROM payment_lines l JOIN payments p ON p.id = l.payment_id
      WHERE l.tuition_id = t.id AND l.tipo IN ('COLEGIATURA', 'RECARGO') AND ${paysMonth}
        AND (t.abonado_centavos > t.saldado_centavos OR t.recargo_abonado_centavos > 0)
      ORDER BY p.id DESC LIMIT 1
    ) paid ON true
    WHERE ${where}
    ORDER BY t.anio, t.mes, t.parcialidad, t.id`.execute(db)
  return rows
}

export const listMonths = (db: Db, enrolmentId: number): Promise<MonthRow[]> =>
  readMonths(db, sql`t.enrolment_id = ${enrolmentId}`)

export const listOpenMonths = (db: Db, enrolmentIds: readonly number[]): Promise<MonthRow[]> =>
  readMonths(db, sql`t.enrolment_id = ANY (${enrolmentIds}::int[]) AND ${tuitionIsOpen}`)

/** Locked in id order until the commit. Unknown ids are left out. */
export const lockChosen = async (
  tx: Tx,
  ids: readonly number[],
  enrolmentIds: readonly number[],
): Promise<MonthRow[]> => {
  const chosen = sql`(t.id = ANY (${ids}::int[]) OR t.enrolment_id = ANY (${enrolmentIds}::int[]))`
  await sql`SELECT FROM tuition t WHERE ${chosen} ORDER BY t.id FOR UPDATE`.execute(tx)
  return readMonths(tx, chosen)
}
