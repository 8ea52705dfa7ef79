import { rolesApi, rolePermissions } from '@client/state/roles/roles.api'
import { sessionApi } from '@client/state/session/session.api'
import { selectMay, selectToken } from '@client/state/session/session.selectors'
import type { AppStore } from '@client/state/store'
import { usersApi } from '@client/state/users/users.api'
import { eventually } from '@test/support/eventually'
import { joinStore } from '@test/support/journeys/through'
import { ADMIN, startServer, type TestServer } from '@test/support/server/harness'

const { listUsers, createUser, updateUser, changePassword, deleteUser } = usersApi.endpoints
const { listRoles, getRole, createRole, updateRole, deleteRole } = rolesApi.endpoints
const { login, verifySession } = sessionApi.endpoints

let server: TestServer
let director: AppStore
let cashier: AppStore
const PASSWORD = 'Ventanilla#1'
const READ_CHARGES = { moduleId: 6, permissionId: 2 }
const ids = { role: 0, user: 0 }

const users = () => listUsers.select()(director.getState()).data
const userRow = () => users()?.find(({ id }) => id === ids.user)
const token = () => selectToken(cashier.getState())
const roleRow = () =>
  listRoles
    .select()(director.getState())
    .data?.find(({ id }) => id === ids.role)

beforeAll(async () => {
  server = await startServer()
  director = joinStore(server)
  cashier = joinStore(server)
  await director.dispatch(login.initiate(ADMIN)).unwrap()
  director.dispatch(listUsers.initiate())
  director.dispatch(listRoles.initiate())
  await eventually(() => expect(users()).toHaveLength(1))
})
afterAll(() => server.close())

// Each test continues from the state of the one before.
test('a role and its first holder show up in both lists', async () => {
  const { rol } = await director
    .dispatch(createRole.initiate({ nameRol: 'caja ñ', permissions: [READ_CHARGES] }))
    .unwrap()
  ids.role = rol.id
  await eventually(() => expect(rolePermissions(roleRow()!)).toEqual([{ module: 'CARGOS', action: 'READ' }]))
  const { user } = await director
    .dispatch(createUser.initiate({ name: 'Ana', password: PASSWORD, roleId: rol.id }))
    .unwrap()
  ids.user = user.id
  await eventually(() =>
    expect(userRow()).toMatchObject({ name: 'Ana', role: { id: rol.id, name: 'CAJA Ñ' } }),
  )
  await eventually(() => expect(roleRow()?.usuarios).toEqual([{ id: user.id, name: 'Ana' }]))
})

test('a changed role shows in the rows of its holders and in their session when it renews', async () => {
  await cashier.dispatch(login.initiate({ user: 'ana', password: PASSWORD })).unwrap()
  expect(selectMay(cashier.getState())([['CARGOS', 'UPDATE']])).toBe(false)
  await director
    .dispatch(
      updateRole.initiate({ id: ids.role, permissions: [READ_CHARGES, { moduleId: 6, permissionId: 3 }] }),
    )
    .unwrap()
  await eventually(() => expect(userRow()?.permissions).toHaveLength(2))
  await cashier.dispatch(verifySession.initiate()).unwrap()
  await eventually(() => expect(selectMay(cashier.getState())([['CARGOS', 'UPDATE']])).toBe(true))
})

test('a role somebody holds stays, and the answer says who holds it', async () => {
  const error = await director
    .dispatch(deleteRole.initiate({ id: ids.role }))
    .unwrap()
    .catch((reason: unknown) => reason)
  expect(error).toMatchObject({ status: 409, message: 'No puedes eliminar el rol CAJA Ñ: lo tiene Ana.' })
})

test('a new password ends the open session at its next call, and only the new one opens', async () => {
  await director.dispatch(changePassword.initiate({ id: ids.user, password: 'Otra#Clave9' })).unwrap()
  expect(token()).not.toBeNull()
  await cashier.dispatch(verifySession.initiate())
  await eventually(() => expect(token()).toBeNull())
  await cashier.dispatch(login.initiate({ user: 'ana', password: PASSWORD }))
  expect(token()).toBeNull()
  await cashier.dispatch(login.initiate({ user: 'ana', password: 'Otra#Clave9' }))
  await eventually(() => expect(token()).not.toBeNull())
})

test('a new name, then gone: the lists follow, the role is free again', async () => {
  await director.dispatch(updateUser.initiate({ id: ids.user, name: 'Ana Núñez' })).unwrap()
  await eventually(() => expect(userRow()?.name).toBe('Ana Núñez'))
  await eventually(() => expect(roleRow()?.usuarios[0]?.name).toBe('Ana Núñez'))
  await director.dispatch(deleteUser.initiate({ id: ids.user })).unwrap()
  await eventually(() => expect(userRow()).toBeUndefined())
  await eventually(() => expect(roleRow()?.usuarios).toEqual([]))
  const { data } = await director.dispatch(getRole.initiate({ id: ids.role }))
  expect(data?.usuarios).toEqual([])
  await director.dispatch(deleteRole.initiate({ id: ids.role })).unwrap()
  await eventually(() => expect(roleRow()).toBeUndefined())
})
