import { sql } from 'kysely'
import { toPesos } from '@contract/domain/money'
import type { StudentDetail } from '@contract/students/students.schemas'
import type { Db, Tx } from '../../db/database'
import type { HealthKind } from './health'

type Enrolments = StudentDetail['inscripciones']
export type Health = Pick<StudentDetail, 'alergias' | 'enfermedades'>

/** Sensitive: read only for the page of one pupil (DOMAIN §2). */
export const findHealth = async (db: Db, studentId: number): Promise<Health> => {
  const rows = await db
    .selectFrom('student_health')
    .select(['id', 'kind', 'descripcion'])
    .where('student_id', '=', studentId)
    .orderBy('id')
    .execute()
  const of = (wanted: HealthKind) =>
    rows.filter(({ kind }) => kind === wanted).map(({ id, descripcion }) => ({ id, descripcion }))
  return { alergias: of('ALERGIA'), enfermedades: of('ENFERMEDAD') }
}

/** Puts each given list in place of the stored one; kinds that are not given stay. */
export const replaceHealth = async (
  tx: Tx,
  studentId: number,
  lists: ReadonlyMap<HealthKind, readonly string[]>,
): Promise<void> => {
  if (lists.size === 0) return
  await tx
    .deleteFrom('student_health')
    .where('student_id', '=', studentId)
    .where('kind', 'in', [...lists.keys()])
    .execute()
  const rows = [...lists].flatMap(([kind, texts]) =>
    texts.map((descripcion) => ({ student_id: studentId, kind, descripcion })),
  )
  if (rows.length > 0) await tx.insertInto('student_health').values(rows).execute()
}

const enrolments = (db: Db, studentId: number, timeZone: string) =>
  db
    .selectFrom('enrolments as e')
    .innerJoin('cycles as c', 'c.id', 'e.cycle_id')
    .leftJoin('groups as g', 'g.id', 'e.group_id')
    .select(['c.id as cycleId', 'c.name as cycleName', 'g.id as groupId', 'g.nombre as groupName'])
    .selectAll('e')
    .select(sql<string>`(e.created_at at time zone ${timeZone})::date`.as('fecha'))
    .where('e.student_id', '=', studentId)
    .orderBy('c.fecha_inicio', 'desc')
    .execute()

/** Every enrolment of a pupil with its frozen prices in pesos, newest cycle first; `fecha` is the school's day. */
export const findEnrolments = async (db: Db, studentId: number, timeZone: string): Promise<Enrolments> =>
  (await enrolments(db, studentId, timeZone)).map((row) => ({
    id: row.id,
    ciclo: { id: row.cycleId, name: row.cycleName },
    grado: row.grado,
    grupo: row.groupId === null || row.groupName === null ? null : { id: row.groupId, nombre: row.groupName },
    costo_inscripcion: toPesos(row.costo_inscripcion_centavos),
    descuento: row.descuento,
    motivo_descuento: row.motivo_descuento,
    monto_descuento: toPesos(row.monto_descuento_centavos),
    monto_pagar: toPesos(row.monto_pagar_centavos),
    mensualidad: toPesos(row.mensualidad_centavos),
    costo_material: toPesos(row.costo_material_centavos),
    fecha: row.fecha,
  }))
