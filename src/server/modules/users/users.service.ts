import type { Permission } from '@contract/domain/permissions'
import { passwordProblem } from '@contract/domain/password'
import type { User, UsersContract } from '@contract/users/users.schemas'
import { userChangeProblem, userName, userProblems } from '@contract/users/users.rules'
import type { Db, Tx } from '../../db/database'
import type { Actor } from '../../http/actor'
import { badField, badRequest, conflict, found } from '../../http/problem'
import { hashPassword } from '../../security/passwords'
import * as queries from './users.queries'

interface Deps {
  session: { endAllOf(tx: Tx, userId: number): Promise<unknown> }
  roles: { permissionsOf(db: Db, roleId: number): Promise<Permission[]> }
  authority: {
    open(tx: Tx, actor: By): Promise<readonly Permission[]>
    assertWithin(own: readonly Permission[], role: readonly Permission[]): void
    assertAdministered(tx: Tx): Promise<void>
  }
}

type By = Pick<Actor, 'id'>

const UNKNOWN = 'No existe este usuario.'

const read = async (db: Db, id: number): Promise<User> => found(await queries.findUser(db, id), UNKNOWN)

const assertPassword = (password: string): void => {
  const problem = passwordProblem(password)
  if (problem) throw badField('password', problem)
}

/** Office users (DOMAIN §2) and the app users of parents. Every write waits for its turn in `authority`. */
export const createUsersService = ({ session, roles, authority }: Deps) => ({
  list: (db: Db): Promise<User[]> => queries.listUsers(db),

  /** @throws 400 · 403 the role holds what the actor lacks · 404 no such role · 409 the name is taken */
  register: async (tx: Tx, actor: By, body: UsersContract['register']['body']): Promise<User> => {
    const campos = userProblems(body)
    const [problem] = Object.values(campos)
    if (problem) throw badRequest(problem, campos)
    const password_hash = await hashPassword(body.password)
    const own = await authority.open(tx, actor)
    authority.assertWithin(own, await roles.permissionsOf(tx, body.roleId))
    const name = userName(body.name)
    return read(tx, await queries.insertUser(tx, { name, password_hash, role_id: body.roleId }))
  },

  /**
   * Changes the name, the role or both; sessions stay and follow the new role from the next call on.
   * @throws 400 · 403 either role holds what the actor lacks · 404 · 409 the name is taken, or the last administrator
   */
  update: async (tx: Tx, actor: By, id: number, body: UsersContract['update']['body']): Promise<User> => {
    const problem = userChangeProblem(body)
    if (problem) throw badField(problem.campo, problem.message)
    const own = await authority.open(tx, actor)
    authority.assertWithin(own, (await read(tx, id)).permissions)
    if (body.roleId !== undefined) authority.assertWithin(own, await roles.permissionsOf(tx, body.roleId))
    await queries.updateUser(tx, id, {
      ...(body.name === undefined ? {} : { name: userName(body.name) }),
      ...(body.roleId === undefined ? {} : { role_id: body.roleId }),
    })
    await authority.assertAdministered(tx)
    return read(tx, id)
  },

  /** Ends every session of the user, one's own too. @throws 400 · 403 the user holds what the actor lacks · 404 */
  changePassword: async (tx: Tx, actor: By, id: number, password: string): Promise<User> => {
    assertPassword(password)
    const password_hash = await hashPassword(password)
    const own = await authority.open(tx, actor)
    const user = await read(tx, id)
    authority.assertWithin(own, user.permissions)
    await queries.updateUser(tx, id, { password_hash })
    await session.endAllOf(tx, id)
    return user
  },

  /**
   * Deactivates: the row stays for the ledger, the name is free again. Answers the user as it was.
   * @throws 403 the user holds what the actor lacks · 404 · 409 oneself, or the last administrator
   */
  delete: async (tx: Tx, actor: By, id: number, now: Date): Promise<User> => {
    const own = await authority.open(tx, actor)
    const user = await read(tx, id)
    if (id === actor.id) throw conflict('No puedes eliminar tu propio usuario.')
    await queries.updateUser(tx, id, { deactivated_at: now, role_id: null })
    await session.endAllOf(tx, id)
    await authority.assertAdministered(tx)
    authority.assertWithin(own, user.permissions)
    return user
  },

  /**
   * The user with which a parent enters the app; it has no role and can never sign in here (DOMAIN §4).
   * @returns its id
   * @throws 409 the name is taken
   */
  createAppUser: async (tx: Tx, username: string, password: string): Promise<number> => {
    const name = userName(username)
    if (await queries.nameIsTaken(tx, name)) {
      const message = `Ya existe el usuario «${name}».`
      throw conflict(message, { username: message })
    }
    return queries.insertUser(tx, { name, password_hash: await hashPassword(password), role_id: null })
  },

  /** @throws 400 */
  changeAppPassword: async (tx: Tx, userId: number, password: string): Promise<void> => {
    assertPassword(password)
    await queries.updateUser(tx, userId, { password_hash: await hashPassword(password) })
    await session.endAllOf(tx, userId)
  },
})
export type UsersService = ReturnType<typeof createUsersService>
