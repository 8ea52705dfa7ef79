import { randomUUID } from 'node:crypto'
import { fillPath, pathNames, type Grant, type Route } from '@contract/http/route'
import { allRoutes, routeName } from '@test/support/allRoutes'
import { startServer, type Answer, type Caller, type TestServer } from '@test/support/server/harness'
import { EVERY_GRANT, setGrants } from '@test/support/server/grants'
import { PERMISSION_TABLE } from './permissionTable'

const pairName = ([module, action]: Grant): string => `${module} ${action}`
/** An id that no row has, so a call that passes the guards changes nothing. */
const NOBODY = 2_147_483_647
/** Not JSON: a refusal must come before the body is read. */
const BROKEN = Buffer.from('{"roto')

let server: TestServer
let routes: Route[]
let clerk: Caller
let roleId: number
beforeAll(async () => {
  routes = await allRoutes()
  server = await startServer()
  clerk = await server.userWith([])
  roleId = (await clerk.get('/auth/verify')).body.user.role.id
})
afterAll(() => server.close())

const grant = (grants: readonly Grant[]): Promise<void> => setGrants(server.db, roleId, grants)

const call = (who: Caller, route: Route, body?: unknown): Promise<Answer> => {
  const params = Object.fromEntries(
    pathNames(route.path).map((name) => [name, name === 'grado' ? 'PRIMARIA' : NOBODY]),
  )
  const url = fillPath(route.path, params)
  if (route.method === 'GET') return who.get(url)
  const send = { POST: who.post, PATCH: who.patch, DELETE: who.delete }[route.method]
  return send(url, body, { key: randomUUID() })
}

/** 'GET /x: 404' for each answer that is not as told; none when all are. */
const wrong = async (
  which: readonly Route[],
  ask: (route: Route) => Promise<Answer>,
  right: (status: number) => boolean,
): Promise<string[]> => {
  const slips: string[] = []
  for (const route of which) {
    const { status } = await ask(route)
    if (!right(status)) slips.push(`${routeName(route)}: ${status}`)
  }
  return slips
}
const guarded = () => routes.filter((route) => Array.isArray(route.access))

test('every route of the contract has its row, and the row says what the contract says', () => {
  const told = routes.map((route) => [
    routeName(route),
    typeof route.access === 'string'
      ? route.access
      : [...route.access.map(pairName), ...(route.needs ?? []).map((pair) => `and ${pairName(pair)}`)].sort(),
  ])
  const expected = Object.entries(PERMISSION_TABLE).map(([name, access]) => [
    name,
    typeof access === 'string' ? access : [...access].sort(),
  ])
  expect(told.sort()).toEqual(expected.sort())
  expect(new Set(routes.map(routeName)).size).toBe(routes.length)
})

test('without a session every route but the public ones is 401', async () => {
  const closed = routes.filter(({ access }) => access !== 'public')
  expect(
    await wrong(
      closed,
      (route) => call(server.anonymous, route, BROKEN),
      (status) => status === 401,
    ),
  ).toEqual([])
  const open = routes.filter(({ access }) => access === 'public')
  expect(
    await wrong(
      open,
      (route) => call(server.anonymous, route, {}),
      // 404: the receipt that was asked about does not exist.
      (status) => [200, 400, 404].includes(status),
    ),
  ).toEqual([])
})

test('a session is enough where it says so', async () => {
  // A user of its own: some of these calls end the sessions of who makes them.
  const { name } = (await (await server.userWith([])).get('/auth/verify')).body.user
  // A stream answers and stays open: test/server/modules/live has it.
  const routesOfAny = routes.filter(({ access, stream }) => access === 'session' && !stream)
  const fresh = () => server.signIn(name, 'Ventana#Azul1')
  expect(
    await wrong(
      routesOfAny,
      async (route) => call(await fresh(), route, {}),
      // 400: the call to change the own password has no body. 404: a session of one's own that there is not.
      (status) => [200, 400, 404].includes(status),
    ),
  ).toEqual([])
})

test('who owes a second factor is told so by every route but those to set it up', async () => {
  const owing = await server.userWith(EVERY_GRANT)
  const { role } = (await owing.get('/auth/verify')).body.user
  await server.db.updateTable('roles').set({ exige_segundo_factor: true }).where('id', '=', role.id).execute()
  const slips: string[] = []
  for (const route of routes.filter(
    ({ access, stream, path }) => access !== 'public' && !stream && path !== '/auth/logout',
  )) {
    const { status, body } = await call(owing, route, {})
    const isRefused = status === 403 && body?.motivo === 'SEGUNDO_FACTOR'
    if (isRefused !== !route.beforeSecondFactor) slips.push(`${routeName(route)}: ${status}`)
  }
  expect(slips).toEqual([])
  const open = routes.filter(({ beforeSecondFactor: isOpen }) => isOpen).map(routeName)
  expect(open.sort()).toEqual([
    'DELETE /auth/segundo-factor',
    'GET /auth/segundo-factor',
    'GET /auth/verify',
    'GET /escuela',
    'POST /auth/logout',
    'POST /auth/segundo-factor',
    'POST /auth/segundo-factor/codigos',
    'POST /auth/segundo-factor/confirmar',
  ])
})

test('with every permission but its own, each route is 403', async () => {
  const slips = await wrong(
    guarded(),
    async (route) => {
      const own = (route.access as readonly Grant[]).map(pairName)
      await grant(EVERY_GRANT.filter((pair) => !own.includes(pairName(pair))))
      return call(clerk, route, BROKEN)
    },
    (status) => status === 403,
  )
  expect(slips).toEqual([])
  expect((await call(clerk, guarded()[0]!)).body).toEqual({
    ok: false,
    message: 'No tienes permiso para hacer esto.',
  })
})

test('with any one of its own permissions and no other, each route lets in and finds nothing, bad input or another under way', async () => {
  for (const pair of EVERY_GRANT) {
    await grant([pair])
    const own = guarded().filter(
      (route) =>
        !route.needs && (route.access as readonly Grant[]).some((each) => pairName(each) === pairName(pair)),
    )
    const slips = await wrong(
      own,
      (route) => call(clerk, route, {}),
      (status) => [200, 400, 404, 409, 415].includes(status),
    )
    expect({ pair: pairName(pair), slips }).toEqual({ pair: pairName(pair), slips: [] })
  }
})

test('what needs several pairs is 403 without any one of them, and lets in who has all', async () => {
  const slips: string[] = []
  const demanding = guarded().filter(({ needs }) => needs)
  for (const route of demanding) {
    const needed = [...(route.access as readonly Grant[]).slice(0, 1), ...(route.needs ?? [])]
    for (const missing of needed) {
      await grant(needed.filter((pair) => pair !== missing))
      const { status } = await call(clerk, route, BROKEN)
      if (status !== 403) slips.push(`${routeName(route)} without ${pairName(missing)}: ${status}`)
    }
    await grant(needed)
    const { status } = await call(clerk, route, {})
    // Let in, a call without its row is 404.
    if (![200, 400, 404, 415].includes(status)) slips.push(`${routeName(route)}: ${status}`)
  }
  expect(slips).toEqual([])
})
