import { randomUUID } from 'node:crypto'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { startServer, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'
import { refusalOf } from '@test/support/server/refusal'
import { openServices } from '@test/support/server/services'

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
afterEach(async () => expect(await ledgerFaults(server.db)).toEqual([]))

const enrolled = (count: number): Promise<number[]> => office.addEnrolled(cycle, count)

describe('charging', () => {
  it('makes a charge for each month from then on, dated as the pupil pays that month', async () => {
    const [a = 0, b = 0] = await enrolled(2)
    const id = await services.add({ nombre: 'Transporte', mensualidad: 812.5 })
    const { status, body } = await services.charge(id, [b, a], '2026-09')
    expect([status, body.message]).toEqual([200, '20 cargos registrados.'])
    expect(body.resumen).toEqual({ alumnos: 2, cargos: 20, total: 16_250 })
    expect([body.omitidos, body.servicio.alumnos]).toEqual([[], 2])
    const own = await services.chargesOf(a, id)
    // September falls due 10 days after the enrolment, as its tuition does.
    expect(own.map(({ fecha }: { fecha: string }) => fecha).slice(0, 3)).toEqual([
      '2026-09-25',
      '2026-10-10',
      '2026-11-10',
    ])
    expect(own[1]).toMatchObject({
      tipo: 'SERVICIO',
      descripcion: 'TRANSPORTE OCTUBRE 2026',
      estado: 'PENDIENTE',
      monto_pagar: 812.5,
      cicloEscolar: { id: cycle },
      concepto: null,
      servicio: { id, nombre: 'TRANSPORTE', anio: 2026, mes: 10 },
      lote: body.cargos[0].lote,
    })
    expect(body.cargos).toHaveLength(20)
  })

  it('a month without tuition is due on the day of the cycle', async () => {
    const other = await office.addCycle({
      nombre: '2025-2026',
      fecha_inicio: '2026-07-01',
      fecha_fin: '2026-08-31',
      dia_limite: 31,
      meses: [{ anio: 2026, mes: 7, parcialidad: 1 }],
    })
    server.clock.now = new Date('2026-08-20T18:00:00Z')
    const [pupil = 0] = await office.addPupils(1)
    expect((await office.enrol(other, [pupil])).status).toBe(200)
    server.clock.now = new Date('2026-09-15T16:00:00Z')
    const id = await services.add({
      cicloEscolarId: other,
      meses: [7, 8].map((mes) => ({ anio: 2026, mes })),
    })
    expect((await services.charge(id, [pupil], '2026-07')).status).toBe(200)
    const days = (await services.chargesOf(pupil, id)).map(({ fecha }: { fecha: string }) => fecha)
    expect(days).toEqual(['2026-07-31', '2026-08-31'])
  })

  it('pressed again it makes none twice, and says what was left out and why', async () => {
    const [a = 0, b = 0] = await enrolled(2)
    const id = await services.add()
    await services.charge(id, [a], '2027-05')
    const { body } = await services.charge(id, [a, b], '2027-04')
    expect(body.resumen).toEqual({ alumnos: 2, cargos: 4, total: 2800 })
    expect(body.omitidos).toEqual([
      {
        alumno: expect.objectContaining({ id: a, nombre: expect.any(String) }),
        meses: [
          { anio: 2027, mes: 5 },
          { anio: 2027, mes: 6 },
        ],
        motivo: 'Ya tiene el cargo',
      },
    ])
    const again = await services.charge(id, [a, b], '2027-04')
    expect([again.status, again.body.resumen.cargos, again.body.omitidos.length]).toEqual([200, 0, 2])
    expect([(await services.openOf(a, id)).length, (await services.openOf(b, id)).length]).toEqual([3, 3])
  })

  it('a dry run counts the same and writes nothing', async () => {
    const [a = 0] = await enrolled(1)
    const id = await services.add()
    const dry = await services.charge(id, [a], '2027-05', { simular: true })
    expect(dry.body).toMatchObject({
      resumen: { alumnos: 1, cargos: 2, total: 1400 },
      cargos: [],
      omitidos: [],
    })
    expect(await services.chargesOf(a, id)).toEqual([])
    expect((await services.charge(id, [a], '2027-05')).body.resumen).toEqual(dry.body.resumen)
    const off = await services.remove(id, [a], '2027-06', { simular: true })
    expect(off.body).toMatchObject({ resumen: { alumnos: 1, cargos: 1, total: 700 }, cargos: [] })
    expect(await services.openOf(a, id)).toHaveLength(2)
  })

  it('needs a key, and the same key makes the same charges once', async () => {
    const [a = 0] = await enrolled(1)
    const id = await services.add()
    const body = { alumnos: [{ id: a }], desde: '2027-05' }
    expect(refusalOf(await server.admin.post(`/servicios/${id}/alumnos`, body))).toEqual([
      400,
      'Falta el encabezado Idempotency-Key: sin él un reintento cobraría dos veces.',
    ])
    const key = randomUUID()
    const first = await services.charge(id, [a], '2027-05', {}, key)
    expect((await services.charge(id, [a], '2027-05', {}, key)).body).toEqual(first.body)
    expect(await services.openOf(a, id)).toHaveLength(2)
  })

  it('the new price is for months not charged yet', async () => {
    const [a = 0, b = 0] = await enrolled(2)
    const id = await services.add()
    await services.charge(id, [a], '2027-05')
    await server.admin.patch(`/servicios/${id}`, { mensualidad: 900 })
    await services.charge(id, [a, b], '2027-04')
    const amounts = async (pupil: number) =>
      (await services.openOf(pupil, id)).map(({ monto_pagar }: { monto_pagar: number }) => monto_pagar)
    expect([await amounts(a), await amounts(b)]).toEqual([
      [900, 700, 700],
      [900, 900, 900],
    ])
  })

  it('500 pupils in one press', async () => {
    const pupils = await enrolled(500)
    const id = await services.add()
    const { status, body } = await services.charge(id, pupils, '2026-09')
    expect([status, body.resumen]).toEqual([200, { alumnos: 500, cargos: 5000, total: 3_500_000 }])
  })
})

describe('is refused', () => {
  it('400: no pupil, one twice, a month that is no month or not of the service', async () => {
    const [a = 0] = await enrolled(1)
    const id = await services.add()
    for (const press of [services.charge, services.remove]) {
      for (const [pupils, desde, campo] of [
        [[], '2026-10', 'alumnos'],
        [[a, a], '2026-10', 'alumnos'],
        [[a], '2026-13', 'desde'],
        [[a], '2026-08', 'desde'],
        [[a], '2027-07', 'desde'],
      ] as const)
        expect(await press(id, pupils, desde)).toMatchObject({
          status: 400,
          body: { campos: { [campo]: expect.any(String) } },
        })
    }
    const { body } = await services.charge(id, [a], '2027-07')
    expect(body.message).toBe('JULIO 2027 no es un mes de este servicio: va de SEPTIEMBRE 2026 a JUNIO 2027')
    expect(await services.chargesOf(a, id)).toEqual([])
  })

  it('404: an unknown service, and unknown pupils by their ids', async () => {
    const [a = 0] = await enrolled(1)
    const id = await services.add()
    for (const press of [services.charge, services.remove]) {
      expect((await press(999_999, [a], '2026-10')).status).toBe(404)
      expect(await press(id, [a, 999_998, 999_999], '2026-10')).toMatchObject({
        status: 404,
        body: { message: 'No existe el alumno 999998, 999999.' },
      })
    }
    expect((await server.admin.get('/servicios/999999/alumnos')).status).toBe(404)
    expect((await server.admin.get('/servicios/by/alumno/999999')).status).toBe(404)
  })

  it('409: pupils who are not in class in that cycle, by name; nobody is charged', async () => {
    const [a = 0, gone = 0] = await enrolled(2)
    const [stranger = 0] = await office.addPupils(1)
    const { id: enrolment } = await server.db
      .selectFrom('enrolments')
      .select('id')
      .where('student_id', '=', gone)
      .executeTakeFirstOrThrow()
    const baja = { inscripcionId: enrolment, fecha: '2026-09-15', motivo: 'SE MUDA' }
    expect((await server.admin.patch('/inscripciones/baja', baja)).status).toBe(200)
    const id = await services.add()
    const names = await server.db
      .selectFrom('students')
      .select('nombre')
      .where('id', 'in', [gone, stranger])
      .orderBy('id')
      .execute()
    expect(await services.charge(id, [a, gone, stranger], '2026-10')).toMatchObject({
      status: 409,
      body: {
        message: `${names.map(({ nombre }) => nombre).join(', ')} no están inscritos en el ciclo escolar 2026-2027.`,
      },
    })
    expect(await services.chargesOf(a, id)).toEqual([])
  })
})

describe('taking off', () => {
  it('cancels the open ones from then on; those with payments stay and are named; a month may be charged again', async () => {
    const [a = 0, b = 0, never = 0] = await enrolled(3)
    const id = await services.add({ nombre: 'Comedor' })
    await services.charge(id, [a, b], '2027-04')
    const [april, may, june] = await services.openOf(a, id)
    await office.pay(may.id)
    await office.payPart(june.id, 200)
    const { status, body } = await services.remove(id, [a, never], '2027-05')
    expect([status, body.resumen]).toEqual([200, { alumnos: 0, cargos: 0, total: 0 }])
    expect(body.omitidos).toEqual([
      {
        alumno: expect.objectContaining({ id: a }),
        meses: [
          { anio: 2027, mes: 5 },
          { anio: 2027, mes: 6 },
        ],
        motivo: 'Ya tiene pagos por $900.00',
      },
      {
        alumno: expect.objectContaining({ id: never }),
        meses: [],
        motivo: 'No tiene cargos del servicio desde ese mes',
      },
    ])
    const off = await services.remove(id, [a, b], '2027-04')
    expect([off.body.message, off.body.resumen]).toEqual([
      '4 cargos cancelados.',
      { alumnos: 2, cargos: 4, total: 2800 },
    ])
    const kept = (await services.openOf(a, id)).map((each: { id: number }) => each.id)
    expect(kept).toEqual([may.id, june.id])
    expect(await office.chargeOf(a, april.id)).toMatchObject({
      estado: 'CANCELADO',
      motivo_cancelacion: 'Se quitó del servicio COMEDOR',
      cancelado_por: expect.any(String),
    })
    expect((await services.charge(id, [a], '2027-04')).body.resumen.cargos).toBe(1)
    expect((await services.remove(id, [b], '2027-04', { motivo_cancelacion: 'YA NO COME' })).status).toBe(200)
  })

  it('after a baja too', async () => {
    const [a = 0] = await enrolled(1)
    const id = await services.add()
    await services.charge(id, [a], '2026-09')
    const { id: enrolment } = await server.db
      .selectFrom('enrolments')
      .select('id')
      .where('student_id', '=', a)
      .executeTakeFirstOrThrow()
    await server.admin.patch('/inscripciones/baja', {
      inscripcionId: enrolment,
      fecha: '2026-09-15',
      motivo: 'SE MUDA',
    })
    expect(await services.openOf(a, id)).toHaveLength(1)
    expect((await services.remove(id, [a], '2026-09')).body.resumen.cargos).toBe(1)
  })
})

it('tells the pupils of a service and the services of a pupil', async () => {
  const [a = 0, b = 0] = await enrolled(2)
  const id = await services.add({ nombre: 'Ajedrez' })
  await services.charge(id, [a, b], '2027-05')
  const [may] = await services.openOf(a, id)
  await office.payPart(may.id, 100)
  await services.remove(id, [b], '2027-05')
  const meses = [
    { anio: 2027, mes: 5, cargoId: may.id, estado: 'PARCIAL', monto: 700, saldo: 600 },
    { anio: 2027, mes: 6, cargoId: may.id + 1, estado: 'PENDIENTE', monto: 700, saldo: 700 },
  ]
  const { body } = await server.admin.get(`/servicios/${id}/alumnos`)
  expect(body.servicio).toMatchObject({ id, alumnos: 1 })
  expect(body.alumnos).toEqual([{ alumno: expect.objectContaining({ id: a, grado: 'PRIMARIA' }), meses }])
  const all = (await server.admin.get(`/servicios/${id}/alumnos?todos=true`)).body.alumnos
  const mesesOf = (pupil: number) =>
    all.find(({ alumno }: { alumno: { id: number } }) => alumno.id === pupil).meses
  expect([mesesOf(a), mesesOf(b)]).toEqual([meses, []])
  expect((await server.admin.get(`/servicios/by/alumno/${a}`)).body.servicios).toEqual([
    { id, nombre: 'AJEDREZ', cicloEscolar: { id: cycle, name: '2026-2027' }, meses },
  ])
  expect((await server.admin.get(`/servicios/by/alumno/${b}`)).body.servicios).toEqual([])
})
