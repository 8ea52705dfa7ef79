import { pathNames } from '@contract/http/route'
import { callName, contractRoutes, contractSchemas, type ContractRoute } from '../support/checks/contract'
import { OUR_CALLS, SPEC_CALLS } from './spec.calls'
import { DONE_ISSUES } from './spec.issues'

let routes: ContractRoute[]
const named = ({ route }: ContractRoute) => callName(route.method, route.path)
const specNames = (keep: (issue: number) => boolean) =>
  SPEC_CALLS.filter(([, , issue]) => keep(issue)).map(([method, path]) => callName(method, path))

beforeAll(async () => {
  routes = await contractRoutes()
})

test("the table holds SPEC §7's 77 calls, each once", () => {
  expect(SPEC_CALLS).toHaveLength(77)
  expect(new Set(specNames(() => true)).size).toBe(77)
})

test('every call of a finished issue is in the contract', () => {
  const inContract = new Set(routes.map(named))
  const missing = specNames((issue) => (DONE_ISSUES as readonly number[]).includes(issue)).filter(
    (call) => !inContract.has(call),
  )
  expect(missing).toEqual([])
})

test('every route of the contract is a call of the spec or a named one of ours', () => {
  const known = new Set([
    ...specNames(() => true),
    ...OUR_CALLS.map(([method, path]) => callName(method, path)),
  ])
  expect(routes.map(named).filter((call) => !known.has(call))).toEqual([])
})

test('every call of ours is in the contract', () => {
  const inContract = new Set(routes.map(named))
  expect(
    OUR_CALLS.map(([method, path]) => callName(method, path)).filter((call) => !inContract.has(call)),
  ).toEqual([])
})

test('no two routes are the same call', () => {
  const names = routes.map(named)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('every route has a shape of the same name, and every shape a route', async () => {
  for (const module of new Set(routes.map((each) => each.module))) {
    const names = routes.filter((each) => each.module === module).map(({ name }) => name)
    expect([module, Object.keys(await contractSchemas(module)).sort()]).toEqual([module, names.sort()])
  }
})

test('what has a body is a write, and every answer says ok', async () => {
  for (const { module, name, route } of routes) {
    const shape = (await contractSchemas(module))[name]!
    if (route.method === 'GET') expect([module, name, shape.body]).toEqual([module, name, undefined])
    // Events are no JSON answer.
    if (route.stream) continue
    const { properties, required } = shape.response as unknown as { properties: object; required: string[] }
    expect([module, name, 'ok' in properties, required.includes('ok')]).toEqual([module, name, true, true])
  }
})

test('only what DOMAIN §1 names is public', () => {
  const open = routes.filter(({ route }) => route.access === 'public').map(named)
  expect(open.sort()).toEqual(['GET /health', 'GET /recibos/{}', 'POST /auth/login'])
})

test('what moves money demands a key (DOMAIN §5)', () => {
  const keyed = routes.filter(({ route }) => route.idempotent).map(named)
  expect(keyed.sort()).toEqual([
    'PATCH /cargos/pagar',
    'PATCH /cargos/pago/complemento',
    'PATCH /colegiaturas/pagar',
    'PATCH /colegiaturas/pago/anual',
  ])
})

test('every write of a session names what it makes stale, if only that it is nothing', () => {
  const silent = routes.filter(
    ({ module, route }) =>
      route.method !== 'GET' && route.access !== 'public' && module !== 'session' && !route.changes,
  )
  expect(silent.map(named)).toEqual([])
  const talking = routes.filter(({ route }) => route.method === 'GET' && route.changes)
  expect(talking.map(named)).toEqual([])
})

test('parameters in a path are the ones callers can fill', () => {
  const names = new Set(routes.flatMap(({ route }) => pathNames(route.path)))
  const KNOWN = ['id', 'grado', 'cycleId', 'alumnoId', 'codigo']
  expect([...names].filter((name) => !KNOWN.includes(name))).toEqual([])
})
