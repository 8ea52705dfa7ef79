import { EMPTY_ROLE_NAME, NO_PERMISSIONS } from '@contract/roles/roles.rules'
import { startServer, type TestServer } from '@test/support/server/harness'
import { GOOD_PASSWORD, openPeople, pairsOf } from '@test/support/server/people'
import { refusalOf } from '@test/support/server/refusal'

let server: TestServer
let people: ReturnType<typeof openPeople>
beforeAll(async () => {
  server = await startServer()
  people = openPeople(server)
})
afterAll(() => server.close())

const UNKNOWN = 2_147_483_647
const READ_CHARGES = pairsOf([['CARGOS', 'READ']])

describe('a new role', () => {
  test('is named in capitals and answers module and permission names', async () => {
    const permissions = pairsOf([
      ['CARGOS', 'DELETE'],
      ['CICLO ESCOLAR', 'READ'],
      ['CARGOS', 'DELETE'],
    ])
    const { status, body } = await server.admin.post('/auth/rol', {
      nameRol: ' cajera  mañana ',
      permissions,
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      ok: true,
      message: 'El Rol fue Creado Exitosamente',
      rol: {
        id: expect.any(Number),
        name: 'CAJERA MAÑANA',
        exige_segundo_factor: false,
        permissions: [
          { moduleId: 1, module: { nameModule: 'CICLO ESCOLAR' }, permission: { id: 2, nameRol: 'Ver' } },
          { moduleId: 6, module: { nameModule: 'CARGOS' }, permission: { id: 4, nameRol: 'Eliminar' } },
        ],
        usuarios: [],
      },
    })
    expect((await server.admin.get(`/auth/rol/${body.rol.id}`)).body).toEqual({ ok: true, rol: body.rol })
    expect((await server.admin.get('/auth/roles')).body.roles).toContainEqual(body.rol)
  })

  test.each([
    ['no permission', { permissions: [] }, 400, 'permissions', NO_PERMISSIONS],
    ['a blank name', { nameRol: ' ' }, 400, 'nameRol', EMPTY_ROLE_NAME],
    [
      'a module there is not',
      { permissions: [{ moduleId: 14, permissionId: 1 }] },
      400,
      'permissions.0.moduleId',
      '13',
    ],
    [
      'an action there is not',
      { permissions: [{ moduleId: 1, permissionId: 0 }] },
      400,
      'permissions.0.permissionId',
      '1',
    ],
    [
      'a number as text',
      { permissions: [{ moduleId: '1', permissionId: 1 }] },
      400,
      'permissions.0.moduleId',
      'entero',
    ],
    ['a taken name', { nameRol: 'administrador' }, 409, 'nameRol', 'Ya hay un rol'],
  ])('with %s is refused', async (_what, over, status, campo, message) => {
    const answer = await server.admin.post('/auth/rol', {
      nameRol: 'OTRO',
      permissions: READ_CHARGES,
      ...over,
    })
    expect(answer.status).toBe(status)
    expect(answer.body.campos[campo]).toContain(message)
  })
})

describe('editing a role', () => {
  test('replaces its permissions; open sessions follow at the next call', async () => {
    const id = await people.addRole([['CARGOS', 'READ']])
    const { name } = await people.addUser(id)
    const session = await server.signIn(name, GOOD_PASSWORD)
    expect((await session.get('/cargos/pendientes/all')).status).toBe(200)
    const permissions = pairsOf([['ALUMNOS', 'READ']])
    const { status, body } = await server.admin.patch(`/auth/rol/${id}`, {
      permissions,
      nameRol: 'recepción',
    })
    expect(status).toBe(200)
    expect(body.rol).toMatchObject({ id, name: 'RECEPCIÓN', usuarios: [{ name }] })
    expect(body.rol.permissions).toHaveLength(1)
    expect((await session.get('/cargos/pendientes/all')).status).toBe(403)
    expect((await session.get('/alumnos/historial')).status).toBe(200)
    const { user } = (await session.get('/auth/verify')).body
    expect(user.permissions).toEqual([{ module: 'ALUMNOS', action: 'READ' }])
  })

  test('wrong input', async () => {
    const id = await people.addRole([['CARGOS', 'READ']])
    const patch = (body: unknown, which = id) => server.admin.patch(`/auth/rol/${which}`, body)
    expect((await patch({ permissions: [] })).body.message).toBe(NO_PERMISSIONS)
    expect(refusalOf(await patch({}))).toEqual([400, { permissions: 'Value is required' }])
    expect(refusalOf(await patch({ permissions: READ_CHARGES, nameRol: '' }))).toEqual([
      400,
      { nameRol: 'No puedes dejar el nombre del rol vacio' },
    ])
    expect((await patch({ permissions: READ_CHARGES }, UNKNOWN)).status).toBe(404)
    expect((await patch({ permissions: READ_CHARGES, nameRol: 'Administrador' })).status).toBe(409)
    expect((await server.admin.get(`/auth/rol/${UNKNOWN}`)).status).toBe(404)
  })
})

describe('deleting a role', () => {
  test('in use is 409 naming who holds it; free again once nobody does', async () => {
    const id = await people.addRole([['CARGOS', 'READ']], 'CAJA Ñ')
    const holder = await people.addUser(id, 'la cajera')
    const refused = await server.admin.delete(`/auth/rol/${id}`)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'No puedes eliminar el rol CAJA Ñ: lo tiene la cajera.',
    ])
    await server.admin.delete(`/auth/user/${holder.id}`)
    const { status, body } = await server.admin.delete(`/auth/rol/${id}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ message: 'Eliminacion Exitosa', rol: { id } })
    expect((await server.admin.get(`/auth/rol/${id}`)).status).toBe(404)
    expect((await server.admin.delete(`/auth/rol/${id}`)).status).toBe(404)
  })
})
