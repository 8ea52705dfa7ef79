// Raw SQL: months are inserted by a select over arrays or JSON; open balances are summed over a join on a shared fragment.
import { sql } from 'kysely'
import type { Grade } from '@contract/domain/grades'
import type { Centavos } from '@contract/domain/money'
import type { TuitionMonth } from '@contract/domain/months'
import type { Pupil } from '@contract/students/students.schemas'
import type { EarlyPayment } from '@contract/cycles/terms.rules'
import type { DatedFee } from '@contract/tuition/monthFee.rules'
import type { Db, Tx } from '../../db/database'
import { becaPercent, feeRules, pupilJson, standingEnrolment, tuitionIsOpen } from '../../db/fragments'

interface Installment extends TuitionMonth {
  descripcion: string
  vencimiento: string
}

const column = (months: readonly Installment[], name: keyof Installment) => months.map((month) => month[name])

/** One statement; prices are those of the enrolment. @returns how many rows */
export const insertTuition = async (
  tx: Tx,
  enrolmentIds: readonly number[],
  months: readonly Installment[],
  now: Date,
): Promise<number> => {
  const { numAffectedRows } = await sql`
    INSERT INTO tuition (enrolment_id, anio, mes, parcialidad, descripcion, vencimiento, lista_centavos, monto_centavos,
      created_at)
    SELECT e.id, month.*, e.mensualidad_centavos, e.mensualidad_centavos, ${now}::timestamptz
    FROM enrolments e CROSS JOIN unnest(
      ${column(months, 'anio')}::int[], ${column(months, 'mes')}::int[], ${column(months, 'parcialidad')}::int[],
      ${column(months, 'descripcion')}::text[], ${column(months, 'vencimiento')}::date[]
    ) AS month
    WHERE e.id = ANY (${enrolmentIds}::int[])
    ORDER BY e.id, 2, 3, 4`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

export interface OpenedMonths {
  enrolmentId: number
  lista: Centavos
  porcentaje: number
  monto: Centavos
  /** Months settled before the opening, as `instalmentKey`. */
  saldados: readonly number[]
  /** Of months owed in part, what was settled before; by `instalmentKey`. */
  partes: Readonly<Record<number, Centavos>>
}

export const insertOpenedTuition = async (
  tx: Tx,
  opened: readonly OpenedMonths[],
  months: readonly Installment[],
  now: Date,
): Promise<void> => {
  await sql`
    INSERT INTO tuition (enrolment_id, anio, mes, parcialidad, descripcion, vencimiento, lista_centavos, beca_centesimas,
      monto_centavos, fuera, fuera_at, saldado_centavos, abonado_centavos, created_at)
    SELECT row."enrolmentId", month.*, row.lista, row.porcentaje * 100, row.monto,
      CASE WHEN own.key = ANY (row.saldados) THEN 'SALDADO' END,
      CASE WHEN own.key = ANY (row.saldados) THEN ${now}::timestamptz END, own.part, own.part, ${now}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(opened)}::jsonb)
      AS row ("enrolmentId" integer, lista bigint, porcentaje numeric, monto bigint, saldados integer[], partes jsonb)
    CROSS JOIN unnest(
      ${column(months, 'anio')}::int[], ${column(months, 'mes')}::int[], ${column(months, 'parcialidad')}::int[],
      ${column(months, 'descripcion')}::text[], ${column(months, 'vencimiento')}::date[]
    ) AS month (anio, mes, parcialidad, descripcion, vencimiento)
    CROSS JOIN LATERAL (
      SELECT k.key, coalesce((row.partes ->> k.key::text)::bigint, 0) AS part
      FROM (SELECT month.anio * 1000 + month.mes * 10 + month.parcialidad AS key) k
    ) own
    ORDER BY 1, 2, 3, 4`.execute(tx)
}

export const findStudent = (db: Db, id: number) =>
  db.selectFrom('students').select(['id', 'nombre', 'numero_control']).where('id', '=', id).executeTakeFirst()

export const findTerms = (db: Db, id: number) =>
  db
    .selectFrom('cycles')
    .select(['id', 'name', 'recargo', 'descuento_anual_centesimas'])
    .where('id', '=', id)
    .executeTakeFirst()

export const listScholarshipsOf = (db: Db, enrolmentId: number) =>
  db
    .selectFrom('enrolment_scholarships as h')
    .innerJoin('scholarships as b', 'b.id', 'h.scholarship_id')
    .select(['b.id', 'b.nombre', 'b.grado', becaPercent.as('porcentaje'), 'b.tipo'])
    .where('h.enrolment_id', '=', enrolmentId)
    .orderBy('b.centesimas', 'desc')
    .orderBy('b.id')
    .execute()

export const listCyclesOf = async (db: Db, studentId: number) => {
  const { rows } = await sql<{ id: number; name: string; abiertas: number; saldo_centavos: number }>`
    SELECT y.id, y.name, count(t.id)::int AS abiertas, coalesce(sum(t.monto_centavos - t.abonado_centavos), 0)::float8 AS saldo_centavos
    FROM enrolments e
    JOIN cycles y ON y.id = e.cycle_id
    LEFT JOIN tuition t ON t.enrolment_id = e.id AND ${tuitionIsOpen}
    WHERE e.student_id = ${studentId} AND ${standingEnrolment}
    GROUP BY y.id
    ORDER BY y.fecha_inicio DESC`.execute(db)
  return rows
}

/** In id order, as all writers of several rows. Unknown ids are left out. */
export const lockMonths = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('tuition')
    .select(['id', 'enrolment_id'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()

export const lockMonthsOf = (tx: Tx, enrolmentId: number) =>
  tx
    .selectFrom('tuition')
    .select('id')
    .where('enrolment_id', '=', enrolmentId)
    .orderBy('id')
    .forUpdate()
    .execute()

export const setExtension = (
  tx: Tx,
  ids: readonly number[],
  extension: { prorroga_hasta: string | null; prorroga_motivo: string | null },
) => tx.updateTable('tuition').set(extension).where('id', 'in', ids).execute()

export interface Account {
  id: number
  alumno: Pupil & { grado: Grade }
  cycleId: number
  cycleName: string
  recargos: DatedFee[]
  descuento_anual_centesimas: number
  anual_hasta: string | null
  fecha_fin: string
  pronto_pago: EarlyPayment | null
}

const accounts = (db: Db) =>
  db
    .selectFrom('enrolments as e')
    .innerJoin('students as s', 's.id', 'e.student_id')
    .innerJoin('cycles as y', 'y.id', 'e.cycle_id')
    .leftJoin('groups as g', 'g.id', 'e.group_id')
    .where(standingEnrolment)
    .select([
      'e.id',
      'e.cycle_id as cycleId',
      'y.name as cycleName',
      'y.descuento_anual_centesimas',
      'y.anual_hasta',
      'y.fecha_fin',
      'y.pronto_pago',
    ])
    .select(feeRules.as('recargos'))
    .select(sql<Account['alumno']>`${pupilJson}`.as('alumno'))

export const findAccount = (db: Db, enrolmentId: number): Promise<Account | undefined> =>
  accounts(db).where('e.id', '=', enrolmentId).executeTakeFirst()

export const findAccountOf = (db: Db, studentId: number, cycleId: number): Promise<Account | undefined> =>
  accounts(db).where('e.student_id', '=', studentId).where('e.cycle_id', '=', cycleId).executeTakeFirst()

export const listAccounts = async (db: Db, studentIds: readonly number[]): Promise<Account[]> =>
  studentIds.length === 0
    ? []
    : accounts(db).where('e.student_id', 'in', studentIds).orderBy('y.fecha_inicio').execute()
