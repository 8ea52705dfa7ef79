// Raw SQL: each audience adds its own condition on pupils to one statement, which also counts them.
import { sql, type RawBuilder } from 'kysely'
import type { Audience } from '@contract/messages/messages.rules'
import type { Db } from '../../db/database'
import { inSpanish, anyOf } from '../../db/fragments'

export interface ResolvedAudience extends Audience {
  cicloEscolarId: number
}

const reaches = ({ tipo, cicloEscolarId, ...of }: ResolvedAudience): RawBuilder<boolean> => {
  const inCycle = sql<boolean>`e.estado = 'INSCRITO' AND e.cycle_id = ${cicloEscolarId}`
  if (tipo === 'GRADO')
    return sql`${inCycle} AND e.grado = ${of.grado} AND ${of.gradoNumero === undefined ? sql`true` : sql`e.grado_numero = ${of.gradoNumero}`}`
  if (tipo === 'GRUPO') return sql`e.estado = 'INSCRITO' AND e.group_id = ${of.grupoId}`
  if (tipo === 'SERVICIO')
    return sql`e.estado = 'INSCRITO'
      AND e.cycle_id = (SELECT v.cycle_id FROM services v WHERE v.id = ${of.servicioId})
      AND EXISTS (SELECT FROM charges c WHERE c.student_id = s.id AND c.service_id = ${of.servicioId} AND c.cancelled_at IS NULL)`
  return inCycle
}

export const listReached = async (
  db: Db,
  audience: ResolvedAudience,
): Promise<{ parents: number[]; withoutParent: number }> => {
  const { rows } = await sql<{ parent_id: number | null; pupils: number }>`
    SELECT s.parent_id, count(DISTINCT s.id)::int AS pupils
    FROM students s JOIN enrolments e ON e.student_id = s.id
    WHERE ${reaches(audience)} GROUP BY s.parent_id`.execute(db)
  return {
    parents: rows.flatMap(({ parent_id }) => parent_id ?? []),
    withoutParent: rows.find(({ parent_id }) => parent_id === null)?.pupils ?? 0,
  }
}

interface Child {
  parent_id: number
  nombre: string
  nombres: string | null
}

/** Of each family the children that the audience reaches; where it reaches none, the enrolled ones, and without any of those all. Eldest first. */
export const listChildren = async (
  db: Db,
  audience: ResolvedAudience,
  parents: readonly number[],
): Promise<Child[]> => {
  const { rows } = await sql<Child>`
    WITH children AS (
      SELECT s.id, s.parent_id, s.nombre, s.nombres, s.fecha_nacimiento,
        CASE WHEN EXISTS (SELECT FROM enrolments e WHERE e.student_id = s.id AND ${reaches(audience)}) THEN 2
          WHEN EXISTS (SELECT FROM enrolments e WHERE e.student_id = s.id AND e.estado = 'INSCRITO'
            AND e.cycle_id = ${audience.cicloEscolarId}) THEN 1 ELSE 0 END AS rank
      FROM students s WHERE s.parent_id = ANY (${parents}::int[])
    )
    SELECT parent_id, nombre, nombres FROM (
      SELECT *, max(rank) OVER (PARTITION BY parent_id) AS best FROM children) ranked
    WHERE rank = best ORDER BY parent_id, fecha_nacimiento, id`.execute(db)
  return rows
}

export interface Recipient {
  id: number
  nombre: string
  telefono: string
  correo: string | null
  correo_falla: string | null
  referencia: string
}

export const listRecipients = (db: Db, ids: readonly number[]): Promise<Recipient[]> =>
  db
    .selectFrom('parents')
    .select(['id', 'nombre', 'telefono', 'correo', 'correo_falla', 'referencia'])
    .where('id', '=', anyOf(ids))
    .orderBy('nombre', inSpanish)
    .orderBy('id')
    .execute()

export const findGroup = (db: Db, id: number) =>
  db
    .selectFrom('groups')
    .select(['cycle_id', 'grado', 'grado_numero as gradoNumero', 'nombre'])
    .where('id', '=', id)
    .executeTakeFirst()

export const findService = (db: Db, id: number) =>
  db.selectFrom('services').select(['cycle_id', 'nombre']).where('id', '=', id).executeTakeFirst()
