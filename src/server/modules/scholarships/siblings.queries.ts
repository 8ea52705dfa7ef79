// Raw SQL: the place among siblings is a window function over a union.
import { sql } from 'kysely'
import type { SiblingRule } from '@contract/cycles/terms.rules'
import type { Grade } from '@contract/domain/grades'
import type { Pupil } from '@contract/students/students.schemas'
import type { Db, Tx } from '../../db/database'
import { becaPercent, namedJson, pupilJson } from '../../db/fragments'
import type { HeldPlace } from './scholarshipPlaces.queries'

export interface SiblingRow {
  enrolmentId: number
  grado: Grade
  alumno: Pupil
  padre: { id: number; nombre: string } | null
  lugar: number
  porcentaje: number
  actual: number
  becas: Pick<HeldPlace, 'plaza' | 'scholarshipId' | 'nombre' | 'porcentaje' | 'tipo'>[]
  /** Centavos of the first month, from the given one on, whose price differs; null when none is left. */
  mes: { lista: number; monto: number } | null
}

/** 1 is the oldest child: by level, year, day of birth. For queries with enrolments in the cycle as `e`, students as `s`. */
const place = sql<number>`row_number() OVER (PARTITION BY s.parent_id ORDER BY e.grado = 'PRIMARIA' DESC,
  e.grado_numero DESC NULLS LAST, s.fecha_nacimiento NULLS LAST, s.id)::int`

export interface ComingPupil {
  id: number
  grado: Grade
  gradoNumero: number | null
}

export const listPlaces = async (
  db: Db,
  cycleId: number,
  coming: readonly ComingPupil[],
): Promise<{ id: number; lugar: number }[]> => {
  const { rows } = await sql<{ id: number; lugar: number }>`
    WITH e AS (
      SELECT student_id, grado, grado_numero FROM enrolments WHERE cycle_id = ${cycleId} AND estado = 'INSCRITO'
      UNION ALL
      SELECT id, grado, "gradoNumero" FROM jsonb_to_recordset(${JSON.stringify(coming)}::jsonb)
        AS row (id integer, grado text, "gradoNumero" integer)
      WHERE NOT EXISTS (SELECT FROM enrolments n WHERE n.cycle_id = ${cycleId} AND n.student_id = row.id AND n.estado = 'INSCRITO')
    )
    SELECT s.id, ${place} AS lugar FROM e JOIN students s ON s.id = e.student_id WHERE s.parent_id IS NOT NULL`.execute(
    db,
  )
  return rows
}

/** Places beyond the rule's last row take that row. @param from first month to price (`monthKey`) */
export const listSiblings = async (
  db: Db,
  cycleId: number,
  hermanos: readonly SiblingRule[],
  from: number,
): Promise<SiblingRow[]> => {
  const { rows } = await sql<SiblingRow>`
    WITH rule AS (
      SELECT lugar, porcentaje FROM jsonb_to_recordset(${JSON.stringify(hermanos)}::jsonb) AS row (lugar integer, porcentaje integer)
    ), children AS (
      SELECT e.id, e.student_id, s.parent_id, CASE WHEN s.parent_id IS NULL THEN 1 ELSE ${place} END AS lugar
      FROM enrolments e JOIN students s ON s.id = e.student_id
      WHERE e.cycle_id = ${cycleId} AND e.estado = 'INSCRITO'
    ), held AS (
      SELECT h.enrolment_id, coalesce(max(${becaPercent}) FILTER (WHERE b.tipo = 'HERMANOS'), 0) AS actual,
        json_agg(json_build_object('plaza', h.plaza, 'scholarshipId', b.id, 'nombre', b.nombre, 'porcentaje', ${becaPercent},
          'tipo', b.tipo) ORDER BY h.plaza) AS becas
      FROM enrolment_scholarships h JOIN scholarships b ON b.id = h.scholarship_id
      WHERE h.cycle_id = ${cycleId} GROUP BY h.enrolment_id
    ), compared AS (
      SELECT c.*, coalesce(held.actual, 0) AS actual, coalesce(held.becas, '[]'::json) AS becas, coalesce((
        SELECT rule.porcentaje FROM rule
        WHERE rule.lugar = least(c.lugar, (SELECT max(last.lugar) FROM rule last))), 0) AS porcentaje
      FROM children c LEFT JOIN held ON held.enrolment_id = c.id
    )
    SELECT e.id AS "enrolmentId", e.grado, ${pupilJson} AS alumno,
      ${namedJson('p')} AS padre,
      x.lugar, x.porcentaje, x.actual, x.becas, (
        SELECT json_build_object('lista', t.lista_centavos, 'monto', t.monto_centavos) FROM tuition t
        WHERE t.enrolment_id = e.id AND t.anio * 100 + t.mes >= ${from} AND t.abonado_centavos = 0 AND t.fuera IS NULL
        ORDER BY t.anio, t.mes, t.parcialidad LIMIT 1) AS mes
    FROM compared x JOIN enrolments e ON e.id = x.id JOIN students s ON s.id = x.student_id
    LEFT JOIN groups g ON g.id = e.group_id LEFT JOIN parents p ON p.id = x.parent_id
    WHERE x.porcentaje <> x.actual
    ORDER BY p.nombre COLLATE "es-x-icu" NULLS LAST, p.id, x.lugar`.execute(db)
  return rows
}

export const hasSiblingBecas = async (db: Db, cycleId: number): Promise<boolean> =>
  (await db
    .selectFrom('scholarships')
    .select('id')
    .where('cycle_id', '=', cycleId)
    .where('tipo', '=', 'HERMANOS')
    .limit(1)
    .executeTakeFirst()) !== undefined

export const lockSiblingBecas = (tx: Tx, cycleId: number) =>
  tx
    .selectFrom('scholarships as b')
    .select(['b.id', 'b.grado', 'b.nombre', becaPercent.as('porcentaje')])
    .where('b.cycle_id', '=', cycleId)
    .where('b.tipo', '=', 'HERMANOS')
    .orderBy('b.id')
    .forUpdate()
    .execute()

export const lockById = (tx: Tx, enrolmentIds: readonly number[]) =>
  tx
    .selectFrom('enrolments')
    .select('id')
    .where('id', 'in', enrolmentIds)
    .where('estado', '=', 'INSCRITO')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

export const findEmpty = async (db: Db, ids: readonly number[]): Promise<number[]> => {
  const rows = await db
    .selectFrom('scholarships as b')
    .select('b.id')
    .where('b.id', 'in', ids)
    .where((on) =>
      on.not(
        on.exists(
          on
            .selectFrom('enrolment_scholarships as h')
            .select('h.plaza')
            .whereRef('h.scholarship_id', '=', 'b.id'),
        ),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}
