import { sql } from 'kysely'
import type { AuditEntry } from '@contract/audit/audit.schemas'
import type { Dashboard } from '@contract/dashboard/dashboard.schemas'
import { closeRefusals } from '@server/modules/session/refusals'
import { someoneWaits } from '@test/support/database/lockWaits'
import { ADMIN, startServer, type Caller, type TestServer } from '@test/support/server/harness'
import { GOOD_PASSWORD } from '@test/support/server/people'

type Waits = Dashboard['pendientes'][number]

let server: TestServer
const MINUTE = 60_000

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.deleteFrom('login_failures').execute()
  await server.db.deleteFrom('refusals').execute()
})
const later = (ms: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + ms)
}
const wrong = (user = ADMIN.user) => server.anonymous.post('/auth/login', { user, password: 'Mala#12345' })
const login = (user: string, remoteAddress: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress,
    payload: { user, password: 'Mala#12345' },
  })
/** What the rows of kind ACCESO say, newest first, but for the new browsers in which these tests sign in. */
const said = async () => {
  await server.settled()
  const caller = await server.signIn(ADMIN.user, ADMIN.password)
  const { bitacora } = (await caller.get('/bitacora?tipo=ACCESO')).body
  return bitacora
    .map(({ nombre, usuario, cambios }: AuditEntry) => ({
      nombre,
      autor: usuario?.name ?? null,
      ...Object.fromEntries(cambios.map(({ campo, despues }) => [campo, despues])),
    }))
    .filter(({ hecho }: { hecho?: string }) => hecho !== 'Entró desde un navegador nuevo')
}

test('a refused sign-in of a user leaves one row at once, and what follows within a quarter of an hour one number', async () => {
  for (let n = 0; n < 5; n++) await wrong()
  expect(await said()).toMatchObject([
    { nombre: ADMIN.user, autor: null, hecho: 'No pudo entrar', donde: '127.0.0.1' },
  ])
  later(16 * MINUTE)
  await closeRefusals(server.db, server.clock.now)
  const [more, first, ...rest] = await said()
  expect(more).toMatchObject({ hecho: 'No pudo entrar otras veces', veces: 4, donde: '127.0.0.1' })
  expect(first).toMatchObject({ hecho: 'No pudo entrar' })
  expect(rest).toEqual([])
})

test('a name that is no user leaves none: what was typed there may be a password', async () => {
  const before = (await said()).length
  await wrong('Direccion#2026')
  expect(await said()).toHaveLength(before)
})

test('a lock is a row of its own, once', async () => {
  for (let n = 0; n < 14; n++) await wrong()
  await server.settled()
  const { rows } = await server.db
    .selectFrom('audit_entries')
    .select((on) => on.fn.countAll<number>().as('rows'))
    .where('tipo', '=', 'ACCESO')
    .where('cambios', '@>', JSON.stringify([{ campo: 'hecho', despues: 'Se bloqueó su ingreso' }]) as never)
    .executeTakeFirstOrThrow()
  expect(rows).toBe(1)
})

test('403s: one row for each user, call and hour', async () => {
  const user = await server.userWith([['ALUMNOS', 'READ']])
  await Promise.all(Array.from({ length: 5 }, () => user.get('/auth/users')))
  await user.get('/auth/roles')
  const own = (await said()).filter(({ hecho }: { hecho?: string }) => hecho === 'Intentó algo sin permiso')
  expect(own.map(({ donde }: { donde?: string }) => donde).sort()).toEqual([
    'GET /auth/roles',
    'GET /auth/users',
  ])
  expect(own[0].autor).toBe(own[0].nombre)
})

test('the home of who may read users says what is unusual, and of nobody else', async () => {
  await server.db.deleteFrom('refusals').execute()
  later(60 * 25 * MINUTE)
  const tasks = async () => {
    const caller = await server.signIn(ADMIN.user, ADMIN.password)
    const { pendientes } = (await caller.get('/tablero')).body.tablero
    return pendientes
      .filter(({ ruta }: Waits) => ruta === '/bitacora?tipo=ACCESO')
      .map(({ titulo, cuantos }: Waits) => [titulo, cuantos])
  }
  expect(await tasks()).toEqual([])
  const refuse = async (user: string, times: number) => {
    for (let n = 0; n < times; n++) await login(user, `10.0.0.${n % 3}`)
    await server.settled()
  }
  // Names that nobody has leave no row; twenty of one name in an hour would be slowed down.
  await refuse('secretaria de nadie', 19)
  expect(await tasks()).toEqual([])
  const caller = await server.userWith([['ALUMNOS', 'READ']])
  const other = await server.userWith([])
  const nameOf = async (of: Caller): Promise<string> => (await of.get('/auth/verify')).body.user.name
  const name = await nameOf(caller)
  for (const each of [name, await nameOf(other)]) await refuse(each, 11)
  later(16 * MINUTE)
  await closeRefusals(server.db, server.clock.now)
  expect(await tasks()).toEqual([['Ingresos rechazados desde ayer', 22]])
  const back = await server.signIn(name, GOOD_PASSWORD)
  expect((await back.get('/tablero')).body.tablero.pendientes).toEqual([])
})

describe('while no row of a refusal can be written', () => {
  /** The answers that came although the table is locked. */
  const whileLocked = (asked: () => Promise<number[]>) =>
    server.db.transaction().execute(async (tx) => {
      await sql`LOCK TABLE refusals IN ACCESS EXCLUSIVE MODE`.execute(tx)
      return asked()
    })

  test('a name that exists is answered like one that does not: neither waits, and the row is there afterwards', async () => {
    const before = (await said()).length
    const answers = await whileLocked(async () => {
      const both = await Promise.all([login(ADMIN.user, '10.9.0.1'), login('nadie', '10.9.0.1')])
      return both.map(({ statusCode }) => statusCode)
    })
    expect(answers).toEqual([401, 401])
    expect(await said()).toHaveLength(before + 1)
  })

  test('a lock is answered at once too', async () => {
    for (let n = 0; n < 10; n++) await login(ADMIN.user, '10.9.0.2')
    await server.settled()
    const answers = await whileLocked(async () => [(await login(ADMIN.user, '10.9.0.2')).statusCode])
    expect(answers).toEqual([429])
    expect((await said())[0]).toMatchObject({ hecho: 'Se bloqueó su ingreso', donde: '10.9.0.2' })
  })
})

test('a server that closes writes the rows of its last second first', async () => {
  const own = await startServer()
  const lines: string[] = []
  await own.db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE refusals IN ACCESS EXCLUSIVE MODE`.execute(tx)
    await own.anonymous.post('/auth/login', { user: ADMIN.user, password: 'Mala#12345' })
    void own.app.close().then(() => lines.push('closed'))
    await someoneWaits(own.db, 1)
    expect(lines).toEqual([])
  })
  await own.app.close()
  const { rows } = await sql`SELECT FROM audit_entries WHERE tipo = 'ACCESO'`.execute(own.db)
  expect(rows).toHaveLength(1)
  await own.close()
})
