import { startServer, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'
import { refusalOf } from '@test/support/server/refusal'

let server: TestServer
let office: Office
let cycle: number
beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
  cycle = await office.addCycle()
})
afterAll(() => server.close())

const UNKNOWN = 2_147_483_647

test('the statement of an enrolled pupil', async () => {
  const [pupil] = await office.addPupils(1)
  await office.enrol(cycle, [pupil!])
  const { status, body } = await server.admin.get(`/colegiaturas/alumno/${pupil}/${cycle}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    ok: true,
    alumno: {
      id: pupil,
      nombre: expect.stringContaining('ALUMNO'),
      numero_control: expect.stringMatching(/^A\d{4}$/),
      grado: 'PRIMARIA',
      grupo: null,
    },
    ciclos: [{ id: cycle, name: '2026-2027', abiertas: 10, saldo: 26_000 }],
    beca: null,
    cicloEscolar: { id: cycle, name: '2026-2027', recargo: null, descuento_anual: 0 },
    anual: {
      meses: 10,
      importe: 26_000,
      descuento_porcentaje: 0,
      descuento: 0,
      recargos: 0,
      total: 26_000,
    },
  })
  expect(body.pagos.map((mes: { descripcion: string }) => mes.descripcion)).toEqual([
    'COLEGIATURA SEPTIEMBRE 2026',
    'COLEGIATURA OCTUBRE 2026',
    'COLEGIATURA NOVIEMBRE 2026',
    'COLEGIATURA DICIEMBRE 2026',
    'COLEGIATURA ENERO 2027',
    'COLEGIATURA FEBRERO 2027',
    'COLEGIATURA MARZO 2027',
    'COLEGIATURA ABRIL 2027',
    'COLEGIATURA MAYO 2027',
    'COLEGIATURA JUNIO 2027',
  ])
  expect(body.pagos[0]).toEqual({
    id: expect.any(Number),
    alumnoId: pupil,
    cicloEscolarId: cycle,
    grado: 'PRIMARIA',
    gradoNumero: null,
    descripcion: 'COLEGIATURA SEPTIEMBRE 2026',
    anio: 2026,
    mes: 9,
    parcialidad: 1,
    // Enrolled on the 15th: ten days from then.
    vencimiento: '2026-09-25',
    lista: 2600,
    beca_porcentaje: 0,
    monto: 2600,
    abonado: 0,
    saldo: 2600,
    pronto_pago: 0,
    recargo: 0,
    meses_retraso: 0,
    prorroga: null,
    pagado: false,
    estado: 'PENDIENTE',
    metodo_pago: null,
    fecha_pago: null,
    folio: null,
    pagoId: null,
    fecha_creacion: '2026-09-15T16:00:00.000Z',
  })
})

test('who is not enrolled in the cycle has no months and no grade', async () => {
  const [pupil] = await office.addPupils(1)
  const { body } = await server.admin.get(`/colegiaturas/alumno/${pupil}/${cycle}`)
  expect(body).toMatchObject({ alumno: { id: pupil, grado: null }, pagos: [], beca: null, anual: null })
})

test('every cycle of the pupil, newest first, with what is open in each', async () => {
  const [pupil] = await office.addPupils(1)
  const next = await office.addCycle({
    nombre: '2027-2028',
    fecha_inicio: '2027-09-01',
    fecha_fin: '2028-06-30',
  })
  await office.enrol(cycle, [pupil!])
  expect((await office.tuitionOf(pupil!, next)).alumno).toMatchObject({ grado: null, grupo: null })
  expect((await office.enrol(next, [pupil!])).status).toBe(200)
  const { pagos } = await office.tuitionOf(pupil!, cycle)
  await office.payMonths([pagos[0]!.id, pagos[1]!.id])
  for (const each of [cycle, next])
    expect((await office.tuitionOf(pupil!, each)).ciclos).toEqual([
      { id: next, name: '2027-2028', abiertas: 10, saldo: 26_000 },
      { id: cycle, name: '2026-2027', abiertas: 8, saldo: 20_800 },
    ])
})

test('an unknown pupil or cycle is 404, what is no id 400', async () => {
  const [pupil] = await office.addPupils(1)
  expect((await server.admin.get(`/colegiaturas/alumno/${UNKNOWN}/${cycle}`)).status).toBe(404)
  expect((await server.admin.get(`/colegiaturas/alumno/${pupil}/${UNKNOWN}`)).status).toBe(404)
  expect(refusalOf(await server.admin.get(`/colegiaturas/alumno/${pupil}/actual`))).toEqual([
    400,
    { cycleId: 'Debe ser un número entero.' },
  ])
})
