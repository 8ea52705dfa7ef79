import { sql } from 'kysely'
import { ADMIN, startServer, type TestServer } from '@test/support/server/harness'
import { someoneWaits } from '@test/support/database/lockWaits'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
beforeEach(() => server.db.deleteFrom('login_failures').execute())
afterAll(() => server.close())

interface Try {
  user?: string
  password?: string
  dispositivo?: string
}
const login = (body: Try = {}) =>
  server.anonymous.post('/auth/login', { user: ADMIN.user, password: 'mala', ...body })
const flood = (many: number, body?: Try) => Promise.all(Array.from({ length: many }, () => login(body)))
const statusesOf = (answers: { status: number }[]): number[] =>
  [...new Set(answers.map(({ status }) => status))].sort()

test('a thousand tries at once: few are looked at, the rest is told to wait in Spanish, none is a 5xx', async () => {
  const answers = await flood(1000, { user: 'nadie' })
  expect(statusesOf(answers)).toEqual([401, 429])
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  const waiting = answers.find(({ body }) => body.message?.includes('varios ingresos'))
  expect(waiting).toMatchObject({
    status: 429,
    body: { ok: false, message: 'Hay varios ingresos en curso. Intenta de nuevo en un momento.' },
    headers: { 'retry-after': '1' },
  })
})

test('tries that stand still hold three connections and no more: who is signed in goes on working', async () => {
  let answers: Promise<{ status: number }[]> | undefined
  await server.db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE login_failures IN ACCESS EXCLUSIVE MODE`.execute(tx)
    // With an unknown token too: it is not looked up.
    const strangers = Array.from({ length: 20 }, () =>
      server.anonymous.post('/auth/login', ADMIN, { headers: { authorization: 'Bearer inventado' } }),
    )
    answers = Promise.all([...strangers, flood(500)].flat()).then((all) => all.flat())
    await someoneWaits(server.db, 3)
    const { rows } = await sql`
      SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
      server.db,
    )
    expect(rows).toHaveLength(3)
    const worked = await Promise.all(Array.from({ length: 10 }, () => server.admin.get('/ciclo/all')))
    expect(statusesOf(worked)).toEqual([200])
  })
  expect(Math.max(...statusesOf((await answers) ?? []))).toBe(429)
})

describe('a browser that a user signed in with before', () => {
  const fill = async (many: number, address: string) => {
    const rows = Array.from({ length: many }, (_, n) => ({
      address,
      user_name: `OTRO ${n}`,
      at: server.clock.now,
      failed: true,
    }))
    await server.db.insertInto('login_failures').values(rows).execute()
  }
  const deviceOf = async (caller: Try = ADMIN): Promise<string> => (await login(caller)).body.dispositivo

  test('is let in while its address is locked out, as a stranger is not', async () => {
    const dispositivo = await deviceOf()
    await fill(300, '127.0.0.1')
    expect((await login(ADMIN)).status).toBe(429)
    expect((await login({ ...ADMIN, dispositivo })).status).toBe(200)
  })

  test('has ten wrong tries of its own, which do not count for its address', async () => {
    const dispositivo = await deviceOf()
    for (let tries = 0; tries < 10; tries++) expect((await login({ dispositivo })).status).toBe(401)
    expect((await login({ ...ADMIN, dispositivo })).status).toBe(429)
    expect((await login(ADMIN)).status).toBe(200)
  })

  test('is not known for users who never signed in with it', async () => {
    await server.userWith([])
    const dispositivo = await deviceOf({ user: 'usuario 1', password: 'Ventana#Azul1' })
    await fill(300, '127.0.0.1')
    expect((await login({ ...ADMIN, dispositivo })).status).toBe(429)
  })

  test('is one browser for all who share it, and stays the same', async () => {
    const first = await deviceOf()
    const both = await deviceOf({ user: 'usuario 1', password: 'Ventana#Azul1', dispositivo: first })
    expect(both.split('.')[0]).toBe(first.split('.')[0])
    await fill(300, '127.0.0.1')
    expect((await login({ ...ADMIN, dispositivo: both })).status).toBe(200)
  })

  test.each<[string, (token: string) => string]>([
    ['another signature', (token) => token.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'))],
    ['another browser', (token) => token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
    ['nothing', () => ''],
    ['something else', () => 'hola'],
  ])('%s is no such token: the try counts for the address, and is no error', async (_case, altered) => {
    const dispositivo = altered(await deviceOf())
    expect((await login({ ...ADMIN, dispositivo })).status).toBe(200)
    await fill(300, '127.0.0.1')
    expect((await login({ ...ADMIN, dispositivo })).status).toBe(429)
  })

  test('is a stranger again after a year without a sign-in', async () => {
    const before = server.clock.now
    const dispositivo = await deviceOf()
    server.clock.now = new Date(before.getTime() + 367 * 24 * 60 * 60_000)
    await fill(300, '127.0.0.1')
    expect((await login({ ...ADMIN, dispositivo })).status).toBe(429)
    server.clock.now = before
  })

  test('does not wait behind a flood of strangers', async () => {
    const dispositivo = await deviceOf()
    const order: string[] = []
    const strangers = Array.from({ length: 60 }, () => login({ user: 'nadie' }).then(() => order.push('x')))
    await Promise.all([...strangers, login({ ...ADMIN, dispositivo }).then(() => order.push('known'))])
    // Twenty found no place and were refused at once; forty got one, and it overtakes all but those being looked at.
    expect(order.indexOf('known')).toBeLessThan(30)
  })
})

test('a token of another type is 400 like every field', async () => {
  const answer = await server.anonymous.post('/auth/login', {
    user: ADMIN.user,
    password: ADMIN.password,
    dispositivo: 7,
  })
  expect(answer.status).toBe(400)
})
