import { Secret, TOTP } from 'otpauth'
import { ADMIN, startServer, type Caller, type TestServer } from '@test/support/server/harness'
import { GOOD_PASSWORD } from '@test/support/server/people'
import { refusalOf } from '@test/support/server/refusal'

let server: TestServer
let user: Caller
let name: string
const PASSWORD = GOOD_PASSWORD
const MINUTE = 60_000

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.deleteFrom('login_failures').execute()
  user = await server.userWith([['ALUMNOS', 'READ']])
  name = (await user.get('/auth/verify')).body.user.name
})

const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: server.clock.now.getTime() + steps * 30_000,
  })
const later = (ms: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + ms)
}
const nextStep = () => later(30_000)

const prepare = async (of = user): Promise<string> =>
  (await of.post('/auth/segundo-factor', { password: PASSWORD })).body.preparado.secreto
/** Sets the factor up. @returns its secret and the recovery codes */
const setUp = async (of = user) => {
  const secret = await prepare(of)
  const { status, body } = await of.post('/auth/segundo-factor/confirmar', { codigo: codeOf(secret) })
  expect(status).toBe(200)
  nextStep()
  return { secret, codes: body.codigos as string[] }
}
const login = (more: object = {}) =>
  server.anonymous.post('/auth/login', { user: name, password: PASSWORD, ...more })

test('set up: the password, a secret for the app and a QR, the first code, ten codes shown once', async () => {
  expect((await user.get('/auth/segundo-factor')).body.segundo_factor).toEqual({
    activo: false,
    desde: null,
    codigos_restantes: 0,
    exigido: false,
    perdido: false,
  })
  const prepared = await user.post('/auth/segundo-factor', { password: PASSWORD })
  expect(prepared.headers['cache-control']).toBe('no-store')
  expect(prepared.body.preparado.uri).toMatch(/^otpauth:\/\/totp\/Colegio%20de%20Prueba:/)
  expect((await login()).status).toBe(200)

  const { body } = await user.post('/auth/segundo-factor/confirmar', {
    codigo: codeOf(prepared.body.preparado.secreto),
  })
  expect(body.codigos).toHaveLength(10)
  expect((await user.get('/auth/segundo-factor')).body.segundo_factor).toMatchObject({
    activo: true,
    codigos_restantes: 10,
  })
  const stored = await server.db.selectFrom('second_factors').select('secret').execute()
  expect(stored.some(({ secret }) => secret.includes(prepared.body.preparado.secreto))).toBe(false)
})

