import { WEAK_PASSWORD } from '@contract/domain/messages'
import { EMPTY_APP_USER } from '@contract/parents/parents.rules'
import { ADMIN, startServer, type TestServer } from '@test/support/server/harness'
import { GOOD_PASSWORD } from '@test/support/server/people'
import { refusalOf } from '@test/support/server/refusal'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const UNKNOWN = 2_147_483_647
const aParent = async (): Promise<number> =>
  (await server.admin.post('/padres', { nombre: 'Luz Ríos', telefono: '5512345678' })).body.padre.id
const createUser = (body: Record<string, unknown>) => server.admin.patch('/padres/create/user', body)

test('an app user belongs to its parent and can never sign in here', async () => {
  const id = await aParent()
  const { status, body } = await createUser({ id, username: ' Familia Ríos ', password: GOOD_PASSWORD })
  expect(status).toBe(200)
  expect(body.message).toBe('El Usuario fue Creado Exitosamente')
  expect(body.padre).toMatchObject({
    id,
    userId: expect.any(Number),
    usuario: { id: body.padre.userId, name: 'Familia Ríos' },
  })
  const row = await server.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', body.padre.userId)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ type_user: 'PADRE', role_id: null })
  expect(row.password_hash).toMatch(/^\$argon2id\$/)
  const login = await server.anonymous.post('/auth/login', { user: 'Familia Ríos', password: GOOD_PASSWORD })
  expect([login.status, login.body.message]).toEqual([401, 'REVISA TUS CREDENCIALES'])
  const { users } = (await server.admin.get('/auth/users')).body
  expect(users.some((user: { id: number }) => user.id === body.padre.userId)).toBe(false)
  expect((await server.admin.delete(`/auth/user/${body.padre.userId}`)).status).toBe(404)
})

test('one parent has one, under a name nobody else has', async () => {
  const [one, two] = [await aParent(), await aParent()]
  await createUser({ id: one, username: 'familia uno', password: GOOD_PASSWORD })
  const second = await createUser({ id: one, username: 'otro nombre', password: GOOD_PASSWORD })
  expect(second.status).toBe(409)
  expect(second.body.message).toBe('LUZ RÍOS ya tiene el usuario «familia uno».')
  const taken = await createUser({ id: two, username: 'FAMILIA UNO', password: GOOD_PASSWORD })
  expect(taken.status).toBe(409)
  expect(taken.body.campos.username).toContain('FAMILIA UNO')
  const office = await createUser({ id: two, username: ADMIN.user, password: GOOD_PASSWORD })
  expect(office.status).toBe(409)
  expect((await server.admin.get(`/padres/one/${two}`)).body.padre.userId).toBeNull()
})

test('wrong input', async () => {
  const id = await aParent()
  const good = { id, username: 'familia', password: GOOD_PASSWORD }
  expect((await createUser({ ...good, username: ' ' })).body.message).toBe(EMPTY_APP_USER)
  expect((await createUser({ ...good, password: '' })).body.message).toBe(EMPTY_APP_USER)
  expect((await createUser({ ...good, password: 'Corta#1' })).body.message).toBe(WEAK_PASSWORD)
  expect(refusalOf(await createUser({ ...good, id: String(id) }))).toEqual([
    400,
    { id: 'Debe ser un número entero.' },
  ])
  expect((await createUser({ ...good, id: UNKNOWN })).status).toBe(404)
})

test('two at the same moment make one user', async () => {
  const id = await aParent()
  const answers = await Promise.all(
    ['a', 'b', 'c', 'd'].map((letter) =>
      createUser({ id, username: `paralelo ${letter}`, password: GOOD_PASSWORD }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
})

test('a forgotten password is replaced', async () => {
  const id = await aParent()
  const change = (password: string, who = id) =>
    server.admin.patch('/padres/password/user', { id: who, password })
  expect((await change(GOOD_PASSWORD)).status).toBe(409)
  const { userId } = (await createUser({ id, username: 'olvidadiza', password: GOOD_PASSWORD })).body.padre
  const hash = async () =>
    (
      await server.db
        .selectFrom('users')
        .select('password_hash')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
    ).password_hash
  const before = await hash()
  expect((await change('corta')).body.message).toBe(WEAK_PASSWORD)
  expect(await hash()).toBe(before)
  expect((await change('Distinta#2')).status).toBe(200)
  expect(await hash()).not.toBe(before)
  expect((await change('Distinta#2', UNKNOWN)).status).toBe(404)
})
