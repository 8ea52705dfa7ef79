// Raw SQL: candidates are materialized first, so that ten years of pupils are not read.
import { sql } from 'kysely'
import type { IsoDate } from '@contract/domain/dates'
import type { Incomplete } from '@contract/students/students.schemas'
import type { Db, Tx } from '../../db/database'
import { bySurname, namedJson } from '../../db/fragments'
import { onlyRow } from '../../db/onlyRow'

/** A missing group counts only where the grade has groups. A pupil on baja lacks nothing; a cancelled enrolment is none. */
const incomplete = (today: IsoDate) => sql`
    -- Those that may: asked of every pupil there ever was, the home would read ten years.
    WITH candidates AS MATERIALIZED (
      SELECT e.student_id AS id FROM enrolments e JOIN cycles y ON y.id = e.cycle_id JOIN students s ON s.id = e.student_id
      WHERE e.estado = 'INSCRITO' AND y.fecha_fin >= ${today}::date AND (e.group_id IS NULL OR s.parent_id IS NULL)
      UNION
      SELECT s.id FROM students s WHERE NOT EXISTS (
        SELECT FROM enrolments e WHERE e.student_id = s.id AND e.cancelled_at IS NULL)
    )
    SELECT s.id, s.nombre, s.paterno, s.materno, s.nombres, s.numero_control, lacking.faltan,
      ${namedJson('p')} AS padre,
      CASE WHEN own.cycle_id IS NOT NULL THEN json_build_object(
        'ciclo', json_build_object('id', own.cycle_id, 'name', own.cycle_name), 'grado', own.grado) END AS inscripcion
    FROM students s
    LEFT JOIN parents p ON p.id = s.parent_id
    LEFT JOIN LATERAL (
      SELECT e.cycle_id, y.name AS cycle_name, e.grado, e.group_id IS NULL AND EXISTS (
        SELECT FROM groups g WHERE g.cycle_id = e.cycle_id AND g.grado = e.grado) AS no_group
      FROM enrolments e JOIN cycles y ON y.id = e.cycle_id
      WHERE e.student_id = s.id AND e.estado = 'INSCRITO' AND y.fecha_fin >= ${today}::date
      ORDER BY 4 DESC, y.fecha_inicio LIMIT 1
    ) own ON true
    CROSS JOIN LATERAL (SELECT own.cycle_id IS NULL AND NOT EXISTS (
      SELECT FROM enrolments e WHERE e.student_id = s.id AND e.cancelled_at IS NULL) AS never) newcomer
    CROSS JOIN LATERAL (SELECT array_remove(ARRAY[
      CASE WHEN s.parent_id IS NULL AND (newcomer.never OR own.cycle_id IS NOT NULL) THEN 'PADRE' END,
      CASE WHEN newcomer.never THEN 'INSCRIPCION' END,
      CASE WHEN own.no_group THEN 'GRUPO' END], NULL) AS faltan) lacking
    WHERE s.id = ANY (ARRAY(SELECT id FROM candidates)) AND cardinality(lacking.faltan) > 0`

export const listIncomplete = async (db: Db, today: IsoDate): Promise<Incomplete[]> => {
  const { rows } = await sql<Incomplete>`
    SELECT s.id, s.nombre, s.numero_control, s.faltan, s.padre, s.inscripcion
    FROM (${incomplete(today)}) s ORDER BY ${bySurname}`.execute(db)
  return rows
}

export const countIncomplete = async (db: Db, today: IsoDate): Promise<number> => {
  const { rows } = await sql<{
    count: number
  }>`SELECT count(*)::int AS count FROM (${incomplete(today)}) s`.execute(db)
  return onlyRow(rows).count
}

export const findNumbersLikeNewest = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ numero_control: string }>`
    SELECT s.numero_control FROM students s, (
      SELECT regexp_replace(numero_control, '[0-9]+$', '') AS prefix FROM students
      WHERE numero_control ~ '[0-9]$' ORDER BY id DESC LIMIT 1) newest
    WHERE s.numero_control ~ '[0-9]$' AND regexp_replace(s.numero_control, '[0-9]+$', '') = newest.prefix`.execute(
    db,
  )
  return rows.map(({ numero_control }) => numero_control)
}

/** With health data. Call `lockToDelete` first. */
export const deleteStudent = async (tx: Tx, id: number): Promise<void> => {
  await tx.deleteFrom('student_health').where('student_id', '=', id).execute()
  await tx.deleteFrom('students').where('id', '=', id).execute()
}

/** Keeps references from being added. */
export const lockToDelete = (tx: Tx, id: number) =>
  tx.selectFrom('students').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
