import { WEAK_PASSWORD, EMPTY_CHANGE, FILL_EVERYTHING } from '@contract/domain/messages'
import { EMPTY_USER_NAME } from '@contract/users/users.rules'
import { ADMIN, startServer, type TestServer } from '@test/support/server/harness'
import { GOOD_PASSWORD, openPeople } from '@test/support/server/people'
import { refusalOf } from '@test/support/server/refusal'

let server: TestServer
let people: ReturnType<typeof openPeople>
let roleId: number
beforeAll(async () => {
  server = await startServer()
  people = openPeople(server)
  roleId = await people.addRole([['ALUMNOS', 'READ']], 'recepción')
})
afterAll(() => server.close())

const UNKNOWN = 2_147_483_647
const countUsers = async () => (await server.admin.get('/auth/users')).body.users.length

describe('registering a user', () => {
  test('answers the user with role and permissions, who can sign in at once', async () => {
    const body = { name: ' Ana Núñez ', password: GOOD_PASSWORD, roleId }
    const { status, body: answer } = await server.admin.post('/auth/register', body)
    expect(status).toBe(200)
    expect(answer).toEqual({
      ok: true,
      message: 'El Usuario fue Creado Exitosamente',
      user: {
        id: expect.any(Number),
        name: 'Ana Núñez',
        typeUser: 'NORMAL',
        role: { id: roleId, name: 'RECEPCIÓN' },
        permissions: [{ module: 'ALUMNOS', action: 'READ' }],
        segundo_factor: false,
      },
    })
    const ana = await server.signIn('ana núñez', GOOD_PASSWORD)
    expect((await ana.get('/alumnos/historial')).status).toBe(200)
    expect((await server.admin.get('/auth/users')).body.users).toContainEqual(answer.user)
  })

  test.each([
    ['a blank name', { name: '  ' }, 400, 'name', FILL_EVERYTHING],
    ['no password', { password: '' }, 400, 'password', FILL_EVERYTHING],
    ['a weak password', { password: 'contrasena1#' }, 400, 'password', WEAK_PASSWORD],
    ['a text for the role', { roleId: '1' }, 400, 'roleId', 'Debe ser un número entero.'],
    ['a missing role', { roleId: undefined }, 400, 'roleId', 'Value is required'],
    ['a taken name, whatever its case', { name: ADMIN.user.toUpperCase() }, 409, 'name', 'Ya hay un usuario'],
  ])('%s is refused and nothing is written', async (_what, over, status, campo, message) => {
    const before = await countUsers()
    const answer = await server.admin.post('/auth/register', {
      name: 'otra',
      password: GOOD_PASSWORD,
      roleId,
      ...over,
    })
    expect(answer.status).toBe(status)
    expect(answer.body.campos[campo]).toContain(message)
    expect(await countUsers()).toBe(before)
  })

  test('an unknown role is 404', async () => {
    const body = { name: 'otra', password: GOOD_PASSWORD, roleId: UNKNOWN }
    expect((await server.admin.post('/auth/register', body)).status).toBe(404)
  })
})

describe('editing a user', () => {
  test('name and role change; the open session follows the new role', async () => {
    const { id, name } = await people.addUser(roleId)
    const session = await server.signIn(name, GOOD_PASSWORD)
    expect((await session.get('/cargos/pendientes/all')).status).toBe(403)
    const cashier = await people.addRole([['CARGOS', 'READ']])
    const { status, body } = await server.admin.patch(`/auth/user/${id}`, { name: 'Caja 1', roleId: cashier })
    expect(status).toBe(200)
    expect(body.user).toMatchObject({ id, name: 'Caja 1', role: { id: cashier } })
    expect((await session.get('/cargos/pendientes/all')).status).toBe(200)
    expect((await session.get('/alumnos/historial')).status).toBe(403)
  })

  test('one of both is enough', async () => {
    const { id, name } = await people.addUser(roleId)
    expect((await server.admin.patch(`/auth/user/${id}`, { roleId })).body.user.name).toBe(name)
    const renamed = await server.admin.patch(`/auth/user/${id}`, { name: 'renombrada' })
    expect(renamed.body.user).toMatchObject({ name: 'renombrada', role: { id: roleId } })
  })

  test('wrong input', async () => {
    const { id } = await people.addUser(roleId)
    const patch = (body: unknown, who = id) => server.admin.patch(`/auth/user/${who}`, body)
    expect((await patch({ name: ' ', roleId })).body.message).toBe(EMPTY_USER_NAME)
    expect((await patch({})).body.message).toBe(EMPTY_CHANGE)
    expect(refusalOf(await patch({ roleId: null }))).toEqual([400, { roleId: 'Debe ser un número entero.' }])
    expect((await patch({ roleId: UNKNOWN })).status).toBe(404)
    expect((await patch({ name: 'x' }, UNKNOWN)).status).toBe(404)
    expect((await patch({ name: ADMIN.user })).status).toBe(409)
  })
})

describe('a new password', () => {
  test('ends the open sessions and is the only one that works', async () => {
    const { id, name } = await people.addUser(roleId)
    const session = await server.signIn(name, GOOD_PASSWORD)
    const { status, body } = await server.admin.patch(`/auth/password/${id}`, { password: 'Nueva#2026' })
    expect(status).toBe(200)
    expect(body.user.id).toBe(id)
    expect(JSON.stringify(body)).not.toMatch(/hash|argon/)
    expect((await session.get('/alumnos/historial')).status).toBe(401)
    const old = await server.anonymous.post('/auth/login', { user: name, password: GOOD_PASSWORD })
    expect(old.status).toBe(401)
    await server.signIn(name, 'Nueva#2026')
  })

  test('meets the rule, in the customer’s words', async () => {
    const { id, name } = await people.addUser(roleId)
    const answer = await server.admin.patch(`/auth/password/${id}`, { password: 'sin-mayuscula1' })
    expect(answer.status).toBe(400)
    expect(answer.body.message).toBe(WEAK_PASSWORD)
    await server.signIn(name, GOOD_PASSWORD)
    expect((await server.admin.patch(`/auth/password/${UNKNOWN}`, { password: GOOD_PASSWORD })).status).toBe(
      404,
    )
  })
})

describe('deleting a user', () => {
  test('ends the session, frees the name and keeps the row for the ledger', async () => {
    const { id, name } = await people.addUser(roleId)
    const session = await server.signIn(name, GOOD_PASSWORD)
    const { status, body } = await server.admin.delete(`/auth/user/${id}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ message: 'Eliminacion Exitosa', user: { id, name } })
    expect((await session.get('/alumnos/historial')).status).toBe(401)
    expect((await server.admin.delete(`/auth/user/${id}`)).status).toBe(404)
    const row = await server.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ name, role_id: null, deactivated_at: expect.any(Date) })
    const again = await people.addUser(roleId, name)
    expect(again.id).not.toBe(id)
    await server.signIn(name, GOOD_PASSWORD)
  })
})
