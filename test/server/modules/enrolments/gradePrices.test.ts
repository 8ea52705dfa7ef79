import { randomUUID } from 'node:crypto'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { ADMIN, startServer, type Caller, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'
import { refusalOf } from '@test/support/server/refusal'

const PRECIOS = [
  { grado: 'PRIMARIA', mensualidad: 2700 },
  { grado: 'PRIMARIA', gradoNumero: 6, costo_inscripcion: 2000, costo_material: 0, mensualidad: 3000.5 },
  { grado: 'PREESCOLAR', gradoNumero: 1, costo_material: 300 },
]

let server: TestServer
let admin: Caller
let office: Office
let cycle: number
beforeAll(async () => {
  server = await startServer()
  office = await at('2026-09-01')
  cycle = await office.addCycle({ precios: PRECIOS })
})
afterAll(() => server.close())
afterEach(async () => {
  expect(await ledgerFaults(server.db)).toEqual([])
  expect((await admin.patch(`/ciclo/${cycle}`, { precios: PRECIOS })).status).toBe(200)
})

const at = async (day: string): Promise<Office> => {
  server.clock.now = new Date(`${day}T18:00:00Z`)
  admin = await server.signIn(ADMIN.user, ADMIN.password)
  return openOffice({ ...server, admin }, admin)
}
const chargesOf = async (pupil: number): Promise<[string, number][]> =>
  (await admin.get(`/cargos/by/alumno/${pupil}`)).body.cargos
    .map(({ descripcion, monto_pagar }: { descripcion: string; monto_pagar: number }) => [
      descripcion.split(' ')[0],
      monto_pagar,
    ])
    .sort()
const listOf = async (pupil: number): Promise<number[]> =>
  (await office.tuitionOf(pupil, cycle)).pagos.map(({ lista }) => lista)
const place = (inscripcionId: number, gradoNumero: number | null, over: Record<string, unknown> = {}) =>
  admin.patch('/inscripciones/grado', { inscripcionId, gradoNumero, ...over })

it('each pupil of a call pays the prices of the own grade; the call’s four are not read', async () => {
  const [sixth, second, unknown] = (await office.addPupils(3)) as [number, number, number]
  const { status, body } = await office.enrol(cycle, [], {
    alumnos: [{ id: sixth, gradoNumero: 6 }, { id: second, gradoNumero: 2 }, { id: unknown }],
    costo_inscripcion: 1,
    mensualidad: 0,
    costo_material: 77,
  })
  expect(status).toBe(200)
  expect(body.inscripciones).toMatchObject([
    { costo_inscripcion: 2000, costo_material: 0, mensualidad: 3000.5, monto_pagar: 2000 },
    { costo_inscripcion: 1850, costo_material: 900, mensualidad: 2700 },
    { costo_inscripcion: 1850, costo_material: 900, mensualidad: 2700 },
  ])
  expect(await chargesOf(sixth)).toEqual([['INSCRIPCION', 2000]])
  expect(await chargesOf(second)).toEqual([
    ['INSCRIPCION', 1850],
    ['MATERIAL', 900],
  ])
  expect(await listOf(sixth)).toEqual(Array(10).fill(3000.5))
  expect(await listOf(unknown)).toEqual(Array(10).fill(2700))
})

it('compares the amounts of each row with those of its grade', async () => {
  const ids = await office.addPupils(2)
  const alumnos = [
    { id: ids[0], gradoNumero: 6, monto_descuento: 0, monto_pagar: 2000 },
    { id: ids[1], gradoNumero: 5, monto_descuento: 0, monto_pagar: 2000 },
  ]
  const { status, body } = await office.enrol(cycle, [], { alumnos })
  expect(status).toBe(409)
  expect(body.campos).toEqual({ 'alumnos.1.monto_pagar': 'No coincide: ahora es $1,850.00.' })
  const discounted = { id: ids[0], gradoNumero: 6, descuento: 25, motivo_descuento: 'X' }
  const wrong = await office.enrol(cycle, [], { alumnos: [{ ...discounted, monto_descuento: 463 }] })
  expect(wrong.body.campos).toEqual({ 'alumnos.0.monto_descuento': 'No coincide: ahora es $500.00.' })
  const right = { ...discounted, monto_descuento: 500, monto_pagar: 1500 }
  expect((await office.enrol(cycle, [], { alumnos: [right] })).status).toBe(200)
})

it('pupils of the cycle before take the prices of their next place', async () => {
  const [pupil] = (await office.addPupils(1)) as [number]
  const alumnos = [{ id: pupil, gradoNumero: 5 }]
  expect((await office.enrol(cycle, [], { alumnos })).status).toBe(200)
  const next = await office.addCycle({
    nombre: '2027-2028',
    fecha_inicio: '2027-09-01',
    fecha_fin: '2028-06-30',
    precios: PRECIOS,
  })
  const body = {
    destinoId: next,
    alumnos: [{ id: pupil, grado: 'PRIMARIA', gradoNumero: 6, descuento: 15, motivo_descuento: 'EXALUMNA' }],
    con_adeudo: true,
  }
  const turned = await admin.post('/reinscripciones', body, { key: randomUUID() })
  expect(turned.body.inscripciones).toMatchObject([
    {
      costo_inscripcion: 2000,
      monto_descuento: 300,
      monto_pagar: 1700,
      costo_material: 0,
      mensualidad: 3000.5,
    },
  ])
})

describe('discounts in steps of 5', () => {
  it.each([
    [5, 93, 1757],
    [40, 740, 1110],
    [100, 1850, 0],
  ])('%d %% takes %d off and leaves %d', async (descuento, taken, left) => {
    const [id] = await office.addPupils(1)
    const { status, body } = await office.enrol(cycle, [], {
      alumnos: [{ id, descuento, motivo_descuento: 'MAESTRA' }],
    })
    expect(status).toBe(200)
    expect(body.inscripciones).toMatchObject([{ descuento, monto_descuento: taken, monto_pagar: left }])
  })

  it.each([
    [7, 'No es válido.'],
    [105, 'No puede ser mayor que 100.'],
    [-5, 'No puede ser menor que 0.'],
    [12.5, 'Debe ser un número entero.'],
    ['25', 'Debe ser un número entero.'],
    [null, 'Debe ser un número entero.'],
  ])('%j is refused, in both calls: %s', async (descuento, said) => {
    const refusal = [400, { 'alumnos.0.descuento': said }]
    const [id] = await office.addPupils(1)
    const pupil = { id, descuento, motivo_descuento: 'MAESTRA' }
    expect(refusalOf(await office.enrol(cycle, [], { alumnos: [pupil] }))).toEqual(refusal)
    const turned = { destinoId: cycle, alumnos: [{ ...pupil, grado: 'PRIMARIA', gradoNumero: 1 }] }
    expect(refusalOf(await admin.post('/reinscripciones', turned, { key: randomUUID() }))).toEqual(refusal)
  })
})

describe('another grade', () => {
  const enrolled = async (gradoNumero: number | null): Promise<{ pupil: number; id: number }> => {
    const [pupil] = (await office.addPupils(1)) as [number]
    const { body } = await office.enrol(cycle, [], { alumnos: [{ id: pupil, gradoNumero }] })
    return { pupil, id: body.inscripciones[0].id }
  }

  it('a month in part keeps its price, and only the whole ones take the new', async () => {
    const { pupil, id } = await enrolled(5)
    const { pagos } = await office.tuitionOf(pupil, cycle)
    const body = {
      alumnoId: pupil,
      lineas: [{ tipo: 'COLEGIATURA', id: pagos[4]!.id, abono: 500 }],
      medios: [{ metodo_pago: 'EFECTIVO', monto: 500 }],
    }
    expect((await admin.post('/caja/cobro', body, { key: randomUUID() })).status).toBe(200)
    expect((await place(id, 6)).body.meses).toBe(9)
    expect(await listOf(pupil)).toEqual([
      ...Array<number>(4).fill(3000.5),
      2700,
      ...Array<number>(5).fill(3000.5),
    ])
    const january = (await office.tuitionOf(pupil, cycle)).pagos[4]
    expect(january).toMatchObject({ estado: 'PARCIAL', monto: 2700, abonado: 500, saldo: 2200 })
  })

  it('that costs the same keeps the frozen price, although the cycle’s rose since', async () => {
    const { pupil, id } = await enrolled(null)
    const dearer = PRECIOS.map((row) => (row.gradoNumero ? row : { ...row, mensualidad: 2900 }))
    await admin.patch(`/ciclo/${cycle}`, { precios: dearer })
    const { body } = await place(id, 3)
    expect([body.meses, body.inscripcion.mensualidad]).toEqual([0, 2700])
    expect(await listOf(pupil)).toEqual(Array(10).fill(2700))
  })

  it('of another level takes that level’s price', async () => {
    const { pupil, id } = await enrolled(1)
    expect((await place(id, 1, { grado: 'PREESCOLAR' })).body).toMatchObject({
      meses: 10,
      inscripcion: { mensualidad: 2350, costo_material: 900 },
    })
    expect(await listOf(pupil)).toEqual(Array(10).fill(2350))
  })

  // The last one: it goes on to November.
  it('that costs another price: unpaid whole months from the current one on take the price of today', async () => {
    const { pupil, id } = await enrolled(5)
    const { pagos } = await office.tuitionOf(pupil, cycle)
    await office.payMonths([pagos[3]!.id])
    office = await at('2026-11-15')
    const dearer = PRECIOS.map((row) => (row.gradoNumero === 6 ? { ...row, mensualidad: 3100 } : row))
    expect((await admin.patch(`/ciclo/${cycle}`, { precios: dearer })).status).toBe(200)
    const { status, body } = await place(id, 6)
    // September and October are earlier, December is paid.
    expect([status, body.meses, body.inscripcion.mensualidad]).toEqual([200, 7, 3100])
    expect(await listOf(pupil)).toEqual([2700, 2700, 3100, 2700, ...Array<number>(6).fill(3100)])
    // Back to the fifth year: the same months cost the fifth year's price again.
    expect((await place(id, 5)).body.meses).toBe(7)
    expect(await listOf(pupil)).toEqual(Array(10).fill(2700))
  })
})
