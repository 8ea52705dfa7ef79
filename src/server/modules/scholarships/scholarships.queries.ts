// Raw SQL: a beca's pupils are JSON of a subquery in an order of its own.
import { sql, type Insertable } from 'kysely'
import { toHundredths } from '@contract/domain/percents'
import type { Scholarship } from '@contract/scholarships/scholarships.schemas'
import type { Db, Tx } from '../../db/database'
import { becaPercent, bySurname, inSpanish, pupilJson } from '../../db/fragments'
import type { Tables } from '../../db/tables'
import type { Plaza } from '../../db/enrolmentTables'

const members = sql<Scholarship['becasAlumnos']>`coalesce((
  select json_agg(json_build_object('alumno', ${pupilJson}) order by ${bySurname})
  from enrolment_scholarships h
  join enrolments e on e.id = h.enrolment_id
  join students s on s.id = e.student_id
  left join groups g on g.id = e.group_id
  where h.scholarship_id = b.id), '[]'::json)`

const scholarships = (db: Db) =>
  db
    .selectFrom('scholarships as b')
    .select(['b.id', 'b.nombre', 'b.grado', becaPercent.as('porcentaje'), 'b.tipo', 'b.cycle_id as id_ciclo'])
    .select(members.as('becasAlumnos'))

export const findScholarship = (db: Db, id: number): Promise<Scholarship | undefined> =>
  scholarships(db).where('b.id', '=', id).executeTakeFirst()

export const listScholarships = (db: Db, cycleId: number): Promise<Scholarship[]> =>
  scholarships(db)
    .where('b.cycle_id', '=', cycleId)
    .orderBy('b.grado')
    .orderBy('b.nombre', inSpanish)
    .orderBy('b.id')
    .execute()

export const insertScholarship = async (
  tx: Tx,
  { porcentaje, ...values }: Omit<Insertable<Tables['scholarships']>, 'centesimas'> & { porcentaje: number },
): Promise<number> =>
  (
    await tx
      .insertInto('scholarships')
      .values({ ...values, centesimas: toHundredths(porcentaje) })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

/** Locked by id, so another beca or payment for these pupils waits. */
export const lockEnrolments = (tx: Tx, cycleId: number, studentIds: readonly number[]) =>
  tx
    .selectFrom('enrolments')
    .select(['id', 'student_id', 'grado'])
    .where('cycle_id', '=', cycleId)
    .where('student_id', 'in', studentIds)
    .where('estado', '=', 'INSCRITO')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** Call before reading, so that changing and assigning take turns. */
export const lockScholarship = (tx: Tx, id: number) =>
  tx.selectFrom('scholarships').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

export const updateScholarship = (
  tx: Tx,
  id: number,
  { porcentaje, ...values }: { nombre?: string; porcentaje?: number },
) =>
  tx
    .updateTable('scholarships')
    .set({ ...values, ...(porcentaje === undefined ? {} : { centesimas: toHundredths(porcentaje) }) })
    .where('id', '=', id)
    .execute()

export const deleteScholarship = (tx: Tx, id: number) =>
  tx.deleteFrom('scholarships').where('id', '=', id).execute()

export interface Holder {
  enrolmentId: number
  plaza: Plaza
  studentId: number
  nombre: string
}

export const lockHolders = async (tx: Tx, scholarshipId: number): Promise<Holder[]> => {
  const holders = tx
    .selectFrom('enrolment_scholarships as h')
    .innerJoin('enrolments as e', 'e.id', 'h.enrolment_id')
    .where('h.scholarship_id', '=', scholarshipId)
    .orderBy('e.id')
  await holders.select('e.id').forNoKeyUpdate('e').execute()
  return holders
    .innerJoin('students as s', 's.id', 'e.student_id')
    .select(['e.id as enrolmentId', 'h.plaza', 's.id as studentId', 's.nombre'])
    .execute()
}

export const findCycle = (db: Db, id: number) =>
  db
    .selectFrom('cycles')
    .select(['id', 'name', 'fecha_inicio', 'fecha_fin', 'acumulacion', 'hermanos'])
    .where('id', '=', id)
    .executeTakeFirst()
export type BecaCycle = NonNullable<Awaited<ReturnType<typeof findCycle>>>

/** Enrolments with two becas, now or in one of their months; locked by id. */
export const lockEnrolmentsWithTwo = (tx: Tx, cycleId: number) =>
  tx
    .selectFrom('enrolments as e')
    .select(['e.id', 'e.student_id'])
    .where('e.cycle_id', '=', cycleId)
    .where((on) =>
      on.exists(
        on
          .selectFrom('scholarship_terms as k')
          .select('k.desde')
          .whereRef('k.enrolment_id', '=', 'e.id')
          .where('k.plaza', '=', 2),
      ),
    )
    .orderBy('e.id')
    .forNoKeyUpdate()
    .execute()

export const listOwedPrices = (db: Db, enrolmentIds: readonly number[]) =>
  db
    .selectFrom('tuition')
    .select(['id', 'enrolment_id', 'monto_centavos'])
    .where('enrolment_id', 'in', enrolmentIds)
    .where('fuera', 'is', null)
    .execute()
