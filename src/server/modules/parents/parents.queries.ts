// Raw SQL: a parent's children are JSON of a subquery in an order of its own.
import { sql, type Insertable, type Updateable } from 'kysely'
import type { IsoDate } from '@contract/domain/dates'
import type { Parent } from '@contract/parents/parents.schemas'
import type { Db, Tx } from '../../db/database'
import { anyOf, bySurname, inSpanish, joinPlaceOn, pupilTodayJson } from '../../db/fragments'
import { NO_CYCLE } from '../../db/lookups'
import type { Tables } from '../../db/tables'

const children = (today: IsoDate) => sql<Parent['alumnos']>`coalesce((
  select json_agg(${pupilTodayJson} order by ${bySurname})
  from students s ${joinPlaceOn(today)}
  where s.parent_id = p.id), '[]'::json)`

const parents = (db: Db, today: IsoDate) =>
  db
    .selectFrom('parents as p')
    .leftJoin('users as u', 'u.id', 'p.user_id')
    .select([
      'p.id',
      'p.nombre',
      'p.telefono',
      'p.correo',
      'p.correo_falla',
      'p.direccion',
      'p.referencia',
      'p.user_id',
      'u.name as userName',
    ])
    .select(children(today).as('alumnos'))

type ParentRow = Awaited<ReturnType<ReturnType<typeof parents>['executeTakeFirstOrThrow']>>

const toParent = ({ user_id, userName, ...row }: ParentRow): Parent => ({
  ...row,
  name: row.nombre,
  userId: user_id,
  usuario: user_id === null || userName === null ? null : { id: user_id, name: userName },
})

/** `enrolled`: only parents with a child in the cycle; without a cycle none. */
export const listParents = async (
  db: Db,
  filter: 'all' | 'enrolled',
  { cycleId, today }: { cycleId: number | null; today: IsoDate },
  ids?: readonly number[],
): Promise<Parent[]> => {
  const rows = await parents(db, today)
    .$if(ids !== undefined, (query) => query.where('p.id', '=', anyOf(ids!)))
    .$if(filter === 'enrolled', (query) =>
      query.where((on) =>
        on.exists(
          on
            .selectFrom('students as child')
            .innerJoin('enrolments as own', 'own.student_id', 'child.id')
            .select('child.id')
            .whereRef('child.parent_id', '=', 'p.id')
            .where('own.cycle_id', '=', cycleId ?? NO_CYCLE)
            .where('own.estado', '=', 'INSCRITO'),
        ),
      ),
    )
    .orderBy('p.nombre', inSpanish)
    .orderBy('p.id')
    .execute()
  return rows.map(toParent)
}

export const findParent = async (db: Db, id: number, today: IsoDate): Promise<Parent | undefined> => {
  const row = await parents(db, today).where('p.id', '=', id).executeTakeFirst()
  return row && toParent(row)
}

export const insertParent = async (tx: Tx, values: Insertable<Tables['parents']>): Promise<number> =>
  (await tx.insertInto('parents').values(values).returning('id').executeTakeFirstOrThrow()).id

export const updateParent = (tx: Tx, id: number, values: Updateable<Tables['parents']>) =>
  tx.updateTable('parents').set(values).where('id', '=', id).execute()

/** Locked in id order before their parents are read, so changes that the lock waited for are seen. */
export const lockChildren = async (tx: Tx, ids: readonly number[]) => {
  await tx.selectFrom('students').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()
  return tx
    .selectFrom('students as s')
    .leftJoin('parents as p', 'p.id', 's.parent_id')
    .select(['s.id', 's.nombre', 's.parent_id', 'p.nombre as parentName'])
    .where('s.id', 'in', ids)
    .orderBy('s.id')
    .execute()
}

export const linkChildren = (tx: Tx, ids: readonly number[], parentId: number | null) =>
  tx.updateTable('students').set({ parent_id: parentId }).where('id', 'in', ids).execute()

/** Locked, so that no reference to it can be added meanwhile. */
export const lockToDelete = (tx: Tx, id: number) =>
  tx.selectFrom('parents').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const deleteParent = (tx: Tx, id: number) => tx.deleteFrom('parents').where('id', '=', id).execute()
