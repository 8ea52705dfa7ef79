import { isWrite, pathNames } from '@contract/http/route'
import { callName, namedRoutes, contractSchemas, type NamedRoute } from '../support/checks/contract'
import { PERMISSION_TABLE } from '../server/http/permissionTable'
import { CUSTOMER_CALLS } from './customer.calls'

let routes: NamedRoute[]
const named = ({ route }: NamedRoute) => callName(route.method, route.path)
const customerNames = CUSTOMER_CALLS.map(([method, path]) => callName(method, path))
/** All calls, written by hand, so that a typing error in a path is noticed. */
const tableNames = Object.keys(PERMISSION_TABLE).map((row) => {
  const [method = '', path = ''] = row.split(' ')
  return callName(method, path)
})

beforeAll(async () => {
  routes = await namedRoutes()
})

test("the table holds the customer's 77 calls, each once", () => {
  expect(CUSTOMER_CALLS).toHaveLength(77)
  expect(new Set(customerNames).size).toBe(77)
})

test('every call the customer named is in the contract', () => {
  const inContract = new Set(routes.map(named))
  expect(customerNames.filter((call) => !inContract.has(call))).toEqual([])
})

test('each call of the contract has its row in test/server/http/permissionTable.ts, and each row its call', () => {
  const names = routes.map(named)
  expect(names.filter((call) => !tableNames.includes(call))).toEqual([])
  expect(tableNames.filter((call) => !names.includes(call))).toEqual([])
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
    // Events and files are no JSON answer.
    if (route.stream || route.file) continue
    const { properties, required } = shape.response as unknown as { properties: object; required: string[] }
    expect([module, name, 'ok' in properties, required.includes('ok')]).toEqual([module, name, true, true])
  }
})

test('nothing is public but the login, the health of the server, the checks of papers and what a signed link opens', () => {
  const open = routes.filter(({ route }) => route.access === 'public').map(named)
  expect(open.sort()).toEqual([
    ...[
      'GET /archivo/escuela.zip',
      'GET /constancias/{}',
      'GET /credenciales/{}',
      'GET /facturas/anuales/archivo',
      'GET /facturas/archivo',
      'GET /health',
      'GET /recibos/{}',
    ],
    'POST /auth/login',
  ])
})

test('what takes money or writes to families demands a key (decisions/domain/wire#keys)', () => {
  const keyed = routes.filter(({ route }) => route.idempotent).map(named)
  expect(keyed.sort()).toEqual([
    'PATCH /cargos/pagar',
    'PATCH /cargos/pago/complemento',
    'PATCH /colegiaturas/pagar',
    'PATCH /colegiaturas/pago/anual',
    'PATCH /inscripciones/vencimientos',
    'POST /avisos',
    'POST /banco/confirmar',
    'POST /becas/hermanos/{}',
    'POST /caja/cobro',
    'POST /caja/devolucion',
    'POST /constancias',
    'POST /facturas/entregar',
    'POST /facturas/global',
    'POST /facturas/timbradas',
    'POST /reinscripciones',
    'POST /servicios/{}/alumnos',
  ])
})

test('every write of a session names what it makes stale, if only that it is nothing', () => {
  const silent = routes.filter(
    ({ module, route }) => isWrite(route) && module !== 'session' && !route.changes,
  )
  expect(silent.map(named)).toEqual([])
  const talking = routes.filter(({ route }) => route.method === 'GET' && route.changes)
  expect(talking.map(named)).toEqual([])
})

test('parameters in a path are the ones callers can fill', () => {
  const names = new Set(routes.flatMap(({ route }) => pathNames(route.path)))
  const KNOWN = ['id', 'grado', 'cycleId', 'alumnoId', 'codigo', 'cual']
  expect([...names].filter((name) => !KNOWN.includes(name))).toEqual([])
})
