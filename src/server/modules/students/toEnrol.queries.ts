// Raw SQL: the last place of each pupil is a lateral join, grouped or filtered by.
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { GRADE_YEARS, gradeYearOfKey, GRADES, type Grade } from '@contract/domain/grades'
import { continuesInGrade, NEW_PUPILS } from '@contract/domain/nextGrade'
import type { LastPlace, StudentsContract } from '@contract/students/students.schemas'
import type { Db } from '../../db/database'
import { allOf } from '../../db/pages'
import type { Among } from './studentParts.queries'

type ListQuery = NonNullable<StudentsContract['listToEnrol']['query']>

export const notEnrolledIn = (cycleId: number | null): Among => ({
  conditions:
    cycleId === null
      ? []
      : [
          sql<SqlBool>`NOT EXISTS (SELECT FROM enrolments e
            WHERE e.student_id = s.id AND e.cycle_id = ${cycleId} AND e.cancelled_at IS NULL)`,
        ],
})

const placesBefore = (cycleId: number | null) => sql`FROM enrolments pe JOIN cycles py ON py.id = pe.cycle_id
    WHERE pe.cancelled_at IS NULL
    ${cycleId === null ? sql`` : sql`AND py.fecha_inicio < (SELECT of_cycle.fecha_inicio FROM cycles of_cycle WHERE of_cycle.id = ${cycleId})`}`

const ITS_GROUP = sql`LEFT JOIN groups ug ON ug.id = u.group_id`

/** For each pupil of a page: the last place as `u`, its group as `ug`, by the rule of `findLastPlaces`. */
const lastPlace = (cycleId: number | null) => sql`LEFT JOIN LATERAL (
    SELECT pe.grado, pe.grado_numero, pe.group_id ${placesBefore(cycleId)} AND pe.student_id = s.id
    ORDER BY py.fecha_inicio DESC LIMIT 1
  ) u ON true ${ITS_GROUP}`

/** The same for every pupil, in less than half the time of looking each up. */
const lastPlaces = (cycleId: number | null) => sql`LEFT JOIN (
    SELECT DISTINCT ON (pe.student_id) pe.student_id, pe.grado, pe.grado_numero, pe.group_id ${placesBefore(cycleId)}
    ORDER BY pe.student_id, py.fecha_inicio DESC
  ) u ON u.student_id = s.id ${ITS_GROUP}`

const lastYearIs = (grado: Grade, gradoNumero: number | null) =>
  sql<SqlBool>`(u.grado = ${grado} AND u.grado_numero IS NOT DISTINCT FROM ${gradoNumero}::int)`

const anyOfConditions = (conditions: readonly RawBuilder<SqlBool>[]) =>
  sql<SqlBool>`(${sql.join(conditions, sql` OR `)})`

const YEARS = [...GRADES.map((grado) => ({ grado, gradoNumero: null })), ...GRADE_YEARS]

const nextIsIn = (grade: Grade) =>
  anyOfConditions([
    sql<SqlBool>`(u.grado IS NULL AND coalesce(s.grado_previsto = ${grade}, true))`,
    ...YEARS.filter((year) => continuesInGrade(grade, year, null)).map(({ grado, gradoNumero }) =>
      lastYearIs(grado, gradoNumero),
    ),
  ])

/** In CASE, PostgreSQL expects half of the pupils to pass, walks them by surname and stops at ten. Bare, it expects almost none, so looks up and sorts all for each page. */
const goOnIn = (grade: Grade) => sql<SqlBool>`CASE WHEN ${nextIsIn(grade)} THEN true ELSE false END`

const lastOf = (wanted: string): RawBuilder<SqlBool> => {
  const year = gradeYearOfKey(wanted)
  return wanted === NEW_PUPILS || !year
    ? sql<SqlBool>`u.grado IS NULL`
    : lastYearIs(year.grado, year.gradoNumero)
}

export const toEnrol = (cycleId: number | null, { siguen_en, ultimo, ultimo_grupo }: ListQuery): Among => {
  const { conditions } = notEnrolledIn(cycleId)
  const filters = [
    ...(siguen_en === undefined ? [] : [goOnIn(siguen_en)]),
    ...(ultimo === undefined ? [] : [lastOf(ultimo)]),
    ...(ultimo_grupo === undefined ? [] : [sql<SqlBool>`ug.nombre = ${ultimo_grupo}`]),
  ]
  return filters.length === 0
    ? { conditions }
    : { conditions: [...conditions, ...filters], joins: lastPlace(cycleId) }
}

export const findLastYears = async (db: Db, cycleId: number | null): Promise<LastPlace[]> => {
  const { rows } = await sql<LastPlace>`
    SELECT CASE WHEN u.grado IS NOT NULL THEN json_build_object('grado', u.grado, 'gradoNumero', u.grado_numero,
        'grupo', CASE WHEN ug.nombre IS NOT NULL THEN json_build_object('nombre', ug.nombre) END) END AS ultimo,
      CASE WHEN s.grado_previsto IS NOT NULL THEN
        json_build_object('grado', s.grado_previsto, 'gradoNumero', s.grado_previsto_numero) END AS grado_previsto,
      count(*)::int AS alumnos
    FROM students s ${lastPlaces(cycleId)} WHERE ${allOf(notEnrolledIn(cycleId).conditions)}
    GROUP BY u.grado, u.grado_numero, ug.nombre, s.grado_previsto, s.grado_previsto_numero
    ORDER BY u.grado, u.grado_numero, ug.nombre, s.grado_previsto, s.grado_previsto_numero`.execute(db)
  return rows
}
