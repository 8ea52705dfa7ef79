// Raw SQL: columns are chosen by the user, and sorted as the browser does.
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { gradeYearOfKey } from '@contract/domain/grades'
import type { Lack } from '@contract/students/pupilLists'
import type { StudentsContract } from '@contract/students/students.schemas'
import type { Among } from './studentParts.queries'

type ListQuery = NonNullable<StudentsContract['listAll']['query']>

const IN_CLASS = sql<SqlBool>`e.estado IS NOT DISTINCT FROM 'INSCRITO'`

const LACKING: Readonly<Record<Lack, RawBuilder<SqlBool>>> = {
  inscripcion: sql`NOT ${IN_CLASS}`,
  grupo: sql`(${IN_CLASS} AND e.group_id IS NULL)`,
  padre: sql`s.parent_id IS NULL`,
  curp: sql`(NOT s.curp_verificada AND s.curp <> '')`,
  'sin-curp': sql`s.curp = ''`,
}

/** A level alone means all of its years. */
const isIn = (wanted: string): RawBuilder<SqlBool> => {
  const { grado, gradoNumero } = gradeYearOfKey(wanted)!
  return gradoNumero === null
    ? sql`(${IN_CLASS} AND e.grado = ${grado})`
    : sql`(${IN_CLASS} AND e.grado = ${grado} AND e.grado_numero = ${gradoNumero})`
}

const orderOf = ({ columna, orden }: ListQuery): RawBuilder<unknown> => {
  const way = orden === 'desc' ? sql`DESC` : sql`ASC`
  if (columna !== 'grado') return sql`${sql.ref(`s.${columna}`)} COLLATE list_order ${way}`
  // The order of `gradeOrder`; pupils without a grade come last in either direction.
  return sql`NOT ${IN_CLASS}, CASE WHEN ${IN_CLASS} THEN
      CASE e.grado WHEN 'PREESCOLAR' THEN 0 ELSE 10 END + coalesce(e.grado_numero, 0) END ${way},
    CASE WHEN ${IN_CLASS} THEN coalesce(g.nombre, '') END COLLATE list_order ${way}`
}

const PLACED: readonly Lack[] = ['inscripcion', 'grupo']

export const everyPupil = (cycleId: number | null, asked: ListQuery): Among => {
  const { grado, falta, columna } = asked
  const conditions = [...(grado ? [isIn(grado)] : []), ...(falta ? [LACKING[falta]] : [])]
  const isPlaced = grado !== undefined || columna === 'grado' || (falta && PLACED.includes(falta))
  const joins = sql`LEFT JOIN enrolments e ON e.student_id = s.id AND e.cycle_id = ${cycleId} AND e.cancelled_at IS NULL
    LEFT JOIN groups g ON g.id = e.group_id`
  return { conditions, ...(isPlaced ? { joins } : {}), ...(columna ? { by: orderOf(asked) } : {}) }
}
