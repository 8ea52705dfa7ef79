import { SESSION_MS } from '@contract/session/session.rules'
import { ADMIN, startServer, type TestServer } from '@test/support/server/harness'

let server: TestServer
const start = new Date('2026-09-15T16:00:00.000Z')
const MINUTE = 60_000
const at = (ms: number): void => {
  server.clock.now = new Date(start.getTime() + ms)
}

beforeAll(async () => {
  server = await startServer()
})
beforeEach(async () => {
  at(0)
  await server.db.deleteFrom('login_failures').execute()
})
afterAll(() => server.close())

describe('POST /auth/login', () => {
  test('gives a token and the user with role and permissions', async () => {
    const { status, body } = await server.anonymous.post('/auth/login', ADMIN)
    expect(status).toBe(200)
    expect(body.ok).toBe(true)
    expect(body.user).toMatchObject({ name: ADMIN.user, typeUser: 'NORMAL', role: { name: 'ADMINISTRADOR' } })
    expect(body.user.permissions).toHaveLength(52)
    expect(body.user.permissions).toContainEqual({ module: 'CICLO ESCOLAR', action: 'DELETE' })
    expect(JSON.stringify(body)).not.toContain('hash')
  })

  test('the name is found whatever its case', async () => {
    const { status } = await server.anonymous.post('/auth/login', {
      ...ADMIN,
      user: ` ${ADMIN.user.toUpperCase()} `,
    })
    expect(status).toBe(200)
  })

  test.each([
    ['a wrong password', { user: ADMIN.user, password: 'otra' }],
    ['a wrong user', { user: 'nadie', password: ADMIN.password }],
  ])('%s is 401 with the one message', async (_case, body) => {
    const answer = await server.anonymous.post('/auth/login', body)
    expect(answer.status).toBe(401)
    expect(answer.body).toEqual({ ok: false, message: 'REVISA TUS CREDENCIALES' })
  })

  test.each([[{ user: '', password: 'x' }], [{ user: '   ', password: 'x' }], [{ user: 'x', password: '' }]])(
    'empty fields are 400 with the customer’s message: %j',
    async (body) => {
      const answer = await server.anonymous.post('/auth/login', body)
      expect([answer.status, answer.body.message]).toEqual([400, 'DEBES LLENAR TODOS LOS CAMPOS'])
    },
  )

  test.each([
    [{}],
    [{ user: 1, password: 'x' }],
    [{ user: null, password: 'x' }],
    [{ user: 'x'.repeat(201), password: 'x' }],
    [[]],
    ['x'],
  ])('a body of the wrong shape is 400: %j', async (body) => {
    const answer = await server.anonymous.post('/auth/login', body)
    expect(answer.status).toBe(400)
    expect(answer.body.ok).toBe(false)
  })

  test('broken JSON is 400 in Spanish', async () => {
    const answer = await server.anonymous.post('/auth/login', Buffer.from('{"user":'))
    expect([answer.status, answer.body.message]).toEqual([400, 'Los datos no llegaron como JSON válido.'])
  })
})

describe('guessing', () => {
  const wrong = () => server.anonymous.post('/auth/login', { user: ADMIN.user, password: 'mala' })

  test('the eleventh try in a quarter of an hour is 429 with Retry-After, also with the right password', async () => {
    for (let tries = 0; tries < 10; tries++) expect((await wrong()).status).toBe(401)
    const answer = await server.anonymous.post('/auth/login', ADMIN)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBe(900)
    at(900_001)
    expect((await server.anonymous.post('/auth/login', ADMIN)).status).toBe(200)
  })

  test('fifty tries at once are not fifty free ones', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, wrong))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40)
  })

  test('another user of the same address is not locked out, and a good password starts the count again', async () => {
    for (let tries = 0; tries < 10; tries++)
      await server.anonymous.post('/auth/login', { user: 'nadie', password: 'x' })
    for (let tries = 0; tries < 9; tries++) await wrong()
    expect((await server.anonymous.post('/auth/login', ADMIN)).status).toBe(200)
    for (let tries = 0; tries < 9; tries++) expect((await wrong()).status).toBe(401)
    expect((await server.anonymous.post('/auth/login', ADMIN)).status).toBe(200)
  })
})

describe('a session', () => {
  test('lives 900 000 ms and not one more', async () => {
    const caller = await server.signIn(ADMIN.user, ADMIN.password)
    at(SESSION_MS - 1)
    expect((await caller.get('/ciclo/actual')).status).toBe(200)
    at(SESSION_MS)
    expect((await caller.get('/ciclo/actual')).status).toBe(401)
  })

  test('verify gives a fresh token, and the old one stays good until it runs out', async () => {
    const caller = await server.signIn(ADMIN.user, ADMIN.password)
    at(600_000)
    const { body } = await caller.get('/auth/verify')
    expect(body.token).not.toBe(caller.token)
    expect(body.user.name).toBe(ADMIN.user)
    expect((await caller.get('/ciclo/actual')).status).toBe(200)
    at(600_000 + SESSION_MS - 1)
    const fresh = await server.anonymous.get('/ciclo/actual', {
      headers: { authorization: `Bearer ${body.token}` },
    })
    expect(fresh.status).toBe(200)
    expect((await caller.get('/ciclo/actual')).status).toBe(401)
  })

  test('ends at once with a logout, and only that one', async () => {
    const [one, other] = await Promise.all([
      server.signIn(ADMIN.user, ADMIN.password),
      server.signIn(ADMIN.user, ADMIN.password),
    ])
    expect((await one.post('/auth/logout')).status).toBe(200)
    expect((await one.get('/auth/verify')).status).toBe(401)
    expect((await other.get('/auth/verify')).status).toBe(200)
  })

  test('ends at once when the user is deactivated, and a changed role counts at the next call', async () => {
    const caller = await server.userWith([['CICLO ESCOLAR', 'READ']])
    expect((await caller.get('/ciclo/all')).status).toBe(200)
    const { body } = await caller.get('/auth/verify')
    await server.db.deleteFrom('role_permissions').where('role_id', '=', body.user.role.id).execute()
    expect((await caller.get('/ciclo/all')).status).toBe(403)
    await server.db
      .updateTable('users')
      .set({ deactivated_at: new Date() })
      .where('id', '=', body.user.id)
      .execute()
    expect((await caller.get('/ciclo/actual')).status).toBe(401)
  })

  test('is kept as a hash: the table signs nobody in', async () => {
    const { token } = await server.signIn(ADMIN.user, ADMIN.password)
    const rows = await server.db.selectFrom('sessions').select('token_hash').execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(
      rows.some(
        ({ token_hash }) => token_hash.toString('base64url') === token || token_hash.toString() === token,
      ),
    ).toBe(false)
  })

  test.each([['Bearer'], ['Bearer '], ['Basic abc'], ['Bearer nope'], ['nope']])(
    '%j is no session',
    async (authorization) => {
      const answer = await server.anonymous.get('/ciclo/actual', { headers: { authorization } })
      expect([answer.status, answer.body.ok]).toEqual([401, false])
    },
  )
})

