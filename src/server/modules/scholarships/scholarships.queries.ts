import { sql, type Insertable } from 'kysely'
import type { Scholarship } from '@contract/scholarships/scholarships.schemas'
import type { Db, Tx } from '../../db/database'
import { bySurname, pupilJson } from '../../db/fragments'
import type { Tables } from '../../db/tables'

const members = sql<Scholarship['becasAlumnos']>`coalesce((
  select json_agg(json_build_object('alumno', ${pupilJson}) order by ${bySurname})
  from enrolments e
  join students s on s.id = e.student_id
  left join groups g on g.id = e.group_id
  where e.scholarship_id = b.id), '[]'::json)`

const scholarships = (db: Db) =>
  db
    .selectFrom('scholarships as b')
    .select(['b.id', 'b.nombre', 'b.grado', 'b.porcentaje', 'b.cycle_id as id_ciclo'])
    .select(members.as('becasAlumnos'))

export const findScholarship = (db: Db, id: number): Promise<Scholarship | undefined> =>
  scholarships(db).where('b.id', '=', id).executeTakeFirst()

export const listScholarships = (db: Db, cycleId: number): Promise<Scholarship[]> =>
  scholarships(db)
    .where('b.cycle_id', '=', cycleId)
    .orderBy('b.grado')
    .orderBy(sql`b.nombre collate "es-x-icu"`)
    .orderBy('b.id')
    .execute()

export const findCycleName = async (db: Db, id: number): Promise<string | undefined> =>
  (await db.selectFrom('cycles').select('name').where('id', '=', id).executeTakeFirst())?.name

export const insertScholarship = async (
  tx: Tx,
  values: Insertable<Tables['scholarships']>,
): Promise<number> =>
  (await tx.insertInto('scholarships').values(values).returning('id').executeTakeFirstOrThrow()).id

/** The names of pupils; who is missing does not exist. */
export const findPupils = (db: Db, ids: readonly number[]) =>
  db.selectFrom('students').select(['id', 'nombre']).where('id', 'in', ids).orderBy('id').execute()

/** The pupils' enrolments in a cycle, locked by id: two becas for one pupil wait for each other, and for a payment under way. */
export const lockEnrolments = (tx: Tx, cycleId: number, studentIds: readonly number[]) =>
  tx
    .selectFrom('enrolments')
    .select(['id', 'student_id', 'grado', 'scholarship_id'])
    .where('cycle_id', '=', cycleId)
    .where('student_id', 'in', studentIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

export const assignScholarship = (tx: Tx, enrolmentIds: readonly number[], scholarshipId: number) =>
  tx
    .updateTable('enrolments')
    .set({ scholarship_id: scholarshipId })
    .where('id', 'in', enrolmentIds)
    .execute()

/**
 * Lowers every month not yet paid of these enrolments, from its list price, half up to the centavo as `tuitionAfter` does.
 * The months are locked by id first: one whose payment is under way is waited for, and found paid.
 * @returns how many months changed
 */
export const lowerTuition = async (
  tx: Tx,
  enrolmentIds: readonly number[],
  percent: number,
): Promise<number> => {
  await tx
    .selectFrom('tuition')
    .select('id')
    .where('enrolment_id', 'in', enrolmentIds)
    .orderBy('id')
    .forUpdate()
    .execute()
  const { numAffectedRows } = await sql`
    update tuition
    set beca_porcentaje = ${percent}::int, monto_centavos = lista_centavos - (lista_centavos * ${percent}::int + 50) / 100
    where enrolment_id = any (${enrolmentIds}::int[]) and abonado_centavos = 0 and not pagado`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** The enrolments of these months that hold a beca, with its percent. */
export const findHolders = (tx: Tx, tuitionIds: readonly number[]) =>
  tx
    .selectFrom('tuition as t')
    .innerJoin('enrolments as e', 'e.id', 't.enrolment_id')
    .innerJoin('scholarships as b', 'b.id', 'e.scholarship_id')
    .select(['e.id', 'b.porcentaje'])
    .distinct()
    .where('t.id', 'in', tuitionIds)
    .execute()
