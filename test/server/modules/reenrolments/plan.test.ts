import { startServer, type TestServer } from '@test/support/server/harness'
import { openTurn, type Turn } from './turn'

let server: TestServer
let turn: Turn
beforeAll(async () => {
  server = await startServer()
  turn = await openTurn(server)
})
afterAll(() => server.close())

const rowOf = async (id: number) =>
  (await turn.plan()).body.plan.find(({ alumno }: { alumno: { id: number } }) => alumno.id === id)

it('everybody goes one year up, K3 to 1° Primaria; 6° leaves and who has no year is asked for', async () => {
  const turns = [
    ['PREESCOLAR', 3, 'LISTO', { grado: 'PRIMARIA', gradoNumero: 1 }],
    ['PREESCOLAR', 1, 'LISTO', { grado: 'PREESCOLAR', gradoNumero: 2 }],
    ['PRIMARIA', 5, 'LISTO', { grado: 'PRIMARIA', gradoNumero: 6 }],
    ['PRIMARIA', 6, 'EGRESA', null],
    ['PRIMARIA', null, 'SIN_GRADO', null],
  ] as const
  for (const [grado, gradoNumero, estado, a] of turns) {
    const [id] = (await turn.addPupils(1, grado, gradoNumero)) as [number]
    expect(await rowOf(id)).toEqual({
      alumno: { id, nombre: expect.any(String), numero_control: expect.any(String) },
      inscripcionId: expect.any(Number),
      padre: null,
      de: { grado, gradoNumero, grupo: null },
      a,
      adeudo: 0,
      adeudo_familia: 0,
      estado,
    })
  }
})

it('their own debt holds them back; a brother’s is told and does not', async () => {
  const [debtor, brother] = (await turn.addPupils(2, 'PRIMARIA', 2)) as [number, number]
  const hijos = [{ id: debtor }, { id: brother }]
  const parent = await server.admin.post('/padres', { nombre: 'ANA GARCÍA', telefono: '5512345678', hijos })
  expect(parent.status).toBe(200)
  const charge = await turn.owe(debtor, 350.5)
  expect(await rowOf(debtor)).toMatchObject({
    padre: { nombre: 'ANA GARCÍA' },
    estado: 'CON_ADEUDO',
    adeudo: 350.5,
    adeudo_familia: 350.5,
    a: { grado: 'PRIMARIA', gradoNumero: 3 },
  })
  expect(await rowOf(brother)).toMatchObject({ estado: 'LISTO', adeudo: 0, adeudo_familia: 350.5 })
  await turn.office.pay(charge)
  expect(await rowOf(debtor)).toMatchObject({ estado: 'LISTO', adeudo: 0, adeudo_familia: 0 })
})

it('who is in the next cycle already is enrolled, whatever else', async () => {
  const [repeats, sixth] = [
    ...(await turn.addPupils(1, 'PRIMARIA', 2)),
    ...(await turn.addPupils(1, 'PRIMARIA', 6)),
  ] as [number, number]
  await turn.owe(repeats, 10)
  const alumnos = [
    { id: repeats, gradoNumero: 2 },
    { id: sixth, gradoNumero: 6 },
  ]
  expect((await turn.office.enrol(turn.to, [], { alumnos })).status).toBe(200)
  expect(await rowOf(repeats)).toMatchObject({
    estado: 'YA_INSCRITO',
    a: { grado: 'PRIMARIA', gradoNumero: 2 },
  })
  expect(await rowOf(sixth)).toMatchObject({
    estado: 'YA_INSCRITO',
    a: { grado: 'PRIMARIA', gradoNumero: 6 },
  })
})

it('a plan writes nothing, not even in the bitácora', async () => {
  const rows = () => server.db.selectFrom('audit_entries').select('id').execute()
  const [before, enrolled] = [await rows(), await turn.made()]
  expect((await turn.plan()).status).toBe(200)
  expect([await rows(), await turn.made()]).toEqual([before, enrolled])
})

it.each([
  ['the same cycle', () => ({ destinoId: turn.from }), 409],
  ['an earlier one', () => ({ origenId: turn.to, destinoId: turn.from }), 409],
  ['an unknown one', () => ({ destinoId: 999_999 }), 404],
  ['from an unknown one', () => ({ origenId: 999_999 }), 404],
  ['no number', () => ({ destinoId: String(turn.to) }), 400],
])('into %s is refused', async (_what, over, status) => {
  const answer = await turn.plan(over())
  expect([answer.status, answer.body.ok]).toEqual([status, false])
})

it('needs the permission and a session', async () => {
  const reader = await server.userWith([['INSCRIPCIONES', 'READ']])
  const body = { origenId: turn.from, destinoId: turn.to }
  for (const [caller, status] of [
    [reader, 403],
    [server.anonymous, 401],
  ] as const) {
    expect((await caller.post('/reinscripciones/plan', body)).status).toBe(status)
    const press = await caller.post('/reinscripciones', { destinoId: turn.to, alumnos: [] }, { key: 'x' })
    expect(press.status).toBe(status)
  }
})