test('signing in asks for a code after the right password alone, and takes it with blanks', async () => {
  const { secret } = await setUp()
  const wrong = await login({ password: 'mala', codigo: codeOf(secret) })
  expect(wrong).toMatchObject({ status: 401, body: { ok: false } })
  for (const field of ['motivo', 'token']) expect(wrong.body).not.toHaveProperty(field)
  const asked = await login()
  expect(asked).toMatchObject({ status: 401, body: { motivo: 'CODIGO' } })
  expect(asked.body).not.toHaveProperty('token')
  const code = codeOf(secret)
  expect((await login({ codigo: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(200)
})

test.each([
  ['a code twice', () => 0, true],
  ['of one step before', () => -1, false],
  ['of two steps before', () => -2, true],
])('%s', async (what, steps, isRefused) => {
  const { secret } = await setUp()
  later(5 * MINUTE)
  const code = codeOf(secret, steps())
  if (what === 'a code twice') await login({ codigo: code })
  const again = await login({ codigo: code })
  expect(again.status).toBe(isRefused ? 401 : 200)
  if (isRefused) expect(again.body.motivo).toBe('CODIGO_INVALIDO')
})

test('a code of another hour says that a clock is wrong; letters and codes of others are just wrong', async () => {
  const { secret } = await setUp()
  expect((await login({ codigo: codeOf(secret, -60) })).body.message).toMatch(
    /^Ese código es de otra hora\. Revisa la hora del teléfono/,
  )
  const other = await server.userWith([['ALUMNOS', 'READ']])
  const theirs = await setUp(other)
  for (const codigo of ['abcdef', '12345', theirs.codes[0], codeOf(theirs.secret)])
    expect((await login({ codigo })).body).toMatchObject({ motivo: 'CODIGO_INVALIDO' })
})

test('five wrong codes lock the code for a quarter of an hour, in any browser; the password stays good', async () => {
  const { secret } = await setUp()
  for (let n = 0; n < 5; n++) expect((await login({ codigo: '000000' })).status).toBe(401)
  const locked = await login({ codigo: codeOf(secret) })
  expect(locked.status).toBe(429)
  expect(locked.headers['retry-after']).toBe('900')
  expect((await login()).body.motivo).toBe('CODIGO')
  later(16 * MINUTE)
  expect((await login({ codigo: codeOf(secret) })).status).toBe(200)
})

test('of five tries with one code at the same moment one signs in', async () => {
  const { secret } = await setUp()
  const codigo = codeOf(secret)
  const answers = await Promise.all(Array.from({ length: 5 }, () => login({ codigo })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a recovery code is good once; ten new ones end the others', async () => {
  const { secret, codes } = await setUp()
  expect((await login({ codigo: codes[0]?.toUpperCase().replace('-', ' ') })).status).toBe(200)
  expect((await login({ codigo: codes[0] })).body.motivo).toBe('CODIGO_INVALIDO')
  expect((await user.get('/auth/segundo-factor')).body.segundo_factor.codigos_restantes).toBe(9)
  expect(
    (await user.post('/auth/segundo-factor/codigos', { password: PASSWORD, codigo: codeOf(secret) })).body
      .codigos,
  ).toHaveLength(10)
  expect((await login({ codigo: codes[1] })).body.motivo).toBe('CODIGO_INVALIDO')
})

test('a remembered browser is not asked for thirty days; another user of it is', async () => {
  const { secret } = await setUp()
  const { dispositivo } = (await login({ codigo: codeOf(secret), recordar: true })).body
  nextStep()
  expect((await login({ dispositivo })).status).toBe(200)
  expect((await login({ dispositivo: `x${dispositivo}` })).body.motivo).toBe('CODIGO')
  // On a remembered browser no code is looked at: one that is sent along proves nothing and remembers nothing.
  later(29 * 24 * 60 * MINUTE)
  expect((await login({ dispositivo, codigo: 'basura', recordar: true })).status).toBe(200)
  later(2 * 24 * 60 * MINUTE)
  expect((await login({ dispositivo })).body.motivo).toBe('CODIGO')
})

test('a wrong code after the right password has its row in the bitácora, and so has the lock', async () => {
  await setUp()
  for (let n = 0; n < 6; n++) await login({ codigo: '000000' })
  const director = await server.signIn(ADMIN.user, ADMIN.password)
  const { bitacora } = (await director.get('/bitacora?tipo=ACCESO')).body
  const own = bitacora.filter((each: { nombre: string }) => each.nombre === name)
  const said = own.map(
    ({ cambios }: { cambios: { campo: string; despues: unknown }[] }) =>
      cambios.find(({ campo }) => campo === 'hecho')?.despues,
  )
  expect(said).toEqual(expect.arrayContaining(['No pudo entrar', 'Se bloqueó su ingreso']))
})

test.each([
  [
    'a new password',
    async (secret: string) => {
      const own = await signedIn(secret)
      await own.patch('/auth/password', {
        actual: PASSWORD,
        password: 'Ventana-Lluvia-58',
        codigo: codeOf(secret),
      })
      return 'Ventana-Lluvia-58'
    },
  ],
  [
    'ending that browser',
    async (secret: string) => {
      const own = await signedIn(secret)
      const { sesiones } = (await own.get('/auth/sesiones')).body
      for (const { id, recordado_hasta } of sesiones)
        if (recordado_hasta) await own.delete(`/auth/sesiones/${id}`)
      return PASSWORD
    },
  ],
])('%s forgets the browser', async (_what, forget) => {
  const { secret } = await setUp()
  const { dispositivo } = (await login({ codigo: codeOf(secret), recordar: true })).body
  nextStep()
  const password = await forget(secret)
  expect((await login({ dispositivo, password })).body.motivo).toBe('CODIGO')
})

const signedIn = async (secret: string): Promise<Caller> => {
  const { body } = await login({ codigo: codeOf(secret) })
  nextStep()
  return server.as(body.token)
}

test('prepared more than ten minutes ago, it is prepared again', async () => {
  const secret = await prepare()
  later(11 * MINUTE)
  const again = await server.signIn(name, PASSWORD)
  expect(await again.post('/auth/segundo-factor/confirmar', { codigo: codeOf(secret) })).toMatchObject({
    status: 400,
    body: { campos: { codigo: 'Pasaron más de diez minutos: empieza de nuevo.' } },
  })
})

test('of two tabs the one that prepared last is confirmed', async () => {
  const [first, second] = [await prepare(), await prepare()]
  expect(refusalOf(await user.post('/auth/segundo-factor/confirmar', { codigo: codeOf(first) }))).toEqual([
    400,
    { codigo: 'El código no es correcto.' },
  ])
  expect((await user.post('/auth/segundo-factor/confirmar', { codigo: codeOf(second) })).status).toBe(200)
  expect((await user.post('/auth/segundo-factor', { password: PASSWORD })).status).toBe(409)
  expect((await user.post('/auth/segundo-factor/confirmar', { codigo: codeOf(second) })).status).toBe(409)
})

test('it comes off with password and code alone', async () => {
  const { secret } = await setUp()
  const off = (password: string, codigo: string) => user.delete('/auth/segundo-factor', { password, codigo })
  expect((await off('mala', codeOf(secret))).body.campos).toHaveProperty('password')
  expect((await off(PASSWORD, '')).body.campos).toHaveProperty('codigo')
  expect((await off(PASSWORD, codeOf(secret))).body.segundo_factor.activo).toBe(false)
  expect((await login()).status).toBe(200)
})

test('with a second factor the own password changes with a code', async () => {
  const { secret } = await setUp()
  const change = (codigo?: string) =>
    user.patch('/auth/password', { actual: PASSWORD, password: 'Mesa-Nube-47-Tren', codigo })
  expect(await change()).toMatchObject({ status: 400, body: { campos: { codigo: expect.any(String) } } })
  expect((await change(codeOf(secret))).status).toBe(200)
})

describe('a role that requires it', () => {
  let roleId: number
  let director: Caller
  const require = (exige_segundo_factor: boolean) =>
    director.patch(`/auth/rol/${roleId}`, {
      permissions: [{ moduleId: 4, permissionId: 2 }],
      exige_segundo_factor,
    })
  beforeEach(async () => {
    roleId = (await user.get('/auth/verify')).body.user.role.id
    // Time has passed: sessions of the tests before are over.
    director = await server.signIn(ADMIN.user, ADMIN.password)
  })

  test('takes everything but the factor from a user who works, until it is set up', async () => {
    expect((await user.get('/alumnos/historial')).status).toBe(200)
    expect((await require(true)).body.rol.exige_segundo_factor).toBe(true)
    expect(await user.get('/alumnos/historial')).toMatchObject({
      status: 403,
      body: { motivo: 'SEGUNDO_FACTOR' },
    })
    expect((await login()).status).toBe(200)
    for (const open of ['/auth/verify', '/auth/segundo-factor', '/escuela'])
      expect((await user.get(open)).status).toBe(200)
    await setUp()
    expect((await user.get('/alumnos/historial')).status).toBe(200)
  })

  test('a lost phone: who may change the user resets it, and it is set up anew', async () => {
    await setUp()
    await require(true)
    const { body } = await director.get('/auth/users')
    const { id, segundo_factor } = body.users.find((each: { name: string }) => each.name === name)
    expect(segundo_factor).toBe(true)
    expect((await director.delete(`/auth/segundo-factor/usuario/${id}`)).status).toBe(200)
    expect((await director.delete(`/auth/segundo-factor/usuario/${id}`)).status).toBe(409)
    expect((await user.get('/alumnos/historial')).body.motivo).toBe('SEGUNDO_FACTOR')
    expect((await user.delete(`/auth/segundo-factor/usuario/${id}`)).status).toBe(403)
    // One's own is taken off with a code alone.
    const own = (await director.get('/auth/verify')).body.user.id
    expect((await director.delete(`/auth/segundo-factor/usuario/${own}`)).status).toBe(409)
  })
})

test('the administrator is not stronger: without the code the director stays outside too', async () => {
  const director = await server.signIn(ADMIN.user, ADMIN.password)
  const { preparado } = (await director.post('/auth/segundo-factor', { password: ADMIN.password })).body
  await director.post('/auth/segundo-factor/confirmar', { codigo: codeOf(preparado.secreto) })
  expect((await server.anonymous.post('/auth/login', ADMIN)).body.motivo).toBe('CODIGO')
})
