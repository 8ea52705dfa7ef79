// Raw SQL: a group's pupils are JSON of a subquery in an order of its own.
import { sql, type Insertable, type Updateable } from 'kysely'
import type { Group } from '@contract/groups/groups.schemas'
import type { Db, Tx } from '../../db/database'
import { bySurname, inSpanish, lowerCase, pupilJson } from '../../db/fragments'
import type { Tables } from '../../db/tables'

const members = sql<Group['alumnos']>`coalesce((
  select json_agg(${pupilJson} order by ${bySurname})
  from enrolments e join students s on s.id = e.student_id
  where e.group_id = g.id), '[]'::json)`

const groups = (db: Db) =>
  db
    .selectFrom('groups as g')
    .select(['g.id', 'g.nombre', 'g.grado', 'g.grado_numero as gradoNumero', 'g.cycle_id as cicloEscolarId'])
    .select(members.as('alumnos'))

export const findGroup = (db: Db, id: number): Promise<Group | undefined> =>
  groups(db).where('g.id', '=', id).executeTakeFirst()

export const listGroups = (db: Db, cycleId: number): Promise<Group[]> =>
  groups(db)
    .where('g.cycle_id', '=', cycleId)
    .orderBy('g.grado')
    .orderBy('g.grado_numero')
    .orderBy('g.nombre', inSpanish)
    .execute()

export const nameIsTaken = async (
  tx: Tx,
  group: Pick<Insertable<Tables['groups']>, 'cycle_id' | 'grado' | 'grado_numero' | 'nombre'>,
  except = 0,
): Promise<boolean> => {
  const row = await tx
    .selectFrom('groups')
    .select('id')
    .where('cycle_id', '=', group.cycle_id)
    .where('id', '!=', except)
    .where('grado', '=', group.grado)
    .where('grado_numero', 'is not distinct from', group.grado_numero ?? null)
    .where(lowerCase(sql.ref('nombre')), '=', lowerCase(group.nombre as string))
    .executeTakeFirst()
  return row !== undefined
}

export const insertGroup = async (tx: Tx, values: Insertable<Tables['groups']>): Promise<number> =>
  (await tx.insertInto('groups').values(values).returning('id').executeTakeFirstOrThrow()).id

/** In id order, before their group is read. */
export const lockEnrolments = async (tx: Tx, cycleId: number, studentIds: readonly number[]) => {
  const enrolments = tx
    .selectFrom('enrolments as e')
    .where('e.cycle_id', '=', cycleId)
    .where('e.student_id', 'in', studentIds)
    .where('e.estado', '=', 'INSCRITO')
    .orderBy('e.id')
  await enrolments.select('e.id').forNoKeyUpdate().execute()
  return enrolments
    .leftJoin('groups as g', 'g.id', 'e.group_id')
    .select(['e.id', 'e.student_id', 'e.grado', 'e.grado_numero', 'e.group_id', 'g.nombre as groupName'])
    .execute()
}

export const assignGroup = (tx: Tx, enrolmentIds: readonly number[], groupId: number | null) =>
  tx.updateTable('enrolments').set({ group_id: groupId }).where('id', 'in', enrolmentIds).execute()

/** Locked until the commit; call it before reading. */
export const lockGroup = (tx: Tx, id: number) =>
  tx.selectFrom('groups').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

export const updateGroup = (tx: Tx, id: number, values: Updateable<Tables['groups']>) =>
  tx.updateTable('groups').set(values).where('id', '=', id).execute()

export const deleteGroup = (tx: Tx, id: number) => tx.deleteFrom('groups').where('id', '=', id).execute()
