import { sql, type RawBuilder } from 'kysely'
import type { PaidBy } from '@contract/domain/paymentMethods'
import type { Db } from '@server/db/database'

/** The figures of a school by plain SQL of the tests' own, from the tables of the ledger alone; amounts in pesos. */

const one = async <T>(db: Db, query: RawBuilder<T>): Promise<T> => (await query.execute(db)).rows[0] as T
const pesos = (centavos: RawBuilder<unknown>) => sql`(coalesce(${centavos}, 0)::float8 / 100)`

export interface Days {
  desde: string
  hasta: string
}

const within = (column: string, { desde, hasta }: Days) =>
  sql`${sql.ref(column)} BETWEEN ${desde}::date AND ${hasta}::date`

/** Sum of the valid payments of some days, by a method, MIXTO, SALDO or all. */
export const taken = (db: Db, days: Days, metodo?: PaidBy) => {
  const amount =
    metodo === undefined || metodo === 'MIXTO'
      ? sql`p.monto_centavos`
      : metodo === 'SALDO'
        ? sql`p.saldo_usado_centavos`
        : sql`(SELECT sum(m.monto_centavos) FROM payment_means m WHERE m.payment_id = p.id AND m.metodo_pago = ${metodo})`
  const among =
    metodo === undefined
      ? sql`true`
      : metodo === 'MIXTO'
        ? sql`(SELECT count(DISTINCT m.metodo_pago) FROM payment_means m WHERE m.payment_id = p.id) > 1`
        : sql`${amount} > 0`
  return one(
    db,
    sql<{ cobrado: number; cancelados: number; total: number }>`
      SELECT ${pesos(sql`sum(${amount}) FILTER (WHERE p.cancelled_at IS NULL)`)} AS cobrado,
        count(p.cancelled_at)::int AS cancelados, count(*)::int AS total
      FROM payments p WHERE ${within('p.fecha', days)} AND ${among}`,
  )
}

/** Movements of the drawers on some days, of all users or one: payments, cancellations and refunds. */
export const moved = async (db: Db, days: Days, by: { metodo?: PaidBy; user?: number } = {}) => {
  const method = by.metodo === undefined ? sql`true` : sql`metodo_pago = ${by.metodo}`
  const of = (user: string) => (by.user === undefined ? sql`true` : sql`${sql.ref(user)} = ${by.user}`)
  const means = sql`(SELECT p.*, m.metodo_pago AS by_method, m.monto_centavos AS part FROM payments p JOIN payment_means m ON m.payment_id = p.id)`
  const some = by.metodo === undefined ? sql`true` : sql`by_method = ${by.metodo}`
  const { total } = await one(
    db,
    sql<{ total: number }>`
      SELECT ${pesos(sql`
        coalesce((SELECT sum(part) FROM ${means} x WHERE ${within('fecha', days)} AND ${some} AND ${of('created_by')}), 0)
        - coalesce((SELECT sum(part) FROM ${means} x WHERE ${within('cancelled_on', days)} AND ${some} AND ${of('cancelled_by')}), 0)
        - coalesce((SELECT sum(monto_centavos) FROM refunds WHERE ${within('fecha', days)} AND ${method} AND ${of('created_by')}), 0)
        + coalesce((SELECT sum(monto_centavos) FROM refunds WHERE ${within('cancelled_on', days)} AND ${method} AND ${of('cancelled_by')}), 0)
      `)} AS total`,
  )
  return total
}

/** The family of a pupil's debt, named as in the list of debtors. */
const FAMILY = sql`CASE WHEN s.parent_id IS NULL THEN 'alumno-' || s.id ELSE 'padre-' || s.parent_id END`

/** What valid payments paid of the month `t`, without those that a baja turned into credit. */
const PAID_OF_MONTH = sql`coalesce((SELECT sum(l.monto_centavos) FROM payment_lines l JOIN payments p ON p.id = l.payment_id
    WHERE l.tuition_id = t.id AND l.tipo = 'COLEGIATURA' AND p.cancelled_at IS NULL
      AND NOT EXISTS (SELECT FROM baja_credits b WHERE b.tuition_id = t.id AND b.payment_id = p.id)), 0)`

