import type { User, UsersContract } from '@contract/users/users.schemas'
import { userChangeProblem, userName, userProblems } from '@contract/users/users.rules'
import type { Db } from '../../db/database'
import type { AnyCall, WriteCall } from '../../http/call'
import { badField, conflict, found } from '../../shared/problem'
import { assertForm } from '../../http/validation'
import type { NewPasswords } from '../../security/newPasswords'
import { hashPassword } from '../../security/passwords'
import type { Authority } from '../roles/authority'
import type { RolesService } from '../roles/roles.service'
import type { SignInsService } from '../signIns/signIns.service'
import * as queries from './users.queries'

interface Deps {
  roles: Pick<RolesService, 'permissionsOf'>
  authority: Authority
  signIns: Pick<SignInsService, 'endEvery'>
  newPasswords: Pick<NewPasswords, 'assertGood'>
}

const UNKNOWN = 'No existe este usuario.'

const read = async (db: Db, id: number): Promise<User> => found(await queries.findUser(db, id), UNKNOWN)

/** Office users (decisions/domain/users) and parents' app users. Writes go through `authority`, one at a time. */
export const createUsersService = ({ roles, authority, signIns, newPasswords }: Deps) => ({
  list: ({ db }: AnyCall): Promise<User[]> => queries.listUsers(db),

  /** @throws 400 · 403 the role has a permission that the actor lacks · 404 unknown role · 409 the name is taken */
  create: async (call: WriteCall, body: UsersContract['create']['body']): Promise<User> => {
    const { db } = call
    assertForm(userProblems(body))
    await newPasswords.assertGood(body.password, body.name)
    const password_hash = await hashPassword(body.password)
    const own = await authority.open(call)
    const permissions = await roles.permissionsOf(call, body.roleId)
    authority.assertWithin(own, permissions)
    authority.assertMayGrant(call, permissions)
    const name = userName(body.name)
    const user = await read(db, await queries.insertUser(db, { name, password_hash, role_id: body.roleId }))
    call.record('USUARIO', user.id, null, user)
    return user
  },

  /** Sessions continue, with the new role. @throws 400 · 403 a permission that the actor lacks · 404 · 409 name taken, or the last administrator */
  update: async (call: WriteCall, id: number, body: UsersContract['update']['body']): Promise<User> => {
    const { db } = call
    const problem = userChangeProblem(body)
    if (problem) throw badField(problem.campo, problem.message)
    const own = await authority.open(call)
    const stored = await read(db, id)
    authority.assertWithin(own, stored.permissions)
    if (body.roleId !== undefined) {
      const permissions = await roles.permissionsOf(call, body.roleId)
      authority.assertWithin(own, permissions)
      if (body.roleId !== stored.role.id) authority.assertMayGrant(call, permissions)
    }
    await queries.updateUser(db, id, {
      ...(body.name === undefined ? {} : { name: userName(body.name) }),
      ...(body.roleId === undefined ? {} : { role_id: body.roleId }),
    })
    await authority.assertAdministered(call)
    const user = await read(db, id)
    call.record('USUARIO', id, stored, user)
    return user
  },

  /** Ends all sessions of the user, the caller's too if it is oneself. @throws 400 · 403 the user has a permission that the actor lacks · 404 */
  changePassword: async (call: WriteCall, id: number, password: string): Promise<User> => {
    await newPasswords.assertGood(password, (await queries.findUser(call.db, id))?.name ?? '')
    const password_hash = await hashPassword(password)
    const own = await authority.open(call)
    const user = await read(call.db, id)
    authority.assertWithin(own, user.permissions)
    await queries.updateUser(call.db, id, { password_hash })
    await signIns.endEvery(call, id, 'CONTRASENA')
    call.record('USUARIO', id, { name: user.name, password: 'antes' }, { password: 'después' })
    return user
  },

  /** The row stays for the ledger, its name becomes free. @throws 403 a permission that the actor lacks · 404 · 409 oneself, or the last administrator */
  delete: async (call: WriteCall, id: number): Promise<User> => {
    const own = await authority.open(call)
    const user = await read(call.db, id)
    if (id === call.actor.id) throw conflict('No puedes eliminar tu propio usuario.')
    await queries.updateUser(call.db, id, { deactivated_at: call.now, role_id: null })
    await signIns.endEvery(call, id, 'USUARIO')
    await authority.assertAdministered(call)
    authority.assertWithin(own, user.permissions)
    call.record('USUARIO', id, user, null)
    return user
  },

  /** Has no role, so it can never sign in here. @returns its id @throws 400 the password · 409 the name is taken */
  createAppUser: async (
    { db }: WriteCall,
    { username, password }: { username: string; password: string },
  ): Promise<number> => {
    const name = userName(username)
    await newPasswords.assertGood(password, name)
    if (await queries.nameIsTaken(db, name)) {
      const message = `Ya existe el usuario «${name}».`
      throw conflict(message, { username: message })
    }
    return queries.insertUser(db, { name, password_hash: await hashPassword(password), role_id: null })
  },

  changeAppPassword: async (
    call: WriteCall,
    user: { id: number; name: string },
    password: string,
  ): Promise<void> => {
    await newPasswords.assertGood(password, user.name)
    await queries.updateUser(call.db, user.id, { password_hash: await hashPassword(password) })
    await signIns.endEvery(call, user.id, 'CONTRASENA')
  },

  /** For a deleted parent; the row stays, its name becomes free. */
  removeAppUser: async (call: WriteCall, userId: number): Promise<void> => {
    await queries.updateUser(call.db, userId, { deactivated_at: call.now })
    await signIns.endEvery(call, userId, 'USUARIO')
  },
})
export type UsersService = ReturnType<typeof createUsersService>