test('a sign-in under way with the old password does not outlive the new one', async () => {
  const caller = await server.userWith([['CICLO ESCOLAR', 'READ']])
  const { body } = await caller.get('/auth/verify')
  const name = body.user.name
  const [signIn] = await Promise.all([
    server.anonymous.post('/auth/login', { user: name, password: 'Ventana#Azul1' }),
    server.admin.patch(`/auth/password/${body.user.id}`, { password: 'Nueva#Clave1' }),
  ])
  const left = await server.anonymous.get('/auth/verify', {
    headers: { authorization: `Bearer ${signIn.body.token ?? 'ninguno'}` },
  })
  expect(left.status).toBe(401)
  expect((await server.signIn(name, 'Nueva#Clave1')).token).not.toBe('')
})

describe('renewed tokens', () => {
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

  test('a logout ends every token of its sign-in, older and newer, and no other sign-in', async () => {
    const first = await server.signIn(ADMIN.user, ADMIN.password)
    const other = await server.signIn(ADMIN.user, ADMIN.password)
    const second = (await first.get('/auth/verify')).body.token
    const third = (await server.anonymous.get('/auth/verify', bearer(second))).body.token
    expect((await server.anonymous.post('/auth/logout', undefined, bearer(second))).status).toBe(200)
    for (const token of [first.token, second, third])
      expect((await server.anonymous.get('/ciclo/actual', bearer(token))).status).toBe(401)
    expect((await other.get('/ciclo/actual')).status).toBe(200)
  })

  test.each(['a new password', 'a logout'])('none outlives %s at the same moment', async (what) => {
    const caller = await server.userWith([['CICLO ESCOLAR', 'READ']])
    const { body } = await caller.get('/auth/verify')
    const end = () =>
      what === 'a logout'
        ? caller.post('/auth/logout')
        : server.admin.patch(`/auth/password/${body.user.id}`, { password: 'Nueva#Clave1' })
    const renewals = Array.from({ length: 20 }, () => caller.get('/auth/verify'))
    const [, ...answers] = await Promise.all([end(), ...renewals])
    const tokens = answers
      .map((answer) => answer.body.token as string | undefined)
      .filter((token) => token !== undefined)
    for (const token of tokens)
      expect((await server.anonymous.get('/ciclo/actual', bearer(token))).status).toBe(401)
  })

  test('an answer with a token is kept by no cache', async () => {
    const { headers } = await server.admin.get('/auth/verify')
    expect(headers['cache-control']).toBe('no-store')
  })
})

test('good passwords at the same moment are told to wait a second, not a quarter of an hour', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => server.anonymous.post('/auth/login', ADMIN)),
  )
  const refused = answers.filter(({ status }) => status !== 200)
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(10)
  expect(refused.map(({ status, headers }) => [status, headers['retry-after']])).toEqual(
    refused.map(() => [429, '1']),
  )
  expect((await server.anonymous.post('/auth/login', ADMIN)).status).toBe(200)
})

test('behind a proxy of this machine each computer has its own count', async () => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
  const wrong = { user: ADMIN.user, password: 'mala' }
  for (let tries = 0; tries < 10; tries++)
    await server.anonymous.post('/auth/login', wrong, from('203.0.113.9'))
  expect((await server.anonymous.post('/auth/login', ADMIN, from('203.0.113.9'))).status).toBe(429)
  expect((await server.anonymous.post('/auth/login', ADMIN, from('198.51.100.7'))).status).toBe(200)
})

test('a sign-in that is renewed all day ends after twelve hours', async () => {
  let { token } = await server.signIn(ADMIN.user, ADMIN.password)
  const ask = (url: string) => server.anonymous.get(url, { headers: { authorization: `Bearer ${token}` } })
  for (let minutes = 10; minutes < 720; minutes += 10) {
    at(minutes * MINUTE)
    const { status, body } = await ask('/auth/verify')
    expect([minutes, status]).toEqual([minutes, 200])
    token = body.token
  }
  at(720 * MINUTE - 1)
  expect((await ask('/ciclo/actual')).status).toBe(200)
  at(720 * MINUTE)
  expect((await ask('/ciclo/actual')).status).toBe(401)
  expect((await ask('/auth/verify')).status).toBe(401)
})