/** All open debts, computed from the lines of valid payments and not from the balances that the product keeps. */
const open = (today: string) => sql`(
  SELECT c.student_id, to_char(c.fecha, 'YYYY-MM') AS mes, c.fecha AS due, c.fecha < ${today}::date AS late, c.cycle_id,
    c.monto_pagar_centavos - coalesce((SELECT sum(l.monto_centavos) FROM payment_lines l JOIN payments p ON p.id = l.payment_id
      WHERE l.charge_id = c.id AND l.tipo = 'CARGO' AND p.cancelled_at IS NULL), 0) AS saldo
  FROM charges c WHERE c.cancelled_at IS NULL
  UNION ALL
  SELECT e.student_id, to_char(make_date(t.anio, t.mes, 1), 'YYYY-MM'),
    CASE WHEN t.prorroga_hasta >= ${today}::date AND t.prorroga_hasta > t.vencimiento THEN t.prorroga_hasta ELSE t.vencimiento END,
    t.vencimiento < ${today}::date AND (t.prorroga_hasta IS NULL OR t.prorroga_hasta < ${today}::date), e.cycle_id,
    t.monto_centavos - ${PAID_OF_MONTH}
  FROM tuition t JOIN enrolments e ON e.id = t.enrolment_id WHERE t.fuera IS NULL)`

export interface Owed {
  saldo: number
  vencido: number
}

const owedBy = async (db: Db, today: string, key: RawBuilder<unknown>): Promise<Map<string, Owed>> => {
  const { rows } = await sql<Owed & { clave: string }>`
    SELECT (${key})::text AS clave, ${pesos(sql`sum(o.saldo)`)} AS saldo, ${pesos(sql`sum(o.saldo) FILTER (WHERE o.late)`)} AS vencido
    FROM ${open(today)} o JOIN students s ON s.id = o.student_id WHERE o.saldo > 0 GROUP BY 1`.execute(db)
  return new Map(rows.map(({ clave, ...owed }) => [clave, owed]))
}
export const owedByPupil = (db: Db, today: string) => owedBy(db, today, sql`s.id`)
export const owedByFamily = (db: Db, today: string) => owedBy(db, today, FAMILY)
/** Of one cycle, by the month that is owed. */
export const owedByMonth = (db: Db, today: string, cycle: number) =>
  owedBy(db, today, sql`CASE WHEN o.cycle_id = ${cycle} THEN o.mes END`)

/** Credit by family, summed from all its movements. */
export const creditByFamily = async (db: Db): Promise<Map<string, number>> => {
  const { rows } = await sql<{ clave: string; saldo: number }>`
    SELECT CASE WHEN c.parent_id IS NULL THEN 'alumno-' || c.student_id ELSE 'padre-' || c.parent_id END AS clave,
      ${pesos(sql`sum(m.centavos)`)} AS saldo
    FROM credits c JOIN credit_moves m ON m.credit_id = c.id WHERE c.merged_into IS NULL GROUP BY 1`.execute(
    db,
  )
  return new Map(rows.map(({ clave, saldo }) => [clave, saldo]))
}

/** What is due from today to so many days on. */
export const dueSoon = (db: Db, { desde, hasta }: Days) =>
  one(
    db,
    sql<{ cuantos: number; total: number }>`
      SELECT count(*)::int AS cuantos, ${pesos(sql`sum(o.saldo)`)} AS total FROM ${open(desde)} o
      WHERE o.saldo > 0 AND o.due BETWEEN ${desde}::date AND ${hasta}::date`,
  )

/** Pupils in class of a cycle, and the percent of each beca. */
export const scholars = (db: Db, cycle: number) =>
  one(
    db,
    sql<{ inscritos: number; alumnos: number; cuentan: number; requeridos: number }>`
      SELECT count(*)::int AS inscritos, count(b.id)::int AS alumnos, count(*) FILTER (WHERE b.centesimas >= 2500)::int AS cuentan,
        ceil(count(*) * 5 / 100.0)::int AS requeridos
      FROM enrolments e LEFT JOIN enrolment_scholarships h ON h.enrolment_id = e.id
      LEFT JOIN scholarships b ON b.id = h.scholarship_id
      WHERE e.cycle_id = ${cycle} AND e.cancelled_at IS NULL AND e.baja_fecha IS NULL`,
  )
