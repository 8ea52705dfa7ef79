import { SESSION_MS } from '@contract/session/session.rules'
import { deleteExpiredSessions } from '@server/modules/session/session.queries'
import { ADMIN, startServer, type Caller, type TestServer } from '@test/support/server/harness'
import { openPeople, GOOD_PASSWORD } from '@test/support/server/people'

let server: TestServer
let people: ReturnType<typeof openPeople>
beforeAll(async () => {
  server = await startServer()
  people = openPeople(server)
})
afterAll(() => server.close())

const NEW = 'Otra#Distinta2'
/** Somebody without any permission. */
const aClerk = async (): Promise<{ name: string; caller: Caller }> => {
  const { name } = await people.addUser(await people.addRole([['EVENTOS', 'READ']]))
  return { name, caller: await server.signIn(name, GOOD_PASSWORD) }
}
const change = (caller: Caller, actual: string, password: string) =>
  caller.patch('/auth/password', { actual, password })

test('anybody sets their own: other sessions end, this one lives on', async () => {
  const { name, caller } = await aClerk()
  const elsewhere = await server.signIn(name, GOOD_PASSWORD)
  const renewed = (await caller.get('/auth/verify')).body.token
  const { status, body } = await change(caller, GOOD_PASSWORD, NEW)
  expect([status, body]).toEqual([200, { ok: true, message: 'La Contraseña fue Actualizada Exitosamente' }])
  expect((await elsewhere.get('/auth/verify')).status).toBe(401)
  expect((await caller.get('/auth/verify')).status).toBe(200)
  const same = await caller.get('/auth/verify', { headers: { authorization: `Bearer ${renewed}` } })
  expect(same.status).toBe(200)
  expect((await server.anonymous.post('/auth/login', { user: name, password: GOOD_PASSWORD })).status).toBe(
    401,
  )
  expect((await server.signIn(name, NEW)).token).not.toBe('')
})

test('the other sessions are told that the password changed, for a day', async () => {
  const { name, caller } = await aClerk()
  const elsewhere = await server.signIn(name, GOOD_PASSWORD)
  await change(caller, GOOD_PASSWORD, NEW)
  const told = {
    ok: false,
    message: 'Cambió tu contraseña. Ingresa con la nueva.',
    motivo: 'CONTRASENA',
  }
  for (const answer of [await elsewhere.get('/auth/verify'), await elsewhere.get('/cambios')])
    expect([answer.status, answer.body]).toEqual([401, told])
  const now = server.clock.now
  await deleteExpiredSessions(server.db, now, new Date(now.getTime() - 1000))
  expect((await elsewhere.get('/auth/verify')).body).toEqual(told)
  await deleteExpiredSessions(server.db, now, new Date(now.getTime() + 1000))
  expect((await elsewhere.get('/auth/verify')).body).toEqual({
    ok: false,
    message: 'Tu sesión terminó. Vuelve a ingresar.',
  })
})

test('so is who got a new one from somebody else, and who was deleted; who went or whose time is over is not', async () => {
  const roleId = await people.addRole([['EVENTOS', 'READ']])
  const [given, deleted, gone, late] = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const user = await people.addUser(roleId)
      return { ...user, caller: await server.signIn(user.name, GOOD_PASSWORD) }
    }),
  )
  await server.admin.patch(`/auth/password/${given!.id}`, { password: NEW })
  await server.admin.delete(`/auth/user/${deleted!.id}`)
  await gone!.caller.post('/auth/logout')
  const why = async (caller: Caller) => (await caller.get('/auth/verify')).body.motivo
  expect([await why(given!.caller), await why(deleted!.caller), await why(gone!.caller)]).toEqual([
    'CONTRASENA',
    'USUARIO',
    undefined,
  ])
  const before = server.clock.now
  server.clock.now = new Date(before.getTime() + SESSION_MS + 1000)
  expect(await why(late!.caller)).toBeUndefined()
  server.clock.now = before
})

test.each([
  ['a wrong present one', 'Equivocada#1', NEW, { actual: 'La contraseña actual no es correcta.' }],
  ['an empty present one', '', NEW, { actual: expect.any(String) }],
  ['a weak new one', ADMIN.password, 'corta', { password: expect.stringMatching(/8 caracteres/) }],
  ['the same again', ADMIN.password, ADMIN.password, { password: 'La contraseña nueva debe ser otra.' }],
])('%s is 400 and changes nothing', async (_what, actual, password, campos) => {
  const { status, body } = await change(server.admin, actual, password)
  expect([status, body.campos]).toEqual([400, campos])
  expect((await server.signIn(ADMIN.user, ADMIN.password)).token).not.toBe('')
})

test('whoever guesses is stopped, the right one too, until the quarter of an hour is over', async () => {
  const { name, caller } = await aClerk()
  const tries = await Promise.all(
    Array.from({ length: 12 }, (_, at) => change(caller, `Equivocada#${at}`, NEW)),
  )
  expect(tries.filter(({ status }) => status === 400)).toHaveLength(10)
  const { status, headers } = await change(caller, GOOD_PASSWORD, NEW)
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
  server.clock.now = new Date(server.clock.now.getTime() + 16 * 60_000)
  expect((await change(await server.signIn(name, GOOD_PASSWORD), GOOD_PASSWORD, NEW)).status).toBe(200)
})
