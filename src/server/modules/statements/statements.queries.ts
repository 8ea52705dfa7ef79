// Raw SQL: months and charges are one list by `UNION ALL`, and days are `AT TIME ZONE`.
import { sql } from 'kysely'
import type { IsoDate } from '@contract/domain/dates'
import type { PaidBy } from '@contract/domain/paymentMethods'
import type { Payer } from '@contract/parents/parents.schemas'
import type { Payment } from '@contract/payments/payments.schemas'
import type { Pupil } from '@contract/students/students.schemas'
import type { Abono, DatedFee } from '@contract/tuition/monthFee.rules'
import type { MonthState, NotOwed } from '@contract/tuition/tuition.rules'
import type { Db } from '../../db/database'
import {
  anyOf,
  feeRules,
  joinPlaceOn,
  monthAbonos,
  payerJson,
  pupilTodayJson,
  stampedUuid,
} from '../../db/fragments'

/** Days in the school's time zone. */
export interface ChargeFact {
  id: number
  student_id: number
  cycle_id: number
  descripcion: string
  fecha: IsoDate
  costo_total_centavos: number
  descuento: number
  monto_descuento_centavos: number
  monto_pagar_centavos: number
  abonado_centavos: number
  motivo_cancelacion: string | null
  cancelled_at: Date | null
  cancelled_on: IsoDate | null
  /** Day on which the balances of its opening were counted; null for other charges. */
  opened_on: IsoDate | null
}

export interface MonthFact {
  id: number
  student_id: number
  cycle_id: number
  descripcion: string
  vencimiento: IsoDate
  prorroga_hasta: IsoDate | null
  lista_centavos: number
  beca_centesimas: number
  monto_centavos: number
  abonado_centavos: number
  saldado_centavos: number
  /** The price was set for this pupil alone; it differs from the cycle's for the grade. */
  propia: boolean
  recargo_abonado_centavos: number
  abonos: readonly Abono[]
  estado: MonthState
  fuera: NotOwed | null
  fuera_at: Date | null
  fuera_on: IsoDate | null
  /** Payments of the month that became credit; `at` in milliseconds. */
  credited: readonly { id: number; payment_id: number; monto_centavos: number; fecha: IsoDate; at: number }[]
}

export interface LineFact {
  id: number
  /** Never A_CUENTA or SALDO: a family's credit is in no child's statement. */
  tipo: 'CARGO' | 'COLEGIATURA' | 'RECARGO' | 'DESCUENTO'
  charge_id: number | null
  tuition_id: number | null
  student_id: number
  descripcion: string
  monto_centavos: number
  saldo_anterior_centavos: number
  saldo_centavos: number
  condonado_centavos: number
}

/** Part of a payment for one cycle; a payment over several cycles has one for each. */
export interface PaymentFact {
  id: number
  parte: number
  folio: number
  cycle_id: number
  fecha: IsoDate
  fecha_pago: IsoDate
  created_at: Date
  metodo_pago: PaidBy
  referencia: string | null
  monto_centavos: number
  /** Total of the whole payment, used credit included. */
  total_centavos: number
  kinds: Payment['conceptos'][number]['tipo'][]
  motivo_condonacion: string | null
  motivo_cancelacion: string | null
  cancelled_at: Date | null
  cancelled_on: IsoDate | null
  uuid: string | null
  lines: LineFact[]
}

interface CycleFact {
  id: number
  name: string
  recargos: readonly DatedFee[]
}

export interface Facts {
  charges: readonly ChargeFact[]
  months: readonly MonthFact[]
  payments: readonly PaymentFact[]
  cycles: readonly CycleFact[]
}

interface Holder {
  alumno: Pupil
  padre: Payer | null
}

export const findHolder = async (db: Db, id: number, today: IsoDate): Promise<Holder | undefined> => {
  const { rows } = await sql<Holder>`
    SELECT ${pupilTodayJson} AS alumno, ${payerJson} AS padre
    FROM students s
    LEFT JOIN parents p ON p.id = s.parent_id
    ${joinPlaceOn(today)}
    WHERE s.id = ${id}`.execute(db)
  return rows[0]
}

const findCharges = async (db: Db, ids: readonly number[], timeZone: string): Promise<ChargeFact[]> =>
  db
    .selectFrom('charges as c')
    .leftJoin('openings as o', 'o.id', 'c.opening_id')
    .select(['c.id', 'c.student_id', 'c.cycle_id', 'c.descripcion', 'c.fecha', 'c.costo_total_centavos'])
    .select(['c.descuento', 'c.monto_descuento_centavos', 'c.monto_pagar_centavos', 'c.abonado_centavos'])
    .select(['c.motivo_cancelacion', 'c.cancelled_at', 'o.fecha as opened_on'])
    .select(sql<string | null>`(c.cancelled_at at time zone ${timeZone})::date`.as('cancelled_on'))
    .where('c.student_id', '=', anyOf(ids))
    .orderBy('c.fecha')
    .orderBy('c.id')
    .execute()

