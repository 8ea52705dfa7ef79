import { aCycle } from '@test/support/builders'
import { someoneWaits } from '@test/support/database/lockWaits'
import { callOn } from '@test/support/server/callOn'
import { startServer, type TestServer } from '@test/support/server/harness'
import { refusalOf } from '@test/support/server/refusal'
import { seedEnrolment, seedStudent } from '../students/seed'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
afterEach(async () => {
  await server.db.deleteFrom('enrolments').execute()
  await server.db.deleteFrom('students').execute()
  await server.db.deleteFrom('cycles').execute()
})

const register = async (over: Record<string, unknown> = {}) =>
  (await server.admin.post('/ciclo', aCycle(over))).body.ciclo
const patch = (id: number, body: unknown) => server.admin.patch(`/ciclo/${id}`, body)
const stored = async (id: number) =>
  (await server.admin.get('/ciclo/all')).body.ciclos.find((each: { id: number }) => each.id === id)
const enrol = async (cycleId: number, n: number, grado: 'PREESCOLAR' | 'PRIMARIA') =>
  seedEnrolment(server.db, { studentId: await seedStudent(server.db, n), cycleId, grado })

describe('changing a cycle', () => {
  it.each<[string, unknown, string]>([
    ['nombre', 'CICLO A', 'name'],
    ['inscripciones_abiertas', false, 'inscripciones_abiertas'],
    ['cuestionario_activo', true, 'cuestionario_activo'],
    ['descuento_anual', 6.5, 'descuento_anual'],
    ['dia_limite', 5, 'dia_limite'],
    ['costo_inscripcion', 1999.99, 'costo_inscripcion'],
    ['mensualidad_preescolar', 0, 'mensualidad_preescolar'],
    ['mensualidad_primaria', 2700.5, 'mensualidad_primaria'],
    ['costo_material', 0.07, 'costo_material'],
    ['meses', [{ anio: 2026, mes: 9, parcialidad: 1 }], 'meses'],
  ])('takes %s alone and leaves the rest', async (campo, value, shown) => {
    const before = await register()
    const { status, body } = await patch(before.id, { [campo]: value })
    expect(status).toBe(200)
    expect(body.ciclo).toEqual({ ...before, [shown]: value })
    expect(await stored(before.id)).toEqual(body.ciclo)
  })

  it('answers the row to {} and changes nothing', async () => {
    const before = await register({ descuento_anual: 5.25, dia_limite: 7 })
    const { status, body } = await patch(before.id, {})
    expect([status, body.ciclo]).toEqual([200, before])
  })

  it('lets months nobody chose follow the dates', async () => {
    const { id } = await register()
    const { body } = await patch(id, { fecha_inicio: '2026-08-24', fecha_fin: '2026-10-30' })
    expect(body.ciclo.meses.map(({ mes }: { mes: number }) => mes)).toEqual([8, 9, 10])
  })

  it('keeps chosen months and refuses dates that leave them outside', async () => {
    const meses = [
      { anio: 2026, mes: 10, parcialidad: 1 },
      { anio: 2027, mes: 5, parcialidad: 1 },
    ]
    const { id } = await register({ meses })
    expect((await patch(id, { fecha_inicio: '2026-10-05' })).body.ciclo.meses).toEqual(meses)
    const refused = await patch(id, { fecha_fin: '2027-04-30' })
    expect([refused.status, Object.keys(refused.body.campos)]).toEqual([400, ['meses']])
    expect(await stored(id)).toMatchObject({ fecha_fin: '2027-06-30', meses })
  })

  it('refuses an end before the stored start', async () => {
    const { id } = await register()
    const { status, body } = await patch(id, { fecha_fin: '2026-09-01' })
    expect([status, Object.keys(body.campos)]).toEqual([400, ['fecha_fin']])
  })

  it.each<[unknown, unknown]>([
    [{ costo_material: null }, { costo_material: 'Debe ser un número.' }],
    [
      {
        meses: [{ anio: 2030, mes: 1, parcialidad: 1 }],
        fecha_inicio: '2026-09-01',
        fecha_fin: '2027-01-01',
      },
      { meses: 'ENERO 2030 queda fuera del ciclo escolar' },
    ],
    [[], 'Faltan los datos.'],
  ])('refuses %j', async (body, said) => {
    const before = await register()
    expect(refusalOf(await patch(before.id, body))).toEqual([400, said])
    expect(await stored(before.id)).toEqual(before)
  })

  it('an unknown id is 404, after a bad body', async () => {
    const unknown = 2_147_483_647
    expect((await patch(unknown, { nombre: 'X' })).status).toBe(404)
    for (const wrong of [{ fecha_inicio: '2027-01-01', fecha_fin: '2026-01-01' }, { acumulacion: 'RESTA' }])
      expect((await patch(unknown, wrong)).status).toBe(400)
  })

  it('refuses dates of another cycle, naming it, and its own dates are no obstacle', async () => {
    const first = await register()
    const next = await register({ nombre: '2027-2028', fecha_inicio: '2027-07-01', fecha_fin: '2028-06-30' })
    const { status, body } = await patch(next.id, { fecha_inicio: '2027-06-30' })
    expect(status).toBe(409)
    expect(body.campos.fecha_inicio).toContain('«2026-2027», del 01/09/2026 al 30/06/2027')
    expect(await stored(next.id)).toEqual(next)
    expect((await patch(first.id, { fecha_inicio: '2026-08-31' })).status).toBe(200)
  })

  it('lets one of two cycles that grow into each other through', async () => {
    const first = await register()
    const next = await register({ nombre: '2027-2028', fecha_inicio: '2027-09-01', fecha_fin: '2028-06-30' })
    const answers = await Promise.all([
      patch(first.id, { fecha_fin: '2027-08-15' }),
      patch(next.id, { fecha_inicio: '2027-08-01' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('once somebody is enrolled', () => {
  it.each<[string, unknown, Record<string, unknown>?]>([
    ['fecha_inicio', '2026-08-20'],
    ['fecha_fin', '2027-07-10'],
    ['meses', [{ anio: 2026, mes: 9, parcialidad: 1 }]],
    ['dia_limite', 11],
    ['dia_habil', 'SIGUIENTE'],
    ['dia_habil', null, { dia_habil: 'SIGUIENTE' }],
  ])('%s does not become %j: 409 says how many are', async (campo, value, registered = {}) => {
    const before = await register(registered)
    await enrol(before.id, 1, 'PRIMARIA')
    const { status, body } = await patch(before.id, { [campo]: value })
    expect(status).toBe(409)
    expect(body.message).toContain('ya hay 1 alumno inscrito')
    expect(body.campos).toHaveProperty(campo)
    await enrol(before.id, 2, 'PREESCOLAR')
    expect((await patch(before.id, { [campo]: value })).body.message).toContain('ya hay 2 alumnos inscritos')
    expect(await stored(before.id)).toEqual({ ...before, inscritos: { PREESCOLAR: 1, PRIMARIA: 1 } })
  })

  it('the rest still changes, also in a form that sends every field as it was', async () => {
    const before = await register()
    await enrol(before.id, 1, 'PREESCOLAR')
    const change = {
      nombre: 'OTRO',
      inscripciones_abiertas: false,
      cuestionario_activo: true,
      descuento_anual: 5,
    }
    const { name: _, ...same } = before
    const { status, body } = await patch(before.id, { ...same, ...change })
    expect(status).toBe(200)
    const { nombre: name, ...others } = change
    expect(body.ciclo).toEqual({ ...before, name, ...others, inscritos: { PREESCOLAR: 1, PRIMARIA: 0 } })
  })

  it('a price waits for an enrolment that is under way, which keeps the old one', async () => {
    const { id } = await register()
    const studentId = await seedStudent(server.db, 1)
    let change: ReturnType<typeof patch> | undefined
    await server.db.transaction().execute(async (tx) => {
      const cycle = await server.services.cycles.forCharging(callOn(server, tx), id)
      expect(cycle).toMatchObject({ id, costo_inscripcion_centavos: 185_000, dia_limite: 10 })
      expect(cycle.meses).toHaveLength(10)
      change = patch(id, { costo_inscripcion: 1 })
      const first = await Promise.race([change, someoneWaits(server.db).then(() => 'waits')])
      expect(first).toBe('waits')
      await seedEnrolment(tx, { studentId, cycleId: id })
    })
    const { status, body } = await change!
    expect([status, body.efecto.conservan_precio]).toEqual([200, 1])
    expect(await stored(id)).toMatchObject({ costo_inscripcion: 1 })
  })

  it('forCharging knows no unknown cycle', async () => {
    const asked = server.db
      .transaction()
      .execute((tx) => server.services.cycles.forCharging(callOn(server, tx), 999_999))
    await expect(asked).rejects.toMatchObject({ status: 404, message: 'No existe este ciclo escolar.' })
  })
})
