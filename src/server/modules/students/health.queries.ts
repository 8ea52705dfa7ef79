// Raw SQL: a pupil's lists are JSON of subqueries, each in an order of its own.
import { sql } from 'kysely'
import type { Care, Medicine } from '@contract/students/health.rules'
import type { StudentDetail } from '@contract/students/students.schemas'
import type { Db, Tx } from '../../db/database'
import type { Tables } from '../../db/tables'

export type HealthKind = Tables['student_health']['kind']
export type Health = Pick<
  StudentDetail,
  'alergias' | 'enfermedades' | 'medicamentos' | 'tipo_sangre' | 'servicio_medico' | 'indicaciones'
>

export interface HealthChange {
  lists: ReadonlyMap<HealthKind, readonly string[]>
  medicines: readonly Medicine[] | undefined
  care: Partial<Care>
}

const list = (kind: HealthKind) => sql`
  coalesce((SELECT json_agg(json_build_object('id', h.id, 'descripcion', h.descripcion) ORDER BY h.id)
    FROM student_health h WHERE h.student_id = pupil AND h.kind = ${kind}), '[]')`

/** An entry for every given pupil. Sensitive: call `noteHealthSeen` before it is sent. */
export const findHealth = async (db: Db, studentIds: readonly number[]): Promise<Map<number, Health>> => {
  const { rows } = await sql<Health & { pupil: number }>`
    SELECT pupil, ${list('ALERGIA')} AS alergias, ${list('ENFERMEDAD')} AS enfermedades,
      coalesce((SELECT json_agg(json_build_object('id', m.id, 'nombre', m.nombre, 'dosis', m.dosis, 'horario', m.horario)
        ORDER BY m.id) FROM student_medicines m WHERE m.student_id = pupil), '[]') AS medicamentos,
      c.tipo_sangre, c.servicio_medico, c.indicaciones
    FROM unnest(${studentIds}::integer[]) AS pupil LEFT JOIN student_care c ON c.student_id = pupil`.execute(
    db,
  )
  return new Map(rows.map(({ pupil, ...health }) => [pupil, health]))
}

const replaceLists = async (tx: Tx, studentId: number, lists: HealthChange['lists']): Promise<void> => {
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

const replaceMedicines = async (tx: Tx, studentId: number, medicines: readonly Medicine[]): Promise<void> => {
  await tx.deleteFrom('student_medicines').where('student_id', '=', studentId).execute()
  const rows = medicines.map((medicine) => ({ student_id: studentId, ...medicine }))
  if (rows.length > 0) await tx.insertInto('student_medicines').values(rows).execute()
}

export const changeHealth = async (
  tx: Tx,
  studentId: number,
  { lists, medicines, care }: HealthChange,
): Promise<boolean> => {
  await replaceLists(tx, studentId, lists)
  if (medicines) await replaceMedicines(tx, studentId, medicines)
  const hasCare = Object.keys(care).length > 0
  if (hasCare)
    await tx
      .insertInto('student_care')
      .values({ student_id: studentId, ...care })
      .onConflict((on) => on.column('student_id').doUpdateSet(care))
      .execute()
  return lists.size > 0 || medicines !== undefined || hasCare
}
