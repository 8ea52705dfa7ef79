import { sql, type Updateable } from 'kysely'
import { pairPermissions } from '@contract/roles/roles.rules'
import type { User } from '@contract/users/users.schemas'
import type { Db, Tx } from '../../db/database'
import { inSpanish, lowerCase, rolePairs } from '../../db/fragments'
import type { Tables } from '../../db/tables'

/** Active office users: not deleted, and no app users of parents. */
const users = (db: Db) =>
  db
    .selectFrom('users as u')
    .innerJoin('roles as r', 'r.id', 'u.role_id')
    .select(['u.id', 'u.name', 'u.type_user', 'r.id as roleId', 'r.name as roleName'])
    .select(rolePairs.as('pairs'))
    .select((on) =>
      on
        .exists(
          on
            .selectFrom('second_factors as f')
            .select('f.user_id')
            .whereRef('f.user_id', '=', 'u.id')
            .where('f.active_since', 'is not', null)
            .where('f.lost_at', 'is', null),
        )
        .as('hasFactor'),
    )
    .where('u.deactivated_at', 'is', null)

type UserRow = Awaited<ReturnType<ReturnType<typeof users>['executeTakeFirstOrThrow']>>

const toUser = (row: UserRow): User => ({
  id: row.id,
  name: row.name,
  typeUser: row.type_user,
  role: { id: row.roleId, name: row.roleName },
  permissions: pairPermissions(row.pairs),
  segundo_factor: Boolean(row.hasFactor),
})

export const listUsers = async (db: Db): Promise<User[]> =>
  (await users(db).orderBy('u.name', inSpanish).orderBy('u.id').execute()).map(toUser)

export const findUser = async (db: Db, id: number): Promise<User | undefined> => {
  const row = await users(db).where('u.id', '=', id).executeTakeFirst()
  return row && toUser(row)
}

/** `role_id` null: a parent's app user. */
export const insertUser = async (
  tx: Tx,
  user: { name: string; password_hash: string; role_id: number | null },
): Promise<number> => {
  const type_user = user.role_id === null ? 'PADRE' : 'NORMAL'
  return (
    await tx
      .insertInto('users')
      .values({ ...user, type_user })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
}

export const updateUser = (tx: Tx, id: number, values: Updateable<Tables['users']>) =>
  tx.updateTable('users').set(values).where('id', '=', id).execute()

export const nameIsTaken = async (tx: Tx, name: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where(lowerCase(sql.ref('name')), '=', lowerCase(name))
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
