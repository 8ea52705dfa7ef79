import { startServer, type TestServer } from '@test/support/server/harness'
import { ledgerFaults } from '@server/backup/ledgerFaults'
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

const count = async (table: 'enrolments' | 'charges' | 'tuition'): Promise<number> => {
  const { many } = await server.db
    .selectFrom(table)
    .select((on) => on.fn.countAll<number>().as('many'))
    .executeTakeFirstOrThrow()
  return many
}
const everything = async () => [await count('enrolments'), await count('charges'), await count('tuition')]

it('enrols with 35 %, 25 % and no discount on 1,850: 1,202, 1,387 and 1,850 plus material', async () => {
  const ids = await office.addPupils(3)
  const [a, b, c] = ids as [number, number, number]
  const { status, body } = await office.enrol(cycle, [], {
    alumnos: [
      { id: a, descuento: 35, motivo_descuento: ' TRES HERMANOS ', monto_descuento: 648, monto_pagar: 1202 },
      { id: b, descuento: 25, motivo_descuento: 'HERMANOS', nombre: 'no se lee' },
      { id: c, descuento: 0, motivo_descuento: 'sobra' },
    ],
  })
  expect(status).toBe(200)
  expect(body.inscripciones[0]).toEqual({
    id: expect.any(Number),
    alumno: { id: a, nombre: expect.stringContaining('GARCÍA'), numero_control: 'A0001' },
    cicloEscolar: { id: cycle, name: '2026-2027' },
    grado: 'PRIMARIA',
    gradoNumero: null,
    costo_inscripcion: 1850,
    descuento: 35,
    motivo_descuento: 'TRES HERMANOS',
    monto_descuento: 648,
    monto_pagar: 1202,
    mensualidad: 2600,
    costo_material: 900,
  })
  expect(body.inscripciones.map((each: { monto_pagar: number }) => each.monto_pagar)).toEqual([
    1202, 1387, 1850,
  ])
  expect(body.inscripciones[2].motivo_descuento).toBeNull()

  const charges = (await server.admin.get('/cargos/pendientes/all')).body.cargos
  const shown = charges.map((each: Record<string, unknown> & { alumno: { id: number } }) => [
    ...[each.alumno.id, each['tipo'], each['descripcion'], each['fecha'], each['costoTotal']],
    ...[
      each['descuento'],
      each['monto_descuento'],
      each['monto_pagar'],
      each['monto_restante'],
      each['estado'],
    ],
  ])
  const enrolment = 'INSCRIPCION 2026-2027'
  const day = '2026-09-15'
  expect(shown).toEqual([
    [a, 'INSCRIPCION', enrolment, day, 1850, 35, 648, 1202, 1202, 'PENDIENTE'],
    [a, 'MATERIAL', 'MATERIAL 2026-2027', day, 900, 0, 0, 900, 900, 'PENDIENTE'],
    [b, 'INSCRIPCION', enrolment, day, 1850, 25, 463, 1387, 1387, 'PENDIENTE'],
    [b, 'MATERIAL', 'MATERIAL 2026-2027', day, 900, 0, 0, 900, 900, 'PENDIENTE'],
    [c, 'INSCRIPCION', enrolment, day, 1850, 0, 0, 1850, 1850, 'PENDIENTE'],
    [c, 'MATERIAL', 'MATERIAL 2026-2027', day, 900, 0, 0, 900, 900, 'PENDIENTE'],
  ])
  expect((await server.admin.get('/cargos/pendientes/inscripcion')).body.cargos).toHaveLength(3)
})

