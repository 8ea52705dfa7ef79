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

const monthsOf = async (studentId: number) => {
  const rows = await server.db
    .selectFrom('tuition as t')
    .innerJoin('enrolments as e', 'e.id', 't.enrolment_id')
    .select(['t.descripcion', 't.vencimiento', 't.lista_centavos', 't.monto_centavos', 't.pagado'])
    .where('e.student_id', '=', studentId)
    .orderBy('t.id')
    .execute()
  return rows
}

const enrolOn = async (day: string, over: Record<string, unknown> = {}) => {
  server.clock.now = new Date(day)
  // A token lives 15 minutes and the clock moved by months.
  const { user, password } = { user: 'directora', password: 'Direccion#2026' }
  const fresh = { ...server, admin: await server.signIn(user, password) }
  const school = openOffice(fresh)
  const cycle = await school.addCycle(over)
  const [id] = (await office.addPupils(1)) as [number]
  const answer = await school.enrol(cycle, [id])
  expect(answer.status).toBe(200)
  return id
}

test('a pupil enrolled before the cycle owes every month, at the frozen price, due on the limit day', async () => {
  const over = { nombre: 'A', fecha_inicio: '2032-09-01', fecha_fin: '2033-06-30' }
  const id = await enrolOn('2032-08-20T16:00:00Z', over)
  const months = await monthsOf(id)
  expect(months[0]).toEqual({
    descripcion: 'COLEGIATURA SEPTIEMBRE 2032',
    vencimiento: '2032-09-10',
    lista_centavos: 260_000,
    monto_centavos: 260_000,
    pagado: false,
  })
  expect(months.map(({ vencimiento }) => vencimiento.slice(8))).toEqual(Array<string>(10).fill('10'))
})

test('a pupil enrolled late owes the months from the current one on', async () => {
  const over = { nombre: 'B', fecha_inicio: '2035-09-01', fecha_fin: '2036-06-30' }
  const id = await enrolOn('2036-02-29T16:00:00Z', over)
  expect((await monthsOf(id)).map(({ descripcion }) => descripcion.slice(12))).toEqual([
    'FEBRERO 2036',
    'MARZO 2036',
    'ABRIL 2036',
    'MAYO 2036',
    'JUNIO 2036',
  ])
})

test('late is a matter of the school’s day, not of UTC', async () => {
  const over = { nombre: 'C', fecha_inicio: '2028-09-01', fecha_fin: '2029-06-30' }
  // Already November in London, still October in Mexico.
  const id = await enrolOn('2028-11-01T03:00:00Z', over)
  expect((await monthsOf(id))[0]?.descripcion).toBe('COLEGIATURA OCTUBRE 2028')
})

test('a December with two payments has two rows, and a limit day of 31 ends with the month', async () => {
  const meses = [
    { anio: 2029, mes: 12, parcialidad: 2 },
    { anio: 2029, mes: 11, parcialidad: 1 },
    { anio: 2029, mes: 12, parcialidad: 1 },
    { anio: 2030, mes: 2, parcialidad: 1 },
  ]
  const over = { nombre: 'D', fecha_inicio: '2029-09-01', fecha_fin: '2030-06-30', meses, dia_limite: 31 }
  const id = await enrolOn('2029-09-03T16:00:00Z', over)
  expect((await monthsOf(id)).map(({ descripcion, vencimiento }) => [descripcion, vencimiento])).toEqual([
    ['COLEGIATURA NOVIEMBRE 2029', '2029-11-30'],
    ['COLEGIATURA DICIEMBRE 2029 1/2', '2029-12-31'],
    ['COLEGIATURA DICIEMBRE 2029 2/2', '2029-12-31'],
    ['COLEGIATURA FEBRERO 2030', '2030-02-28'],
  ])
})

test('a cycle whose months are over, or that has none, leaves nothing to owe', async () => {
  const over = {
    nombre: 'E',
    fecha_inicio: '2030-09-01',
    fecha_fin: '2031-07-15',
    meses: [{ anio: 2030, mes: 9, parcialidad: 1 }],
  }
  expect(await monthsOf(await enrolOn('2031-07-01T16:00:00Z', over))).toEqual([])
  const none = { nombre: 'F', fecha_inicio: '2031-09-01', fecha_fin: '2032-06-30', meses: [] }
  expect(await monthsOf(await enrolOn('2031-09-01T16:00:00Z', none))).toEqual([])
})
