// Raw SQL: what is to decide of each pupil is JSON of two cycles in one row.
import { sql } from 'kysely'
import type { Grade } from '@contract/domain/grades'
import type { PlanRow } from '@contract/reenrolments/reenrolments.schemas'
import type { Db, Tx } from '../../db/database'
import { bySurname, namedJson, pupilNameJson, standingEnrolment } from '../../db/fragments'

export const findCycle = (db: Db, id: number) =>
  db.selectFrom('cycles').select(['id', 'name', 'fecha_inicio']).where('id', '=', id).executeTakeFirst()

interface OriginRow {
  alumno: PlanRow['alumno']
  inscripcionId: number
  padre: PlanRow['padre']
  grado: Grade
  gradoNumero: number | null
  grupo: PlanRow['de']['grupo']
  baja: boolean
  enrolled: { grado: Grade; gradoNumero: number | null } | null
}

export const listOrigin = async (db: Db, originId: number, targetId: number): Promise<OriginRow[]> => {
  const { rows } = await sql<OriginRow>`
    SELECT ${pupilNameJson} AS alumno,
      e.id AS "inscripcionId", ${namedJson('p')} AS padre,
      e.grado, e.grado_numero AS "gradoNumero",
      ${namedJson('g')} AS grupo,
      e.estado = 'BAJA' AS baja,
      CASE WHEN n.id IS NOT NULL THEN json_build_object('grado', n.grado, 'gradoNumero', n.grado_numero) END AS enrolled
    FROM enrolments e
    JOIN students s ON s.id = e.student_id
    LEFT JOIN parents p ON p.id = s.parent_id
    LEFT JOIN groups g ON g.id = e.group_id
    LEFT JOIN enrolments n ON n.student_id = e.student_id AND n.cycle_id = ${targetId} AND n.cancelled_at IS NULL
    WHERE e.cycle_id = ${originId} AND ${standingEnrolment}
    ORDER BY e.grado, e.grado_numero NULLS FIRST, g.nombre COLLATE "es-x-icu" NULLS LAST, ${bySurname}`.execute(
    db,
  )
  return rows
}

export const listParentsOf = (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('students').select(['id', 'parent_id']).where('id', 'in', ids).execute()

export const findGroups = (tx: Tx, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .selectFrom('groups')
        .select(['id', 'nombre', 'cycle_id', 'grado', 'grado_numero'])
        .where('id', 'in', ids)
        .orderBy('id')
        .forShare()
        .execute()