const findMonths = (db: Db, ids: readonly number[], timeZone: string): Promise<MonthFact[]> =>
  db
    .selectFrom('tuition as t')
    .innerJoin('enrolments as e', 'e.id', 't.enrolment_id')
    .select(['t.id', 'e.student_id', 'e.cycle_id', 't.descripcion', 't.vencimiento', 't.lista_centavos'])
    .select('t.prorroga_hasta')
    .select(sql<boolean>`e.mensualidad_propia AND t.lista_centavos = e.mensualidad_centavos`.as('propia'))
    .select(monthAbonos.as('abonos'))
    .select([
      't.beca_centesimas',
      't.monto_centavos',
      't.abonado_centavos',
      't.saldado_centavos',
      't.recargo_abonado_centavos',
      't.estado',
      't.fuera',
      't.fuera_at',
    ])
    .select(sql<string | null>`(t.fuera_at at time zone ${timeZone})::date`.as('fuera_on'))
    .select(
      sql<
        MonthFact['credited']
      >`coalesce((SELECT json_agg(json_build_object('id', b.id, 'payment_id', b.payment_id,
        'monto_centavos', b.monto_centavos, 'fecha', b.fecha, 'at', floor(extract(epoch FROM b.created_at) * 1000)) ORDER BY b.id)
        FROM baja_credits b WHERE b.tuition_id = t.id), '[]'::json)`.as('credited'),
    )
    .where('e.student_id', '=', anyOf(ids))
    .orderBy('t.vencimiento')
    .orderBy('t.parcialidad')
    .execute()

/** Payments in the order they were made, split into one part per cycle for these pupils. */
const findPayments = async (db: Db, ids: readonly number[]): Promise<PaymentFact[]> => {
  const { rows } = await sql<PaymentFact>`
    WITH own AS (
      SELECT l.*, c.cycle_id, c.student_id FROM payment_lines l JOIN charges c ON c.id = l.charge_id
      WHERE c.student_id = ANY (${ids}::int[])
      UNION ALL
      SELECT l.*, e.cycle_id, e.student_id FROM payment_lines l JOIN tuition t ON t.id = l.tuition_id JOIN enrolments e ON e.id = t.enrolment_id
      WHERE e.student_id = ANY (${ids}::int[])
    ), parts AS (
      SELECT payment_id, cycle_id, row_number() OVER (PARTITION BY payment_id ORDER BY min(id))::int AS parte,
        sum(CASE tipo WHEN 'DESCUENTO' THEN -monto_centavos ELSE monto_centavos END)::float8 AS monto_centavos,
        json_agg(json_build_object('id', id, 'tipo', tipo, 'charge_id', charge_id, 'tuition_id', tuition_id, 'student_id', student_id,
          'descripcion', descripcion, 'monto_centavos', monto_centavos, 'saldo_anterior_centavos', saldo_anterior_centavos,
          'saldo_centavos', saldo_centavos, 'condonado_centavos', condonado_centavos) ORDER BY id) AS lines
      FROM own GROUP BY payment_id, cycle_id
    )
    SELECT p.id, part.parte, p.folio, p.fecha, p.fecha_pago, p.created_at, p.metodo_pago, p.referencia, part.monto_centavos,
      p.monto_centavos - p.a_cuenta_centavos + p.saldo_usado_centavos AS total_centavos,
      ARRAY(SELECT DISTINCT l.tipo FROM payment_lines l WHERE l.payment_id = p.id ORDER BY l.tipo) AS kinds,
      p.motivo_condonacion, p.motivo_cancelacion, p.cancelled_at, p.cancelled_on, part.cycle_id, part.lines, ${stampedUuid} AS uuid
    FROM parts part JOIN payments p ON p.id = part.payment_id
    ORDER BY p.folio, part.parte`.execute(db)
  return rows
}

const findCycles = (db: Db): Promise<CycleFact[]> =>
  db
    .selectFrom('cycles as y')
    .select(['y.id', 'y.name'])
    .select(feeRules.as('recargos'))
    .orderBy('y.fecha_inicio', 'desc')
    .execute()

/** In one snapshot: a payment made between two queries would leave a balance that no line explains. */
export const readFacts = (db: Db, ids: readonly number[], timeZone: string): Promise<Facts> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => ({
      charges: await findCharges(tx, ids, timeZone),
      months: await findMonths(tx, ids, timeZone),
      payments: await findPayments(tx, ids),
      cycles: await findCycles(tx),
    }))
