import { ledgerFaults } from '@server/backup/ledgerFaults'
import { startServer, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'

let server: TestServer
let office: Office
let cycle: number
beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
  cycle = await office.addCycle()
})
afterAll(() => server.close())
afterEach(async () => expect(await ledgerFaults(server.db)).toEqual([]))

const UNKNOWN = 2_147_483_647
const set = (inscripcionId: unknown, gradoNumero: unknown, over: Record<string, unknown> = {}) =>
  server.admin.patch('/inscripciones/grado', { inscripcionId, gradoNumero, ...over })
const enrolled = async (gradoNumero: number | null = null): Promise<{ pupil: number; id: number }> => {
  const [pupil] = (await office.addPupils(1)) as [number]
  const { body } = await office.enrol(cycle, [], { alumnos: [{ id: pupil, gradoNumero }] })
  return { pupil, id: body.inscripciones[0].id }
}
const addGroup = async (nombre: string, pupil: number, gradoNumero: number | null): Promise<number> => {
  const body = { cicloEscolarId: cycle, nombre, grado: 'PRIMARIA', gradoNumero, alumnos: [{ id: pupil }] }
  return (await server.admin.post('/grupos', body)).body.grupo.id
}

it('says the year of who has none; the list of those gets shorter', async () => {
  const { pupil, id } = await enrolled()
  const list = async () => (await server.admin.get(`/inscripciones/sin/grado/${cycle}`)).body.inscripciones
  expect(await list()).toContainEqual({
    id,
    alumno: { id: pupil, nombre: expect.any(String), numero_control: expect.any(String) },
    grado: 'PRIMARIA',
    grupo: null,
  })
  const { status, body } = await set(id, 4)
  expect([status, body.inscripcion]).toEqual([
    200,
    expect.objectContaining({ id, grado: 'PRIMARIA', gradoNumero: 4, mensualidad: 2600, grupo: null }),
  ])
  expect((await list()).map((each: { id: number }) => each.id)).not.toContain(id)
  expect((await server.admin.get('/inscripciones/sin/grado/999999')).status).toBe(404)
  expect((await set(id, null)).body.inscripcion.gradoNumero).toBeNull()
})

it('a group of another year is left, one of any year stays', async () => {
  const { pupil, id } = await enrolled(2)
  const any = await addGroup('TALLER', pupil, null)
  expect((await set(id, 3)).body.inscripcion.grupo).toEqual({ id: any, nombre: 'TALLER' })
  const other = await enrolled(2)
  await addGroup('SEGUNDO', other.pupil, 2)
  expect((await set(other.id, 3)).body.inscripcion.grupo).toBeNull()
  const { bitacora } = (await server.admin.get(`/bitacora?tipo=ALUMNO&id=${other.pupil}`)).body
  expect(bitacora[0].cambios).toMatchObject([
    { campo: 'grado', antes: '2° SEGUNDO Primaria', despues: '3° Primaria' },
    { campo: 'grupo', antes: 'SEGUNDO', despues: null },
  ])
})

it('another level prices what nobody paid, and leaves group and beca', async () => {
  const { pupil, id } = await enrolled(1)
  await addGroup('PRIMEROS', pupil, 1)
  const beca = {
    id_ciclo: cycle,
    nombre: 'TALENTO',
    porcentaje: 10,
    grado: 'PRIMARIA',
    alumnos: [{ id: pupil }],
  }
  expect((await server.admin.post('/becas', beca)).status).toBe(200)
  const [first, second] = (await office.tuitionOf(pupil, cycle)).pagos
  const paid = (await office.payMonths([first!.id, second!.id])).body.pago
  const { status, body } = await set(id, 3, { grado: 'PREESCOLAR' })
  expect([status, body.inscripcion]).toEqual([
    200,
    expect.objectContaining({ grado: 'PREESCOLAR', gradoNumero: 3, mensualidad: 2350, grupo: null }),
  ])
  const { pagos, beca: left } = await office.tuitionOf(pupil, cycle)
  expect(left).toBeNull()
  expect(pagos.map(({ lista, monto, pagado }) => [lista, monto, pagado])).toEqual([
    [2600, 2340, true],
    [2600, 2340, true],
    ...Array.from({ length: 8 }, () => [2350, 2350, false]),
  ])
  // A paid month that opens again keeps its list price; the beca held until the month before.
  await office.cancelPayment(paid.id)
  const opened = (await office.tuitionOf(pupil, cycle)).pagos
  expect(opened.map(({ lista, monto }) => [lista, monto])).toEqual(
    Array.from({ length: 10 }, (_, at) => (at < 2 ? [2600, 2600] : [2350, 2350])),
  )
})

it.each([
  [() => [UNKNOWN, 2], 404, 'inscripción'],
  [async () => [(await enrolled()).id, 7], 400, '«grado»'],
  [async () => [(await enrolled()).id, '2'], 400, '«grado»'],
  [async () => [(await enrolled()).id, undefined], 400, '«grado»'],
  [async () => [(await enrolled()).id, 4, { grado: 'PREESCOLAR' }], 400, 'Preescolar'],
  [async () => [(await enrolled()).id, 1, { grado: 'SECUNDARIA' }], 400, 'nivel'],
])('refused and nothing changed', async (args, status, told) => {
  const [id, year, over] = (await args()) as [unknown, unknown, Record<string, unknown>?]
  const rows = () => server.db.selectFrom('enrolments').selectAll().orderBy('id').execute()
  const before = await rows()
  const answer = await set(id, year, over)
  expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(told)])
  expect(await rows()).toEqual(before)
})

it('who may be enrolled in a later cycle is told with where they were last', async () => {
  const { pupil } = await enrolled(2)
  const next = await office.addCycle({
    nombre: '2027-2028',
    fecha_inicio: '2027-09-01',
    fecha_fin: '2028-06-30',
  })
  const [fresh] = (await office.addPupils(1)) as [number]
  const list = async (query = '') => (await server.admin.get(`/alumnos/to/inscripcion${query}`)).body.alumnos
  const of = async (id: number) =>
    (await list(`?ciclo=${next}`)).find((each: { id: number }) => each.id === id)
  expect(await of(pupil)).toMatchObject({
    grado: null,
    ultimo: { ciclo: '2026-2027', grado: 'PRIMARIA', gradoNumero: 2, grupo: null },
  })
  expect((await of(fresh)).ultimo).toBeNull()
  expect((await list()).map((each: { id: number }) => each.id)).not.toContain(pupil)
  expect((await office.enrol(next, [pupil])).status).toBe(200)
  expect(await of(pupil)).toBeUndefined()
  expect((await server.admin.get('/alumnos/to/inscripcion?ciclo=999999')).status).toBe(404)
})
