import { sql, type Insertable } from 'kysely'
import type { Group } from '@contract/groups/groups.schemas'
import type { Db, Tx } from '../../db/database'
import { bySurname, lowered, pupilJson } from '../../db/fragments'
import type { Tables } from '../../db/tables'

const members = sql<Group['alumnos']>`coalesce((
  select json_agg(${pupilJson} order by ${bySurname})
  from enrolments e join students s on s.id = e.student_id
  where e.group_id = g.id), '[]'::json)`

const groups = (db: Db) =>
  db
    .selectFrom('groups as g')
    .select(['g.id', 'g.nombre', 'g.grado', 'g.cycle_id as cicloEscolarId'])
    .select(members.as('alumnos'))

export const findGroup = (db: Db, id: number): Promise<Group | undefined> =>
  groups(db).where('g.id', '=', id).executeTakeFirst()

export const listGroups = (db: Db, cycleId: number): Promise<Group[]> =>
  groups(db)
    .where('g.cycle_id', '=', cycleId)
    .orderBy('g.grado')
    .orderBy(sql`g.nombre collate "es-x-icu"`)
    .execute()

export const findCycleName = async (db: Db, id: number): Promise<string | undefined> =>
  (await db.selectFrom('cycles').select('name').where('id', '=', id).executeTakeFirst())?.name

export const nameIsTaken = async (tx: Tx, group: Insertable<Tables['groups']>): Promise<boolean> => {
  const row = await tx
    .selectFrom('groups')
    .select('id')
    .where('cycle_id', '=', group.cycle_id)
    .where('grado', '=', group.grado)
    .where(lowered(sql.ref('nombre')), '=', lowered(group.nombre as string))
    .executeTakeFirst()
  return row !== undefined
}

export const insertGroup = async (tx: Tx, values: Insertable<Tables['groups']>): Promise<number> =>
  (await tx.insertInto('groups').values(values).returning('id').executeTakeFirstOrThrow()).id

/** The names of pupils; who is missing does not exist. */
export const findPupils = (db: Db, ids: readonly number[]) =>
  db.selectFrom('students').select(['id', 'nombre']).where('id', 'in', ids).orderBy('id').execute()

/** The pupils' enrolments in a cycle, locked by id before their group is read. */
export const lockEnrolments = async (tx: Tx, cycleId: number, studentIds: readonly number[]) => {
  const enrolments = tx
    .selectFrom('enrolments as e')
    .where('e.cycle_id', '=', cycleId)
    .where('e.student_id', 'in', studentIds)
    .orderBy('e.id')
  await enrolments.select('e.id').forNoKeyUpdate().execute()
  return enrolments
    .leftJoin('groups as g', 'g.id', 'e.group_id')
    .select(['e.id', 'e.student_id', 'e.grado', 'e.group_id', 'g.nombre as groupName'])
    .execute()
}

export const assignGroup = (tx: Tx, enrolmentIds: readonly number[], groupId: number) =>
  tx.updateTable('enrolments').set({ group_id: groupId }).where('id', 'in', enrolmentIds).execute()
