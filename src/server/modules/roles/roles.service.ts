import type { Permission } from '@contract/domain/permissions'
import { upper } from '@contract/domain/text'
import {
  pairPermissions,
  permissionLabel,
  permissionsBeyond,
  roleProblems,
} from '@contract/roles/roles.rules'
import type { Role, RolesContract } from '@contract/roles/roles.schemas'
import type { Db } from '../../db/database'
import type { AnyCall, WriteCall } from '../../http/call'
import { conflict, found } from '../../shared/problem'
import { assertForm } from '../../http/validation'
import type { Authority } from './authority'
import * as queries from './roles.queries'

const UNKNOWN = 'No existe este rol.'

const read = async (db: Db, id: number): Promise<Role> => found(await queries.findRole(db, id), UNKNOWN)

const permissionsOf = ({ permissions }: Role): Permission[] =>
  pairPermissions(permissions.map(({ moduleId, permission }) => ({ moduleId, permissionId: permission.id })))

const trailOf = (role: Role) => ({
  name: role.name,
  permisos: permissionsOf(role).map(permissionLabel),
  exige_segundo_factor: role.exige_segundo_factor ?? false,
})

/** Every call reads the role, so a change takes effect at its users' next call (decisions/domain/roles). */
export const createRolesService = ({ authority }: { authority: Authority }) => ({
  list: ({ db }: AnyCall): Promise<Role[]> => queries.listRoles(db),

  get: ({ db }: AnyCall, id: number): Promise<Role> => read(db, id),

  permissionsOf: async ({ db }: AnyCall, id: number): Promise<Permission[]> =>
    permissionsOf(await read(db, id)),

  /** @throws 400 blank name, no permission · 403 a permission that the user lacks · 409 the name is taken */
  create: async (call: WriteCall, body: RolesContract['create']['body']): Promise<Role> => {
    const { db } = call
    assertForm(roleProblems(body))
    const own = await authority.open(call)
    authority.assertWithin(own, pairPermissions(body.permissions))
    authority.assertMayGrant(call, pairPermissions(body.permissions))
    const id = await queries.insertRole(db, upper(body.nameRol), body.exige_segundo_factor ?? false)
    await queries.replacePairs(db, id, body.permissions)
    const role = await read(db, id)
    call.record('ROL', id, null, trailOf(role))
    return role
  },

  /** @throws 400 blank name, no permission · 403 a permission that the user lacks · 404 · 409 name taken, or no administrator left */
  update: async (call: WriteCall, id: number, body: RolesContract['update']['body']): Promise<Role> => {
    const { db } = call
    assertForm(roleProblems(body))
    const own = await authority.open(call)
    const stored = await read(db, id)
    authority.assertWithin(own, [...permissionsOf(stored), ...pairPermissions(body.permissions)])
    authority.assertMayGrant(
      call,
      permissionsBeyond(permissionsOf(stored), pairPermissions(body.permissions)),
    )
    if (body.nameRol !== undefined) await queries.renameRole(db, id, upper(body.nameRol))
    if (body.exige_segundo_factor !== undefined)
      await queries.requireFactor(db, id, body.exige_segundo_factor)
    await queries.replacePairs(db, id, body.permissions)
    await authority.assertAdministered(call)
    const role = await read(db, id)
    call.record('ROL', id, trailOf(stored), trailOf(role))
    return role
  },

  /** @returns the deleted role @throws 403 a permission that the user lacks · 404 · 409 it has users */
  delete: async (call: WriteCall, id: number): Promise<Role> => {
    const own = await authority.open(call)
    const role = await read(call.db, id)
    const names = role.usuarios.map(({ name }) => name)
    if (names.length > 0)
      throw conflict(`No puedes eliminar el rol ${role.name}: lo tiene ${names.join(', ')}.`)
    authority.assertWithin(own, permissionsOf(role))
    await queries.deleteRole(call.db, id)
    call.record('ROL', id, trailOf(role), null)
    return role
  },
})
export type RolesService = ReturnType<typeof createRolesService>
