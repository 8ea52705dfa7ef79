import { createAuthority } from '@server/modules/roles/authority'
import { callOn } from '@test/support/server/callOn'
import { startServer, type Caller, type TestServer } from '@test/support/server/harness'
import { ADMINISTRATION, GOOD_PASSWORD, openPeople, pairsOf } from '@test/support/server/people'

let server: TestServer
let people: ReturnType<typeof openPeople>
let directora: { id: number; roleId: number }
/** Administers users and roles but holds nothing else. */
let secretary: Caller
beforeAll(async () => {
  server = await startServer()
  people = openPeople(server)
  directora = await people.directora()
})
beforeEach(async () => {
  secretary = await server.userWith(ADMINISTRATION)
})
afterEach(async () => {
  // Every test starts with the directora as the only administrator.
  await server.db
    .updateTable('users')
    .set({ deactivated_at: new Date() })
    .where('id', '!=', directora.id)
    .execute()
})
afterAll(() => server.close())

test('a user who was deleted while the call waited for its turn changes nothing', async () => {
  await server.db.transaction().execute(async (tx) => {
    const call = callOn(server, tx)
    const gone = { ...call.actor, id: 2_147_483_647 }
    await expect(createAuthority().open({ ...call, actor: gone })).rejects.toMatchObject({ status: 401 })
  })
})

test('a refusal names three of the permissions that are missing and counts the others', () => {
  const { assertWithin } = createAuthority()
  const role = ['CREATE', 'READ', 'UPDATE', 'DELETE'].map((action) => ({ module: 'CARGOS', action }))
  const named = 'Hace falta un permiso que tú no tienes: CARGOS (Crear), CARGOS (Ver), CARGOS (Actualizar)'
  expect(() => assertWithin([], role)).toThrow(`${named} y 1 más.`)
  expect(() => assertWithin([], role.slice(0, 3))).toThrow(`${named}.`)
  expect(() => assertWithin(role, role)).not.toThrow()
})

describe('nobody rises', () => {
  test('a role with what one lacks can be neither made, granted nor edited', async () => {
    const more = pairsOf([...ADMINISTRATION, ['CARGOS', 'DELETE']])
    const made = await secretary.post('/auth/rol', { nameRol: 'MÁS', permissions: more })
    expect(made.status).toBe(403)
    expect(made.body.message).toContain('CARGOS (Eliminar)')
    const role = await people.addRole([['CARGOS', 'READ']])
    const body = { name: 'cómplice', password: GOOD_PASSWORD, roleId: role }
    expect((await secretary.post('/auth/register', body)).status).toBe(403)
    const less = pairsOf([['USUARIOS', 'READ']])
    expect((await secretary.patch(`/auth/rol/${role}`, { permissions: less })).status).toBe(403)
    expect((await secretary.delete(`/auth/rol/${role}`)).status).toBe(403)
  })

  test('nor can one add to a role of one’s own', async () => {
    const { id } = (await secretary.get('/auth/verify')).body.user.role
    const all = (await server.admin.get(`/auth/rol/${directora.roleId}`)).body.rol.permissions
    const permissions = all.map((each: { moduleId: number; permission: { id: number } }) => ({
      moduleId: each.moduleId,
      permissionId: each.permission.id,
    }))
    expect((await secretary.patch(`/auth/rol/${id}`, { permissions })).status).toBe(403)
    expect((await secretary.get('/cargos/pendientes/all')).status).toBe(403)
  })

  test('nor give oneself a higher role', async () => {
    const { user } = (await secretary.get('/auth/verify')).body
    const answer = await secretary.patch(`/auth/user/${user.id}`, { roleId: directora.roleId })
    expect(answer.status).toBe(403)
  })

  test('name, role and password of who holds more stay untouched, and so does the user', async () => {
    await people.addUser(await people.addRole(ADMINISTRATION))
    const id = directora.id
    const own = (await secretary.get('/auth/verify')).body.user.role.id
    expect((await secretary.patch(`/auth/user/${id}`, { name: 'otra' })).status).toBe(403)
    expect((await secretary.patch(`/auth/user/${id}`, { roleId: own })).status).toBe(403)
    expect((await secretary.patch(`/auth/password/${id}`, { password: GOOD_PASSWORD })).status).toBe(403)
    expect((await secretary.delete(`/auth/user/${id}`)).status).toBe(403)
    expect((await server.admin.get('/auth/verify')).body.user.name).toBe('directora')
  })

  test('what one holds oneself may be granted', async () => {
    const reader = await secretary.post('/auth/rol', {
      nameRol: 'LECTORA',
      permissions: pairsOf([['USUARIOS', 'READ']]),
    })
    expect(reader.status).toBe(200)
    const body = { name: 'lectora', password: GOOD_PASSWORD, roleId: reader.body.rol.id }
    expect((await secretary.post('/auth/register', body)).status).toBe(200)
  })
})

