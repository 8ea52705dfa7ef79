import { startServer, type TestServer } from '@test/support/server/harness'
import { refusalOf } from '@test/support/server/refusal'
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

describe('into a cycle with a rule of siblings each row has its place in the family', () => {
  beforeAll(async () => {
    const body = { hermanos: [{ lugar: 2, porcentaje: 10 }] }
    expect((await server.admin.patch(`/ciclo/${turn.to}`, body)).status).toBe(200)
  })
  let families = 0
  /** Children of one new parent, one in each of these years of primary. */
  const family = async (...years: number[]): Promise<number[]> => {
    const ids: number[] = []
    for (const year of years) ids.push(...(await turn.addPupils(1, 'PRIMARIA', year)))
    const hijos = ids.map((id) => ({ id }))
    const body = { nombre: `MADRE ${++families}`, telefono: '5512345678', hijos }
    expect((await server.admin.post('/padres', body)).status).toBe(200)
    return ids
  }
  const placesOf = async (ids: readonly number[]) => {
    const { plan } = (await turn.plan()).body
    return ids.map(
      (id) => plan.find(({ alumno }: { alumno: { id: number } }) => alumno.id === id).lugar as unknown,
    )
  }

  it('the oldest is the first; an only child too; without a parent there is none', async () => {
    const [younger = 0, older = 0] = await family(1, 4)
    const [only = 0] = await family(3)
    const [alone = 0] = await turn.addPupils(1, 'PRIMARIA', 3)
    expect(await placesOf([younger, older, only, alone])).toEqual([2, 1, 1, null])
  })

  it('of two in one year the one born first, or else registered first', async () => {
    const [registered = 0, later = 0] = await family(2, 2)
    expect(await placesOf([registered, later])).toEqual([1, 2])
    const born = (id: number, fecha_nacimiento: string) =>
      server.db.updateTable('students').set({ fecha_nacimiento }).where('id', '=', id).execute()
    await born(registered, '2018-03-02')
    await born(later, '2018-03-01')
    expect(await placesOf([registered, later])).toEqual([2, 1])
  })

  it('counts who is enrolled already, where they are; after the press it is the place of Becas, Hermanos', async () => {
    const [repeats = 0, second = 0, third = 0] = await family(4, 4, 2)
    expect(await placesOf([repeats, second, third])).toEqual([1, 2, 3])
    expect((await turn.press([{ id: repeats, grado: 'PRIMARIA', gradoNumero: 1 }])).status).toBe(200)
    const proposed = await placesOf([repeats, second, third])
    expect(proposed).toEqual([3, 1, 2])
    const rows = [
      { id: second, grado: 'PRIMARIA', gradoNumero: 5 },
      { id: third, grado: 'PRIMARIA', gradoNumero: 3 },
    ]
    expect((await turn.press(rows)).body.inscripciones).toHaveLength(2)
    const { hermanos } = (await server.admin.get(`/becas/hermanos/${turn.to}`)).body
    const given = [repeats, second, third].map(
      (id) => hermanos.find(({ alumno }: { alumno: { id: number } }) => alumno.id === id)?.lugar as unknown,
    )
    expect(given).toEqual([3, undefined, 2])
    expect(await placesOf([repeats, second, third])).toEqual(proposed)
  })

  it('a debtor counts; who leaves, or has left, does not', async () => {
    const [sixth = 0, left = 0, debtor = 0, little = 0] = await family(6, 5, 4, 1)
    const enrolment = await server.db
      .selectFrom('enrolments')
      .select('id')
      .where('student_id', '=', left)
      .executeTakeFirstOrThrow()
    const baja = { inscripcionId: enrolment.id, fecha: '2026-09-15', motivo: 'CAMBIO DE CIUDAD' }
    expect((await server.admin.patch('/inscripciones/baja', baja)).status).toBe(200)
    await turn.owe(debtor, 350)
    expect((await rowOf(debtor)).estado).toBe('CON_ADEUDO')
    expect(await placesOf([sixth, left, debtor, little])).toEqual([null, null, 1, 2])
  })

  it('before enrolling, each pupil’s place is told where staff put them; another year moves it', async () => {
    const [younger = 0, older = 0] = await family(1, 4)
    const [alone = 0] = await turn.addPupils(1, 'PRIMARIA', 3)
    const placesAt = async (years: Record<number, number>, idCiclo = turn.to) => {
      const alumnos = Object.entries(years).map(([id, gradoNumero]) => ({
        id: Number(id),
        grado: 'PRIMARIA',
        gradoNumero,
      }))
      const { status, body } = await server.admin.post('/inscripciones/lugares', { idCiclo, alumnos })
      return [status, body.lugares]
    }
    const places = (...pairs: [number, number][]) =>
      pairs.sort(([a], [b]) => a - b).map(([id, lugar]) => ({ id, lugar }))
    expect(await placesAt({ [younger]: 2, [older]: 5, [alone]: 4 })).toEqual([
      200,
      places([younger, 2], [older, 1]),
    ])
    expect(await placesAt({ [younger]: 6, [older]: 5 })).toEqual([200, places([younger, 1], [older, 2])])
    expect(await placesAt({ [younger]: 2 })).toEqual([200, places([younger, 1])])
    // Who is enrolled counts where they are, also when they are named.
    expect((await turn.press([{ id: older, grado: 'PRIMARIA', gradoNumero: 5 }])).status).toBe(200)
    expect(await placesAt({ [younger]: 2 })).toEqual([200, places([younger, 2])])
    expect(await placesAt({ [younger]: 2, [older]: 1 })).toEqual([200, places([younger, 2], [older, 1])])
    expect(await placesAt({ [younger]: 2 }, turn.from)).toEqual([200, []])
    expect((await placesAt({ [younger]: 2 }, 2_147_483_647))[0]).toBe(404)
    expect(refusalOf(await server.admin.post('/inscripciones/lugares', { idCiclo: turn.to }))).toEqual([
      400,
      { alumnos: 'Value is required' },
    ])
  })
})