describe('refuses and writes nothing', () => {
  const refused = async (over: Record<string, unknown>, status: number, told: string | RegExp) => {
    const [id] = (await office.addPupils(1)) as [number]
    const before = await everything()
    const answer = await office.enrol(cycle, [id], over)
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(told)])
    expect(await everything()).toEqual(before)
    return answer.body
  }

  it('nobody', () => refused({ alumnos: [] }, 400, 'Debes colocar almenos un alumno'))

  it('the same pupil twice', async () => {
    const [id] = await office.addPupils(1)
    await refused({ alumnos: [{ id }, { id }] }, 400, 'dos veces')
  })

  it.each([undefined, null, '', '  '])('a discount with the motive %j', async (motivo_descuento) => {
    const [id] = await office.addPupils(1)
    const body = await refused(
      { alumnos: [{ id, descuento: 25, motivo_descuento }] },
      400,
      'Debes colocar un motivo al descuento',
    )
    expect(body.campos).toHaveProperty(['alumnos.0.motivo_descuento'])
  })

  it.each([
    [{ grado: 'SECUNDARIA' }, 'nivel'],
    [{ mensualidad: '2600' }, 'mensualidad'],
    [{ costo_material: null }, 'costo de material'],
    [{ costo_inscripcion: 1850.005 }, 'costo de inscripción'],
    [{ idCiclo: '1' }, 'ciclo escolar'],
    [{ alumnos: [7] }, 'alumnos'],
    [{ alumnos: 'todos' }, 'alumnos'],
  ])('wrong types: %j', async (over, field) => void (await refused(over, 400, field)))

  it('an unknown cycle', () => refused({ idCiclo: 999_999 }, 404, 'ciclo'))

  it('unknown pupils, named by their ids', async () => {
    const [id] = await office.addPupils(1)
    await refused({ alumnos: [{ id }, { id: 999_998 }] }, 404, 'No existe el alumno 999998')
    await refused({ alumnos: [{ id: 999_999 }, { id }, { id: 999_998 }] }, 404, '999999, 999998')
  })

  it.each([
    ['costo_inscripcion', 1849.99, '$1,850.00'],
    ['mensualidad', 2350, '$2,600.00'],
    ['costo_material', 0, '$900.00'],
  ])('another %s than the cycle’s', async (campo, value, current) => {
    const body = await refused({ [campo]: value }, 409, current.replace('$', '\\$'))
    expect(body.campos).toEqual({ [campo]: expect.stringContaining(current) })
  })

  it.each([
    [{ monto_descuento: 647.5 }, '$648.00'],
    [{ monto_pagar: 1202.5 }, '$1,202.00'],
    [{ monto_descuento: 648, monto_pagar: 1203 }, '$1,202.00'],
  ])('amounts of its own: %j', async (amounts, current) => {
    const [id] = await office.addPupils(1)
    const alumnos = [{ id, descuento: 35, motivo_descuento: 'HERMANOS', ...amounts }]
    await refused({ alumnos }, 409, current.replace('$', '\\$'))
  })

  it('an enrolled pupil, by name, and nobody of the same list', async () => {
    const [old, fresh] = (await office.addPupils(2)) as [number, number]
    const first = await office.enrol(cycle, [old])
    await refused({ alumnos: [{ id: old }, { id: fresh }] }, 409, first.body.inscripciones[0].alumno.nombre)
  })

  it('when enrolments are closed', async () => {
    await server.admin.patch(`/ciclo/${cycle}`, { inscripciones_abiertas: false })
    await refused({}, 409, 'inscripciones cerradas')
    await server.admin.patch(`/ciclo/${cycle}`, { inscripciones_abiertas: true })
  })

  it('when the cycle is over', async () => {
    const over = await office.addCycle({
      nombre: '2024-2025',
      fecha_inicio: '2024-09-01',
      fecha_fin: '2025-06-30',
    })
    await refused({ idCiclo: over }, 409, '30/06/2025')
  })
})

it('a list that fails at its last pupil enrols nobody', async () => {
  const ids = await office.addPupils(3)
  const before = await everything()
  const alumnos = ids.map((id, at) => ({ id, ...(at === 2 ? { monto_pagar: 1 } : {}) }))
  expect((await office.enrol(cycle, [], { alumnos })).status).toBe(409)
  expect(await everything()).toEqual(before)
})

it('what costs nothing is paid from the first day and material that costs nothing is not charged', async () => {
  const prices = { costo_inscripcion: 0, costo_material: 0, mensualidad_primaria: 0 }
  const free = await office.addCycle({
    nombre: 'GRATIS',
    fecha_inicio: '2028-09-01',
    fecha_fin: '2029-06-30',
    ...prices,
  })
  const [id] = (await office.addPupils(1)) as [number]
  const answer = await office.enrol(free, [id], { costo_inscripcion: 0, costo_material: 0, mensualidad: 0 })
  expect(answer.status).toBe(200)
  const { cargos } = (await server.admin.get(`/cargos/by/alumno/${id}`)).body
  expect(cargos).toHaveLength(1)
  expect(cargos[0]).toMatchObject({
    tipo: 'INSCRIPCION',
    estado: 'PAGADO',
    monto_pagar: 0,
    monto_restante: 0,
  })
  expect((await office.pay(cargos[0].id)).status).toBe(409)
})
