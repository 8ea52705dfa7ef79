import { startServer, type Answer, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'
import { openServices } from '@test/support/server/services'
import { refusalOf } from '@test/support/server/refusal'

let server: TestServer
let office: Office
let cycle: number
let services: ReturnType<typeof openServices>

beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
  cycle = await office.addCycle()
  services = openServices(server.admin, () => cycle)
})
afterAll(() => server.close())

const YEAR = [9, 10, 11, 12, 1, 2, 3, 4, 5, 6].map((mes) => ({ anio: mes > 8 ? 2026 : 2027, mes }))
const change = (id: number, body: object): Promise<Answer> => server.admin.patch(`/servicios/${id}`, body)

it('has the months of the cycle, each once, or the chosen ones in order', async () => {
  const { status, body } = await services.create({ nombre: ' Transporte  ñandú ' })
  expect([status, body.message]).toEqual([200, 'Servicio registrado.'])
  expect(body.servicio).toEqual({
    id: expect.any(Number),
    cicloEscolar: { id: cycle, name: '2026-2027' },
    nombre: 'TRANSPORTE ÑANDÚ',
    mensualidad: 700,
    meses: YEAR,
    concepto: null,
    alumnos: 0,
  })
  const meses = [
    { anio: 2027, mes: 2 },
    { anio: 2026, mes: 11 },
  ]
  expect((await services.create({ meses })).body.servicio.meses).toEqual([...meses].reverse())
})

it('a cycle that charges December twice gives it once', async () => {
  const meses = [1, 2].map((parcialidad) => ({ anio: 2027, mes: 12, parcialidad }))
  const other = await office.addCycle({
    nombre: '2027-2028',
    fecha_inicio: '2027-09-01',
    fecha_fin: '2028-06-30',
    meses,
  })
  const { body } = await services.create({ cicloEscolarId: other })
  expect(body.servicio.meses).toEqual([{ anio: 2027, mes: 12 }])
  const all = (await server.admin.get('/servicios')).body.servicios
  expect(all[0].cicloEscolar.id).toBe(other)
  const own = (await server.admin.get(`/servicios?ciclo=${other}`)).body.servicios
  expect(own.map(({ id }: { id: number }) => id)).toEqual([body.servicio.id])
  expect((await server.admin.get('/servicios?ciclo=999999')).status).toBe(404)
})

it.each([
  [{ nombre: '  ' }, 'nombre', 'Value is required'],
  [{ mensualidad: 0 }, 'mensualidad', 'El monto debe ser mayor a 0'],
  [{ mensualidad: -1 }, 'mensualidad', expect.any(String)],
  [{ mensualidad: 10.005 }, 'mensualidad', expect.any(String)],
  [{ meses: [] }, 'meses', 'Elige al menos un mes'],
  [{ meses: [{ anio: 2026, mes: 8 }] }, 'meses', 'AGOSTO 2026 queda fuera del ciclo escolar'],
  [{ meses: [{ anio: 2026, mes: 13 }] }, 'meses.0.mes', expect.any(String)],
  [
    {
      meses: [
        { anio: 2026, mes: 10 },
        { anio: 2026, mes: 10 },
      ],
    },
    'meses',
    'OCTUBRE 2026 está repetido',
  ],
])('%j is 400', async (over, campo, message) => {
  expect(await services.create(over)).toMatchObject({ status: 400, body: { campos: { [campo]: message } } })
})

it('the cycle and the concept exist, the concept is on, the name is free in the cycle', async () => {
  const concept = async (nombre: string, activo: boolean): Promise<number> =>
    (await server.admin.post('/conceptos', { nombre, monto: 5, tipo: 'SERVICIO', activo })).body.concepto.id
  const on = await concept('Camión', true)
  const off = await concept('Lancha', false)
  expect((await services.create({ cicloEscolarId: 999_999 })).status).toBe(404)
  expect((await services.create({ conceptoId: 999_999 })).status).toBe(404)
  expect((await services.create({ conceptoId: off })).status).toBe(409)
  const { body } = await services.create({ nombre: 'Comedor', conceptoId: on })
  expect(body.servicio.concepto).toEqual({ id: on, nombre: 'CAMIÓN' })
  expect(await services.create({ nombre: 'COMEDÓR' })).toMatchObject({
    status: 409,
    body: { campos: { nombre: 'Ya hay un servicio con ese nombre en el ciclo: COMEDOR.' } },
  })
  const other = await services.add()
  expect((await change(other, { nombre: 'comedor' })).status).toBe(409)
  expect((await change(other, { conceptoId: off })).status).toBe(409)
  const at = await Promise.all([1, 2, 3].map(() => services.create({ nombre: 'Natación' })))
  expect(at.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  // One that has it already keeps it, also after it was switched off.
  await server.admin.patch(`/conceptos/${on}`, { activo: false })
  expect((await change(body.servicio.id, { conceptoId: on, mensualidad: 800 })).status).toBe(200)
  expect((await change(body.servicio.id, { conceptoId: null })).body.servicio.concepto).toBeNull()
})

it('changes only what is sent: 400 for a wrong price, 404 for an unknown one', async () => {
  const id = await services.add({ nombre: 'Danza' })
  expect((await change(id, { mensualidad: 750.5 })).body.servicio).toMatchObject({
    nombre: 'DANZA',
    mensualidad: 750.5,
  })
  for (const [body, campos] of [
    [{ mensualidad: -1 }, { mensualidad: 'No puede ser menor que 0.' }],
    [{ mensualidad: 1.005 }, { mensualidad: 'Admite hasta dos decimales.' }],
    [{ mensualidad: 0 }, { mensualidad: 'El monto debe ser mayor a 0' }],
    [{ nombre: ' ' }, { nombre: 'Value is required' }],
  ] as const)
    expect(refusalOf(await change(id, body))).toEqual([400, campos])
  expect((await change(999_999, { mensualidad: 5 })).status).toBe(404)
})

it('is deleted while nobody was charged it; a cycle with one is not deleted', async () => {
  const [pupil] = (await office.addPupils(1)) as [number]
  await office.enrol(cycle, [pupil])
  const [id, other] = [await services.add(), await services.add()]
  await services.charge(id, [pupil], '2027-06')
  await services.remove(id, [pupil], '2027-06')
  expect((await server.admin.delete(`/servicios/${id}`)).status).toBe(409)
  expect((await server.admin.delete(`/servicios/${other}`)).status).toBe(200)
  expect((await server.admin.delete(`/servicios/${other}`)).status).toBe(404)
  const next = await office.addCycle({ nombre: 'Z', fecha_inicio: '2030-09-01', fecha_fin: '2031-06-30' })
  await services.add({ cicloEscolarId: next })
  expect(await server.admin.delete(`/ciclo/${next}`)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('1 servicio') },
  })
})
