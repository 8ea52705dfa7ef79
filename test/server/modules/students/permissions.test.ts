import type { Grant } from '@contract/http/route'
import { ACTION_NAMES, MODULE_NAMES } from '@contract/domain/permissions'
import { aStudent } from '@test/support/builders'
import { startServer, type Caller, type TestServer } from '@test/support/server/harness'
import { seedStudent } from './seed'

let server: TestServer
let id: number
beforeAll(async () => {
  server = await startServer()
  id = await seedStudent(server.db, 1)
})
afterAll(() => server.close())

type Send = (caller: Caller) => ReturnType<Caller['get']>
const get =
  (url: string): Send =>
  (caller) =>
    caller.get(url)

/** Which pairs open a call, row by row (decisions/domain/access#table-of-calls). */
const CALLS: [string, Send, Grant[]][] = [
  [
    'GET /alumnos/sin/padre',
    get('/alumnos/sin/padre'),
    [
      ['ALUMNOS', 'READ'],
      ['PADRES', 'CREATE'],
      ['PADRES', 'UPDATE'],
    ],
  ],
  [
    'GET /alumnos/to/inscripcion',
    get('/alumnos/to/inscripcion'),
    [
      ['INSCRIPCIONES', 'READ'],
      ['INSCRIPCIONES', 'CREATE'],
    ],
  ],
  [
    'GET /alumnos/actualmente/inscritos',
    get('/alumnos/actualmente/inscritos'),
    [
      ['ALUMNOS', 'READ'],
      ['CARGOS', 'READ'],
      ['COLEGIATURAS', 'READ'],
      ['BECAS', 'READ'],
      ['INSCRIPCIONES', 'READ'],
    ],
  ],
  ['GET /alumnos/historial', get('/alumnos/historial'), [['ALUMNOS', 'READ']]],
  ['GET /alumnos/{id}', (caller) => caller.get(`/alumnos/${id}`), [['ALUMNOS', 'READ']]],
  ['POST /alumnos', (caller) => caller.form('POST', '/alumnos', aStudent(2)), [['ALUMNOS', 'CREATE']]],
  ['PATCH /alumnos/{id}', (caller) => caller.form('PATCH', `/alumnos/${id}`, {}), [['ALUMNOS', 'UPDATE']]],
]

describe.each(CALLS)('%s', (_, send, opens) => {
  const isOpening = ([module, action]: Grant) => opens.some(([m, a]) => m === module && a === action)

  it('needs a session', async () => {
    const { status, body } = await send(server.anonymous)
    expect([status, body.ok]).toEqual([401, false])
  })

  it('stays shut with every other pair', async () => {
    const others = MODULE_NAMES.flatMap((module) =>
      ACTION_NAMES.map((action): Grant => [module, action]),
    ).filter((pair) => !isOpening(pair))
    const { status, body } = await send(await server.userWith(others))
    expect([status, body]).toEqual([403, { ok: false, message: 'No tienes permiso para hacer esto.' }])
  })

  it.each(opens)('opens with %s %s alone', async (module, action) => {
    expect((await send(await server.userWith([[module, action]]))).status).toBe(200)
  })
})

it('what the refused ones sent was not written', async () => {
  const rows = await server.db.selectFrom('students').select('numero_control').orderBy('id').execute()
  expect(rows.map((row) => row.numero_control)).toEqual(['S1', aStudent(2).numero_control])
})
