import { startServer, type Caller, type TestServer } from '@test/support/server/harness'
import { GOOD_PASSWORD } from '@test/support/server/people'

let server: TestServer
const PASSWORD = GOOD_PASSWORD
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

let name: string
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  const first = await server.userWith([['USUARIOS', 'UPDATE']])
  const { user } = (await first.get('/auth/verify')).body
  name = user.name
  // Alone: what a test signs in is all there is.
  await first.post('/auth/logout')
  await server.db.deleteFrom('browsers').execute()
})

const enter = async (agent = CHROME, dispositivo?: string) => {
  const { body } = await server.anonymous.post(
    '/auth/login',
    { user: name, password: PASSWORD, dispositivo },
    { headers: { 'user-agent': agent } },
  )
  return {
    caller: server.as(body.token),
    dispositivo: body.dispositivo as string,
    id: body.user.id as number,
  }
}
const sessionsOf = async (caller: Caller) => (await caller.get('/auth/sesiones')).body.sesiones

test('where I am signed in: the browser in words, its address, since when, and which one is this', async () => {
  await enter(PHONE)
  const { caller } = await enter()
  const seen = await sessionsOf(caller)
  expect(seen).toHaveLength(2)
  expect(seen.find(({ actual }: { actual: boolean }) => actual)).toMatchObject({
    navegador: 'Chrome en Windows',
    direccion: '127.0.0.1',
    inicio: server.clock.now.toISOString(),
    recordado_hasta: null,
  })
  expect(seen.find(({ actual }: { actual: boolean }) => !actual).navegador).toBe('Safari en iPhone')
})

test('a renewed token stays one sign-in', async () => {
  const { caller } = await enter()
  const { token } = (await caller.get('/auth/verify')).body
  expect(await sessionsOf(server.as(token))).toHaveLength(1)
})

test('I end one, and it learns that somebody ended it', async () => {
  const [phone, desk] = [await enter(PHONE), await enter()]
  const other = (await sessionsOf(desk.caller)).find(({ actual }: { actual: boolean }) => !actual)
  expect((await desk.caller.delete(`/auth/sesiones/${other.id}`)).body.terminadas).toBe(1)
  expect(await phone.caller.get('/auth/sesiones')).toMatchObject({
    status: 401,
    body: { motivo: 'TERMINADA' },
  })
  expect((await desk.caller.delete(`/auth/sesiones/${other.id}`)).status).toBe(404)
  expect((await desk.caller.get('/auth/sesiones')).status).toBe(200)
})

test('I end all others and stay', async () => {
  const [phone, desk] = [await enter(PHONE), await enter()]
  expect((await desk.caller.delete('/auth/sesiones')).body.terminadas).toBe(1)
  expect((await phone.caller.get('/auth/sesiones')).status).toBe(401)
  expect(await sessionsOf(desk.caller)).toHaveLength(1)
})

test("nobody ends another's session by its number; whoever may change the user ends all of them", async () => {
  const [mine, theirs] = [await enter(), await server.userWith([])]
  const { body } = await theirs.get('/auth/sesiones')
  expect((await mine.caller.delete(`/auth/sesiones/${body.sesiones[0].id}`)).status).toBe(404)
  const { id } = (await theirs.get('/auth/verify')).body.user
  expect((await mine.caller.get(`/auth/sesiones/usuario/${id}`)).body.sesiones).toHaveLength(1)
  expect((await theirs.get(`/auth/sesiones/usuario/${mine.id}`)).status).toBe(403)
  expect((await mine.caller.delete(`/auth/sesiones/usuario/${id}`)).body.terminadas).toBeGreaterThan(0)
  expect((await theirs.get('/auth/sesiones')).status).toBe(401)
  expect((await mine.caller.get('/auth/sesiones/usuario/999999')).status).toBe(404)
})

test('a stronger user is out of reach', async () => {
  const { caller } = await enter()
  const { id } = (await server.admin.get('/auth/verify')).body.user
  expect((await caller.delete(`/auth/sesiones/usuario/${id}`)).status).toBe(403)
  expect((await server.admin.get('/auth/sesiones')).status).toBe(200)
})

test('a browser that the user never used is told once; the first one ever, and a known one, are not', async () => {
  const first = await enter()
  expect((await first.caller.get('/auth/navegadores-nuevos')).body.navegadores).toEqual([])
  await enter(CHROME, first.dispositivo)
  expect((await first.caller.get('/auth/navegadores-nuevos')).body.navegadores).toEqual([])

  const phone = await enter(PHONE)
  const told = (await first.caller.get('/auth/navegadores-nuevos')).body.navegadores
  expect(told).toMatchObject([{ navegador: 'Safari en iPhone', direccion: '127.0.0.1' }])
  // Not in the one that is meant, also at its next sign-in.
  const again = await enter(PHONE, phone.dispositivo)
  for (const { caller } of [phone, again])
    expect((await caller.get('/auth/navegadores-nuevos')).body.navegadores).toEqual([])
  expect((await first.caller.delete(`/auth/navegadores-nuevos/${told[0].id}`)).status).toBe(200)
  expect((await first.caller.delete(`/auth/navegadores-nuevos/${told[0].id}`)).status).toBe(404)
  expect((await first.caller.get('/auth/navegadores-nuevos')).body.navegadores).toEqual([])
})
