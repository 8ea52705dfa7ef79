// Raw SQL: a role's users are JSON of a subquery in an order of its own.
import { sql } from 'kysely'
import { ACTION_LABELS, ACTION_NAMES, ACTIONS, MODULES, type Permission } from '@contract/domain/permissions'
import { pairPermissions, type RolePair } from '@contract/roles/roles.rules'
import type { Role } from '@contract/roles/roles.schemas'
import type { Db, Tx } from '../../db/database'
import { lockNamed } from '../../db/locks'
import { inSpanish, rolePairs } from '../../db/fragments'

const ADMINISTRATION = [MODULES.USUARIOS, MODULES.ROLES]
const LABEL_BY_ID = new Map(ACTION_NAMES.map((name) => [ACTIONS[name] as number, ACTION_LABELS[name]]))

const holders = sql<Role['usuarios']>`coalesce((
  select json_agg(json_build_object('id', u.id, 'name', u.name) order by u.name collate "es-x-icu", u.id)
  from users u where u.role_id = r.id and u.deactivated_at is null), '[]'::json)`

const roles = (db: Db) =>
  db
    .selectFrom('roles as r')
    .select(['r.id', 'r.name', 'r.exige_segundo_factor'])
    .select([rolePairs.as('pairs'), holders.as('usuarios')])

type RoleRow = Awaited<ReturnType<ReturnType<typeof roles>['executeTakeFirstOrThrow']>>

const toRole = ({ id, name, pairs, usuarios, exige_segundo_factor }: RoleRow): Role => ({
  id,
  name,
  permissions: pairs.map(({ moduleId, permissionId }) => ({
    moduleId,
    module: { nameModule: pairPermissions([{ moduleId, permissionId }])[0]?.module ?? '' },
    permission: { id: permissionId, nameRol: LABEL_BY_ID.get(permissionId) ?? '' },
  })),
  usuarios,
  exige_segundo_factor,
})

export const listRoles = async (db: Db): Promise<Role[]> =>
  (await roles(db).orderBy('r.name', inSpanish).orderBy('r.id').execute()).map(toRole)

export const findRole = async (db: Db, id: number): Promise<Role | undefined> => {
  const row = await roles(db).where('r.id', '=', id).executeTakeFirst()
  return row && toRole(row)
}

export const insertRole = async (tx: Tx, name: string, exige_segundo_factor: boolean): Promise<number> =>
  (
    await tx
      .insertInto('roles')
      .values({ name, exige_segundo_factor })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

export const renameRole = (tx: Tx, id: number, name: string) =>
  tx.updateTable('roles').set({ name }).where('id', '=', id).execute()

export const requireFactor = (tx: Tx, id: number, exige_segundo_factor: boolean) =>
  tx.updateTable('roles').set({ exige_segundo_factor }).where('id', '=', id).execute()

export const replacePairs = async (tx: Tx, roleId: number, wanted: readonly RolePair[]): Promise<void> => {
  await tx.deleteFrom('role_permissions').where('role_id', '=', roleId).execute()
  const rows = wanted.map(({ moduleId, permissionId }) => ({
    role_id: roleId,
    module_id: moduleId,
    permission_id: permissionId,
  }))
  await tx
    .insertInto('role_permissions')
    .values(rows)
    .onConflict((on) => on.doNothing())
    .execute()
}

export const deleteRole = (tx: Tx, id: number) => tx.deleteFrom('roles').where('id', '=', id).execute()

/** One change of users or roles at a time: two, each harmless, could together leave no administrator. */
export const lockAuthority = (tx: Tx) => lockNamed(tx, 'users and roles')

/** Present permissions of an active user; undefined once deleted. */
export const findPermissionsOf = async (tx: Tx, userId: number): Promise<Permission[] | undefined> => {
  const row = await tx
    .selectFrom('users as u')
    .innerJoin('roles as r', 'r.id', 'u.role_id')
    .select(rolePairs.as('pairs'))
    .where('u.id', '=', userId)
    .where('u.deactivated_at', 'is', null)
    .executeTakeFirst()
  return row && pairPermissions(row.pairs)
}

export const countAdministrators = async (tx: Tx): Promise<number> => {
  const { count } = await tx
    .selectFrom('users as u')
    .select((on) => on.fn.countAll<number>().as('count'))
    .where('u.deactivated_at', 'is', null)
    .where(
      (on) =>
        on
          .selectFrom('role_permissions as rp')
          .select(on.fn.countAll<number>().as('held'))
          .whereRef('rp.role_id', '=', 'u.role_id')
          .where('rp.module_id', 'in', ADMINISTRATION),
      '=',
      ADMINISTRATION.length * ACTION_NAMES.length,
    )
    .executeTakeFirstOrThrow()
  return count
}
