import { rootReducer } from '@client/state/rootReducer'
import { startServer, type TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'
import { screenReads } from '@test/support/server/screenReads'

const TABLES = ['cycles', 'students', 'parents', 'charges'] as const
type Table = (typeof TABLES)[number]

let server: TestServer
let reads: Awaited<ReturnType<typeof screenReads>>

/** Every list of every table has rows, and every kind of row is in one of them. */
const openSchool = async () => {
  const { admin } = server
  const office = openOffice(server)
  const cycle = await office.addCycle()
  const [child, alone] = (await office.addPupils(2)) as [number, number]
  await office.enrol(cycle, [child, alone])
  await admin.post('/padres', { nombre: 'LUZ RAMOS', telefono: '5511112222', hijos: [{ id: child }] })
  await admin.post(`/alumnos/${alone}/responsables`, {
    nombre: 'EVA GIL',
    parentesco: 'Madre',
    telefono: '5533334444',
    emergencia: 1,
  })
  await office.payPart(await office.addCharge(cycle, child, 500), 200)
  await office.cancel(await office.addCharge(cycle, child, 90))
  await office.addCharge(cycle, alone, 120)
}

beforeAll(async () => {
  server = await startServer()
  reads = await screenReads()
  await openSchool()
})
afterAll(() => server.close())

/** The table that takes the rows of an endpoint's answers, as its reducer says. */
const tableOf = (endpointName: string): Table | undefined => {
  const state = rootReducer(undefined, {
    type: 'api/executeQuery/fulfilled',
    payload: { ids: [1] },
    meta: {
      requestStatus: 'fulfilled',
      requestId: 'r',
      arg: { endpointName, queryCacheKey: 'q' },
      baseQueryMeta: { rows: [{ id: 1 }] },
    },
  } as never)
  return TABLES.find((table) => state[table].ids.length > 0)
}

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const rowsOf = ({ ok: _ok, message: _message, total: _total, ...answer }: Fields): Fields[] =>
  Object.values(answer).flat().filter(isFields)

/** The fields of a row and of what is in it, each such as 'alumno: grado, grupo, id'; a list's rows stand under 'becas.'. */
const shapeOf = (row: Fields, at = ''): string[] => [
  `${at}: ${Object.keys(row).sort().join(', ')}`,
  ...Object.entries(row).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter(isFields)
      .flatMap((inner) => shapeOf(inner, `${at}.${name}`)),
  ),
]

test.each([
  ['cycles', ['getCurrentCycle', 'listCycles']],
  ['students', ['listEnrolledStudents', 'listStudents', 'listStudentsWithoutParent']],
  ['parents', ['getParent', 'listEnrolledParents', 'listParents']],
  [
    'charges',
    [
      'listCancelledCharges',
      'listPartlyPaidCharges',
      'listPendingCharges',
      'listPendingEnrolmentCharges',
      'listStudentCharges',
    ],
  ],
] as const)('every list of %s sends rows with the same fields', async (table, lists) => {
  const feeding = reads.queries.filter(({ name }) => tableOf(name) === table)
  expect(feeding.map(({ name }) => name).sort()).toEqual(lists)
  const mounted = (await reads.mounted(server)).filter(({ endpoint }) => feeding.includes(endpoint))
  const shapes = new Map<string, Set<string>>()
  for (const { endpoint, url } of mounted) {
    const { status, body } = await server.admin.get(url)
    expect([url, status]).toEqual([url, 200])
    const rows = rowsOf(body)
    if (rows.length > 0) shapes.set(endpoint.name, shapes.get(endpoint.name) ?? new Set())
    for (const shape of rows.flatMap((row) => shapeOf(row))) shapes.get(endpoint.name)?.add(shape)
  }
  expect([...shapes.keys()].sort()).toEqual(lists)
  const places = new Map<string, Set<string>>()
  for (const shape of [...shapes.values()].flatMap((each) => [...each])) {
    const [place = ''] = shape.split(':')
    places.set(place, (places.get(place) ?? new Set()).add(shape))
  }
  expect([...places.values()].filter(({ size }) => size > 1).map((told) => [...told])).toEqual([])
})
