import type { Permission } from '@contract/domain/permissions'
import { upper } from '@contract/domain/text'
import { pairPermissions, roleProblems } from '@contract/roles/roles.rules'
import type { Role, RolesContract } from '@contract/roles/roles.schemas'
import type { Db, Tx } from '../../db/database'
import type { Actor } from '../../http/actor'
import { badRequest, conflict, found } from '../../http/problem'
import type { Authority } from './authority'
import * as queries from './roles.queries'

type By = Pick<Actor, 'id'>

const UNKNOWN = 'No existe este rol.'

const read = async (db: Db, id: number): Promise<Role> => found(await queries.findRole(db, id), UNKNOWN)

const held = ({ permissions }: Role): Permission[] =>
  pairPermissions(permissions.map(({ moduleId, permission }) => ({ moduleId, permissionId: permission.id })))

const check = (body: RolesContract['update']['body']): void => {
  const campos = roleProblems(body)
  const [problem] = Object.values(campos)
  if (problem) throw badRequest(problem, campos)
}

/** Roles as DOMAIN §2; a change takes effect at the next call of who holds it, since every call looks the role up. */
export const createRolesService = ({ authority }: { authority: Authority }) => ({
  list: (db: Db): Promise<Role[]> => queries.listRoles(db),

  /** @throws 404 */
  get: read,

  /** What a role holds. @throws 404 */
  permissionsOf: async (db: Db, id: number): Promise<Permission[]> => held(await read(db, id)),

  /** @throws 400 blank name, no permission · 403 a permission the actor lacks · 409 the name is taken */
  create: async (tx: Tx, actor: By, body: RolesContract['create']['body']): Promise<Role> => {
    check(body)
    const own = await authority.open(tx, actor)
    authority.assertWithin(own, pairPermissions(body.permissions))
    const id = await queries.insertRole(tx, upper(body.nameRol))
    await queries.replacePairs(tx, id, body.permissions)
    return read(tx, id)
  },

  /**
   * @throws 400 blank name, no permission · 403 a permission the actor lacks, before or after · 404 · 409 the name is taken,
   * or nobody would be left to administer
   */
  update: async (tx: Tx, actor: By, id: number, body: RolesContract['update']['body']): Promise<Role> => {
    check(body)
    const own = await authority.open(tx, actor)
    authority.assertWithin(own, [...held(await read(tx, id)), ...pairPermissions(body.permissions)])
    if (body.nameRol !== undefined) await queries.renameRole(tx, id, upper(body.nameRol))
    await queries.replacePairs(tx, id, body.permissions)
    await authority.assertAdministered(tx)
    return read(tx, id)
  },

  /** Answers the role as it was. @throws 403 a permission the actor lacks · 404 · 409 somebody holds it */
  delete: async (tx: Tx, actor: By, id: number): Promise<Role> => {
    const own = await authority.open(tx, actor)
    const role = await read(tx, id)
    const names = role.usuarios.map(({ name }) => name)
    if (names.length > 0)
      throw conflict(`No puedes eliminar el rol ${role.name}: lo tiene ${names.join(', ')}.`)
    authority.assertWithin(own, held(role))
    await queries.deleteRole(tx, id)
    return role
  },
})
export type RolesService = ReturnType<typeof createRolesService>
