import { sql } from 'kysely'
import type { TuitionMonth } from '@contract/domain/months'
import type { Db, Tx } from '../../db/database'

/** A month to charge, with what its row says. */
export interface Installment extends TuitionMonth {
  descripcion: string
  /** yyyy-MM-dd */
  vencimiento: string
}

const column = (months: readonly Installment[], name: keyof Installment) => months.map((month) => month[name])

/** Every month for every enrolment in one statement, at the monthly price frozen in the enrolment. Answers how many rows. */
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

export const findStudent = (db: Db, id: number) =>
  db.selectFrom('students').select(['id', 'nombre', 'numero_control']).where('id', '=', id).executeTakeFirst()

/** What a cycle charges for late months and takes off a year paid at once. */
export const findTerms = (db: Db, id: number) =>
  db
    .selectFrom('cycles')
    .select(['id', 'name', 'recargo', 'descuento_anual_centesimas'])
    .where('id', '=', id)
    .executeTakeFirst()

/** The beca of an enrolment. */
export const findScholarshipOf = (db: Db, enrolmentId: number) =>
  db
    .selectFrom('enrolments as e')
    .innerJoin('scholarships as b', 'b.id', 'e.scholarship_id')
    .select(['b.id', 'b.nombre', 'b.grado', 'b.porcentaje'])
    .where('e.id', '=', enrolmentId)
    .executeTakeFirst()

/** The cycles of a pupil, newest first, with what is open in each: recargos apart. */
export const listCyclesOf = async (db: Db, studentId: number) => {
  const { rows } = await sql<{ id: number; name: string; abiertas: number; saldo_centavos: number }>`
    SELECT y.id, y.name, count(t.id)::int AS abiertas, coalesce(sum(t.monto_centavos), 0)::float8 AS saldo_centavos
    FROM enrolments e
    JOIN cycles y ON y.id = e.cycle_id
    LEFT JOIN tuition t ON t.enrolment_id = e.id AND NOT t.pagado
    WHERE e.student_id = ${studentId}
    GROUP BY y.id
    ORDER BY y.fecha_inicio DESC`.execute(db)
  return rows
}

/** The months locked until the commit, in id order as every writer of several rows does. Who is missing does not exist. */
export const lockMonths = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('tuition')
    .select(['id', 'enrolment_id'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()

/** The same for all of an enrolment. */
export const lockMonthsOf = (tx: Tx, enrolmentId: number) =>
  tx
    .selectFrom('tuition')
    .select('id')
    .where('enrolment_id', '=', enrolmentId)
    .orderBy('id')
    .forUpdate()
    .execute()
