import { startServer, type Answer, type Caller, type TestServer } from '@test/support/server/harness'
import { refusalOf } from '@test/support/server/refusal'

let server: TestServer
let director: Caller
const MINUTE = 60_000
const ADMIN = { user: 'directora', password: 'Direccion#2026' }

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.deleteFrom('login_failures').execute()
  director = await server.signIn(ADMIN.user, ADMIN.password)
})
const later = (ms: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + ms)
}
const confirm = (body: object, of = director) => of.post('/auth/confirmar', body)

const aRole = async (permissions: object[] = [{ moduleId: 3, permissionId: 2 }]) =>
  director.post('/auth/rol', { nameRol: `ROL ${Math.random()}`, permissions })
let made = 0
const aUser = async (): Promise<number> => {
  const { rol } = (await aRole()).body
  const { body } = await director.post('/auth/register', {
    name: `persona ${++made}`,
    password: 'Mesa-Nube-47-Tren',
    roleId: rol.id,
  })
  return body.user.id
}

test('ten minutes after the sign-in a marked call asks once more; the password renews the proof, and the same call goes on', async () => {
  const id = await aUser()
  later(11 * MINUTE)
  const { token } = (await director.get('/auth/verify')).body
  const renewed = server.as(token)
  // One key for both: the refusal must not be kept as the answer to it.
  const press = () => renewed.delete(`/auth/user/${id}`, undefined, { key: 'pulsacion-uno-1' })
  expect(await press()).toMatchObject({
    status: 403,
    body: { motivo: 'CONFIRMAR' },
  })
  expect(await confirm({ password: 'mala' }, renewed)).toMatchObject({
    status: 400,
    body: { campos: { password: 'La contraseña actual no es correcta.' } },
  })
  expect(refusalOf(await confirm({}, renewed))).toEqual([400, { password: 'Value is required' }])
  expect((await confirm({ password: ADMIN.password }, renewed)).status).toBe(200)
  expect((await press()).status).toBe(200)
})

describe('eleven minutes after the sign-in', () => {
  let old: Caller
  let id: number
  beforeEach(async () => {
    id = await aUser()
    later(11 * MINUTE)
    old = server.as((await director.get('/auth/verify')).body.token)
  })

  const MARKED: [what: string, call: () => Promise<Answer>][] = [
    ['the archive', () => old.post('/archivo', {})],
    ['all papers of a year', () => old.post('/facturas/anuales', { anio: 2026 })],
    ['deleting a user', () => old.delete(`/auth/user/${id}`)],
    ["another's password", () => old.patch(`/auth/password/${id}`, { password: 'Mesa-Nube-47-Otra' })],
    ["another's second factor", () => old.delete(`/auth/segundo-factor/usuario/${id}`)],
    ["another's sessions", () => old.delete(`/auth/sesiones/usuario/${id}`)],
    ['deleting an opening', () => old.delete('/aperturas/1')],
    [
      'granting USUARIOS',
      () => old.post('/auth/rol', { nameRol: 'NUEVO', permissions: [{ moduleId: 12, permissionId: 2 }] }),
    ],
  ]

  test('each marked call asks once more', async () => {
    for (const [what, call] of MARKED) {
      const { status, body } = await call()
      expect([what, status, body.motivo]).toEqual([what, 403, 'CONFIRMAR'])
    }
  })

  test('what grants neither USUARIOS nor ROLES, and money, never asks', async () => {
    director = old
    expect((await aRole()).status).toBe(200)
    expect((await old.get('/auth/users')).status).toBe(200)
  })

  test('the proof is of this session: a confirmation in another one does not open it', async () => {
    const other = await server.signIn(ADMIN.user, ADMIN.password)
    await confirm({ password: ADMIN.password }, other)
    expect((await old.delete(`/auth/user/${id}`)).body.motivo).toBe('CONFIRMAR')
  })

  test('wrong data comes before the question where the body decides', async () => {
    expect(refusalOf(await old.post('/auth/rol', { nameRol: ' ', permissions: [] }))).toEqual([
      400,
      {
        nameRol: 'No puedes dejar el nombre del rol vacio',
        permissions: 'No puedes registrar un rol sin Permisos',
      },
    ])
  })
})
