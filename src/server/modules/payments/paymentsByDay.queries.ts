// Raw SQL: columns, order and sums are chosen while it runs, over the same joins.
import { sql, type RawBuilder } from 'kysely'
import { toPesos } from '@contract/domain/money'
import type { PaymentsPage, PaymentsQuery } from '@contract/payments/payments.schemas'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/onlyRow'
import { boundsOf, orderOf, partOf } from '../../db/pages'
import { OWED, selectPayments, toPayment } from './paymentLists.queries'

/** Leaves out payments with a line of these modules, which the reader may not see. */
interface Hidden {
  readonly charges: boolean
  readonly tuition: boolean
}

const isSeen = ({ charges, tuition }: Hidden): RawBuilder<unknown> => {
  const withoutLines = (lines: RawBuilder<unknown>) =>
    sql`NOT EXISTS (SELECT FROM payment_lines hidden WHERE hidden.payment_id = p.id AND ${lines})`
  return sql`${charges ? withoutLines(sql`hidden.tipo = 'CARGO'`) : sql`true`}
    AND ${tuition ? withoutLines(sql`hidden.tuition_id IS NOT NULL`) : sql`true`}`
}

const cycleOfPayment = sql`(
  SELECT coalesce(c.cycle_id, e.cycle_id) FROM payment_lines l
  LEFT JOIN charges c ON c.id = l.charge_id
  LEFT JOIN tuition t ON t.id = l.tuition_id LEFT JOIN enrolments e ON e.id = t.enrolment_id
  WHERE l.payment_id = p.id ORDER BY l.id LIMIT 1)`

/** Names of a payment `p` for several pupils; where it is for one, that pupil is joined as `s`. */
const PUPILS = sql`(
  SELECT string_agg(other.nombre || ' ' || other.numero_control, ' ') FROM students other
  WHERE p.student_id IS NULL AND other.id IN (
    SELECT coalesce(c.student_id, te.student_id) FROM payment_lines l ${OWED} WHERE l.payment_id = p.id))`
const REFERENCES = sql`(SELECT string_agg(m.referencia, ' ') FROM payment_means m WHERE m.payment_id = p.id)`

/** A folio is found with and without its leading zeros. */
const WORDS = [
  sql`lpad(p.folio::text, greatest(6, length(p.folio::text)), '0')`,
  ...['s.nombre', 's.numero_control', 'd.nombre', 'p.codigo', 'u.name'].map((each) => sql.ref(each)),
  ...[PUPILS, REFERENCES],
]

/** Centavos by this method; without `metodo` by all. */
const amountBy = (metodo: PaymentsQuery['metodo']): RawBuilder<unknown> => {
  if (metodo === undefined || metodo === 'MIXTO') return sql`p.monto_centavos`
  if (metodo === 'SALDO') return sql`p.saldo_usado_centavos`
  return sql`CASE WHEN p.metodo_pago = ${metodo} THEN p.monto_centavos ELSE (
    SELECT sum(m.monto_centavos) FROM payment_means m WHERE m.payment_id = p.id AND m.metodo_pago = ${metodo}) END`
}

const columnOf = ({ columna = 'folio', metodo }: PaymentsQuery): RawBuilder<unknown> =>
  ({
    folio: sql`p.folio`,
    alumno: sql`coalesce(s.nombre, ${PUPILS}, d.nombre) COLLATE "es-x-icu"`,
    fecha: sql`p.created_at`,
    monto: amountBy(metodo),
  })[columna]

const inStateAndMethod = ({ estado, metodo }: PaymentsQuery): RawBuilder<unknown> => {
  const state =
    estado === undefined
      ? sql`true`
      : sql`p.cancelled_at IS ${estado === 'vigente' ? sql`NULL` : sql`NOT NULL`}`
  if (metodo === undefined) return state
  if (metodo === 'SALDO') return sql`${state} AND p.saldo_usado_centavos > 0`
  if (metodo === 'MIXTO') return sql`${state} AND p.metodo_pago = 'MIXTO'`
  const among = sql`EXISTS (SELECT FROM payment_means m WHERE m.payment_id = p.id AND m.metodo_pago = ${metodo})`
  return sql`${state} AND (p.metodo_pago = ${metodo} OR p.metodo_pago = 'MIXTO' AND ${among})`
}

