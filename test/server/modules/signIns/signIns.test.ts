import { hashSync } from '@node-rs/argon2'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { someoneWaits } from '@test/support/database/lockWaits'
import { MINUTE, openAccounts } from '@test/support/server/accounts'
import { ADMIN, SCHOOL_DAY, startServer, type Caller, type TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'
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
  const [phone, laptop] = [await enter(PHONE), await enter()]
  const other = (await sessionsOf(laptop.caller)).find(({ actual }: { actual: boolean }) => !actual)
  expect((await laptop.caller.delete(`/auth/sesiones/${other.id}`)).body.terminadas).toBe(1)
  expect(await phone.caller.get('/auth/sesiones')).toMatchObject({
    status: 401,
    body: { motivo: 'TERMINADA' },
  })
  expect((await laptop.caller.delete(`/auth/sesiones/${other.id}`)).status).toBe(404)
  expect((await laptop.caller.get('/auth/sesiones')).status).toBe(200)
})

test('I end all others and stay', async () => {
  const [phone, laptop] = [await enter(PHONE), await enter()]
  expect((await laptop.caller.delete('/auth/sesiones')).body.terminadas).toBe(1)
  expect((await phone.caller.get('/auth/sesiones')).status).toBe(401)
  expect(await sessionsOf(laptop.caller)).toHaveLength(1)
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

describe('a browser that is remembered', () => {
  let on: ReturnType<typeof openAccounts>
  let user: Awaited<ReturnType<typeof on.guarded>>
  let dispositivo: string
  /** Signs in there once more, and leaves. */
  const visit = async () => {
    const { body } = await on.login(user.name, { dispositivo })
    await server.as(body.token).post('/auth/logout')
  }
  const listed = async () => (await user.caller.get('/auth/sesiones')).body.recordados
  beforeEach(async () => {
    on = openAccounts(server)
    user = await on.guarded()
    const { body } = await on.login(user.name, { codigo: on.codeOf(user.secret), recordar: true })
    dispositivo = body.dispositivo
    await server.as(body.token).post('/auth/logout')
  })

  test('is listed when its session ended, not while it is open, nor after thirty days', async () => {
    expect(await listed()).toMatchObject([
      { navegador: '', direccion: '127.0.0.1', recordado_hasta: expect.stringMatching(/^20/) },
    ])
    const { token } = (await on.login(user.name, { dispositivo })).body
    expect(await listed()).toEqual([])
    await server.as(token).post('/auth/logout')
    const office = await server.userWith([['USUARIOS', 'UPDATE']])
    expect((await office.get(`/auth/sesiones/usuario/${user.id}`)).body.recordados).toHaveLength(1)
    on.later(31 * 24 * 60 * MINUTE)
    const director = await server.signIn(ADMIN.user, ADMIN.password)
    expect((await director.get(`/auth/sesiones/usuario/${user.id}`)).body.recordados).toEqual([])
  })

  test('is asked for a code again once it is forgotten, which is a row of the bitácora', async () => {
    await visit()
    const [{ id }] = await listed()
    expect((await user.caller.delete(`/auth/navegadores-recordados/${id}`)).status).toBe(200)
    expect(await listed()).toEqual([])
    expect((await on.login(user.name, { dispositivo })).body.motivo).toBe('CODIGO')
    expect((await user.caller.delete(`/auth/navegadores-recordados/${id}`)).status).toBe(404)
    const director = await server.signIn(ADMIN.user, ADMIN.password)
    const { bitacora } = (await director.get('/bitacora?tipo=ACCESO')).body
    expect(JSON.stringify(bitacora.slice(0, 2))).toContain('Olvidó un equipo recordado')
  })

  test.each([
    ['who ends all the others', () => user.caller.delete('/auth/sesiones')],
    [
      'whose sessions are ended by the office',
      async () =>
        (await server.userWith([['USUARIOS', 'UPDATE']])).delete(`/auth/sesiones/usuario/${user.id}`),
    ],
  ])('is forgotten with the others of a user %s', async (_what, end) => {
    expect((await end()).status).toBe(200)
    expect((await on.login(user.name, { dispositivo })).body.motivo).toBe('CODIGO')
  })
})

describe('a password that is one of the first that are tried', () => {
  const said = async (caller: Caller) => (await caller.get('/auth/navegadores-nuevos')).body.adivinable
  const passwordOf = (user: string, password: string) =>
    server.db
      .updateTable('users')
      .set({ password_hash: hashSync(password, { memoryCost: 8, timeCost: 1, parallelism: 1 }) })
      .where('name', '=', user)
      .execute()
  const signIn = async (password: string) =>
    server.as((await server.anonymous.post('/auth/login', { user: name, password })).body.token)

  test.each([
    ['Escuela#2026', true],
    [PASSWORD, false],
  ])('%s: the home says %p', async (password, expected) => {
    await passwordOf(name, password)
    expect(await said(await signIn(password))).toBe(expected)
  })

  test('it is said until the password changes, in renewed tokens too, and of no other user', async () => {
    await passwordOf(name, 'Escuela#2026')
    const caller = await signIn('Escuela#2026')
    const renewed = server.as((await caller.get('/auth/verify')).body.token)
    expect(await said(renewed)).toBe(true)
    expect(await said(await server.userWith([]))).toBe(false)
    await caller.patch('/auth/password', { actual: 'Escuela#2026', password: 'Mesa-Nube-47-Tren' })
    for (const each of [caller, renewed]) expect(await said(each)).toBe(false)
  })
})

test('a payment under way when its session is ended is taken once, and sent again under the same key it is the same one', async () => {
  server.clock.now = new Date(SCHOOL_DAY)
  const { caller, id, name } = await openAccounts(server).aUser([
    ['CARGOS', 'READ'],
    ['CARGOS', 'UPDATE'],
  ])
  const office = openOffice(server)
  const cycle = await office.addCycle()
  const [pupil] = (await office.addPupils(1)) as [number]
  await office.enrol(cycle, [pupil])
  const charge = await office.addCharge(cycle, pupil, 350)
  const pay = (on = caller) => openOffice(server, on).pay(charge, {}, 'pago-a-medias-1')

  let paying: ReturnType<typeof pay> | undefined
  await server.db.transaction().execute(async (tx) => {
    await tx.selectFrom('charges').select('id').where('id', '=', charge).forUpdate().execute()
    paying = pay()
    await someoneWaits(server.db)
    expect((await server.admin.delete(`/auth/sesiones/usuario/${id}`)).body.terminadas).toBe(1)
  })
  expect((await paying)?.status).toBe(200)
  expect(await pay()).toMatchObject({ status: 401, body: { motivo: 'TERMINADA' } })
  const again = await pay(await server.signIn(name, PASSWORD))
  expect(again).toMatchObject({ status: 200, body: (await paying)?.body })
  expect(await server.db.selectFrom('payments').select('id').execute()).toHaveLength(1)
  expect(await ledgerFaults(server.db)).toEqual([])
})