describe('nobody is locked out', () => {
  test('nobody deletes themselves', async () => {
    const answer = await server.admin.delete(`/auth/user/${directora.id}`)
    expect(answer.status).toBe(409)
    expect(answer.body.message).toBe('No puedes eliminar tu propio usuario.')
  })

  test('the last administrator is neither deleted nor demoted, nor their role emptied', async () => {
    const { user } = (await secretary.get('/auth/verify')).body
    await server.db
      .deleteFrom('role_permissions')
      .where('role_id', '=', user.role.id)
      .where('permission_id', '=', 3)
      .execute()
    const lesser = await people.addRole([['ALUMNOS', 'READ']])
    const demoted = await server.admin.patch(`/auth/user/${directora.id}`, { roleId: lesser })
    expect(demoted.status).toBe(409)
    expect(demoted.body.message).toContain('nadie podría administrar')
    const permissions = pairsOf(ADMINISTRATION.filter(([module]) => module === 'USUARIOS'))
    expect((await server.admin.patch(`/auth/rol/${directora.roleId}`, { permissions })).status).toBe(409)
    expect((await secretary.delete(`/auth/user/${directora.id}`)).status).toBe(409)
    expect((await server.admin.get('/auth/verify')).body.user.permissions).toHaveLength(52)
  })

  test('with another administrator all of it is possible', async () => {
    const { user } = (await secretary.get('/auth/verify')).body
    const lesser = await people.addRole([['ALUMNOS', 'READ']])
    expect((await server.admin.patch(`/auth/user/${user.id}`, { roleId: lesser })).status).toBe(200)
    expect((await server.admin.delete(`/auth/user/${user.id}`)).status).toBe(200)
  })

  test.each([
    ['delete each other', (by: Caller, id: number) => by.delete(`/auth/user/${id}`)],
    [
      'demote each other',
      (by: Caller, id: number, roleId: number) => by.patch(`/auth/user/${id}`, { roleId }),
    ],
  ])('when two %s at the same moment, one stays', async (_what, attack) => {
    const lesser = await people.addRole([['USUARIOS', 'READ']])
    for (let round = 0; round < 5; round++) {
      const [one, two] = [await server.userWith(ADMINISTRATION), await server.userWith(ADMINISTRATION)]
      const idOf = async (who: Caller) => (await who.get('/auth/verify')).body.user.id as number
      const [first, second] = [await idOf(one), await idOf(two)]
      await server.db
        .updateTable('users')
        .set({ deactivated_at: new Date() })
        .where('id', 'not in', [first, second])
        .execute()
      const answers = await Promise.all([attack(one, second, lesser), attack(two, first, lesser)])
      await server.db
        .updateTable('users')
        .set({ deactivated_at: null })
        .where('id', '=', directora.id)
        .execute()
      const statuses = answers.map(({ status }) => status).sort()
      expect(statuses[0]).toBe(200)
      expect([401, 403, 409]).toContain(statuses[1])
      await server.db
        .updateTable('users')
        .set({ deactivated_at: new Date() })
        .where('id', '!=', directora.id)
        .execute()
    }
  })
})