interface DrawerRow {
  devuelto: number
  antes: number
  despues: number
}

type Drawer = NonNullable<PaymentsPage['resumen']['caja']>

/** What explains the difference to the cash cuts: refunds, and cancellations on another day. Undefined for a filtered list. */
const drawerOf = async (
  db: Db,
  { desde, hasta, metodo, estado, q, ciclo }: PaymentsQuery,
  hidden: Hidden,
  cobrado: number,
): Promise<Drawer | undefined> => {
  const partial = estado !== undefined || q !== undefined || ciclo !== undefined
  if (partial || hidden.charges || hidden.tuition || metodo === 'MIXTO' || metodo === 'SALDO')
    return undefined
  const by = (column: string) => (metodo === undefined ? sql`true` : sql`${sql.ref(column)} = ${metodo}`)
  const inDays = (column: string) => sql`${sql.ref(column)} BETWEEN ${desde}::date AND ${hasta}::date`
  const means = (where: RawBuilder<unknown>) => sql`(
    SELECT coalesce(sum(m.monto_centavos), 0) FROM payments p JOIN payment_means m ON m.payment_id = p.id
    WHERE ${by('m.metodo_pago')} AND ${where})::bigint`
  const refunds = (column: string) => sql`(
    SELECT coalesce(sum(r.monto_centavos), 0) FROM refunds r WHERE ${by('r.metodo_pago')} AND ${inDays(column)})`
  const { rows } = await sql<DrawerRow>`
    SELECT (${refunds('r.fecha')} - ${refunds('r.cancelled_on')})::bigint AS devuelto,
      ${means(sql`p.cancelled_by IS NOT NULL AND NOT p.cancelled_in_its_cut AND ${inDays('p.cancelled_on')} AND p.fecha < ${desde}::date`)} AS antes,
      ${means(sql`${inDays('p.fecha')} AND NOT p.cancelled_in_its_cut
        AND p.cancelled_on > ${hasta}::date`)} AS despues`.execute(db)
  const { devuelto, antes, despues } = onlyRow(rows)
  return {
    total: toPesos(cobrado + despues - antes - devuelto),
    devoluciones: toPesos(devuelto),
    canceladas_antes: toPesos(antes),
    canceladas_despues: toPesos(despues),
  }
}

/** Folios first; lines are read only for the page. */
export const pageOfPayments = async (db: Db, part: PaymentsQuery, hidden: Hidden): Promise<PaymentsPage> => {
  const condition = partOf(part, { day: sql.ref('p.fecha'), texts: WORDS, cycle: cycleOfPayment })
  const where = sql`WHERE ${condition} AND ${inStateAndMethod(part)} AND ${isSeen(hidden)}`
  const named = sql`FROM payments p JOIN users u ON u.id = p.created_by
    LEFT JOIN students s ON s.id = p.student_id LEFT JOIN parents d ON d.id = p.parent_id`
  const { limit, offset } = boundsOf(part)
  const way = orderOf(part) === 'asc' ? sql`ASC` : sql`DESC`
  const order = sql`ORDER BY ${columnOf(part)} ${way}, p.folio ${way}`
  const page = await sql<{ id: number }>`
    SELECT p.id ${named} ${where} ${order} LIMIT ${limit} OFFSET ${offset}`.execute(db)
  const ids = page.rows.map(({ id }) => id)
  const inOrder = sql`ORDER BY array_position(${ids}::integer[], p.id)`
  const { rows } = await selectPayments(sql`p.id = ANY (${ids}::integer[])`, inOrder).execute(db)
  // Names are joined only for a search, because a year has many payments.
  const counted = await sql<{ total: number; cobrado: number; cancelados: number }>`
    SELECT count(*) AS total, coalesce(sum(${amountBy(part.metodo)}) FILTER (WHERE p.cancelled_at IS NULL), 0)::bigint AS cobrado,
      count(p.cancelled_at) AS cancelados
    ${part.q === undefined ? sql`FROM payments p` : named} ${where}`.execute(db)
  const { total, cobrado, cancelados } = onlyRow(counted.rows)
  const caja = await drawerOf(db, part, hidden, cobrado)
  const resumen = { cobrado: toPesos(cobrado), cancelados, ...(caja ? { caja } : {}) }
  return { pagos: rows.map(toPayment), total, resumen }
}
