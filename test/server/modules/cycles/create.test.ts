import { aCycle } from '@test/support/builders'
import { someoneWaits } from '@test/support/database/lockWaits'
import { callOn } from '@test/support/server/callOn'
import { startServer, type TestServer } from '@test/support/server/harness'
import { refusalOf } from '@test/support/server/refusal'
import { countRows } from '../students/seed'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
afterEach(async () => {
  await server.db.deleteFrom('cycles').execute()
})

const register = (over: Record<string, unknown> = {}) => server.admin.post('/ciclo', aCycle(over))
const without = (campo: string) => {
  const { [campo as 'nombre']: _, ...rest } = aCycle()
  return rest
}

describe('registering a cycle', () => {
  it('answers the row with its defaults', async () => {
    const { status, body } = await register({ nombre: '  2026-2027 ', mensualidad_primaria: 2600.07 })
    expect(status).toBe(200)
    expect(body).toEqual({
      ok: true,
      message: 'Ciclo Escolar Registrado Exitosamente',
      ciclo: {
        id: expect.any(Number),
        name: '2026-2027',
        fecha_inicio: '2026-09-01',
        fecha_fin: '2027-06-30',
        costo_inscripcion: 1850,
        mensualidad_preescolar: 2350,
        mensualidad_primaria: 2600.07,
        costo_material: 900,
        inscripciones_abiertas: true,
        cuestionario_activo: false,
        meses: [9, 10, 11, 12, 1, 2, 3, 4, 5, 6].map((mes) => ({
          anio: mes > 8 ? 2026 : 2027,
          mes,
          parcialidad: 1,
        })),
        dia_limite: 10,
        descuento_anual: 0,
        recargo: null,
        precios: [],
        acumulacion: 'MAYOR',
        hermanos: [],
        anual_hasta: null,
        pronto_pago: null,
        dia_habil: null,
        vigencia: 'EN_CURSO',
        inscritos: { PREESCOLAR: 0, PRIMARIA: 0 },
      },
    })
    expect((await server.admin.get('/ciclo/actual')).body.ciclo).toEqual(body.ciclo)
  })

  it('keeps centavos in the database, and who registered it', async () => {
    const { body } = await register({ costo_inscripcion: 0.07, mensualidad_primaria: 1234.56 })
    const row = await server.db
      .selectFrom('cycles')
      .selectAll()
      .where('id', '=', body.ciclo.id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      costo_inscripcion_centavos: 7,
      mensualidad_primaria_centavos: 123_456,
      created_by: expect.any(Number),
    })
  })

  it('takes the extensions, a December in two parts among them, and sorts the months', async () => {
    const meses = [
      { anio: 2027, mes: 1, parcialidad: 1 },
      { anio: 2026, mes: 12, parcialidad: 2 },
      { anio: 2026, mes: 12, parcialidad: 1 },
    ]
    const more = {
      dia_limite: 31,
      descuento_anual: 6.25,
      inscripciones_abiertas: false,
      cuestionario_activo: true,
    }
    const { status, body } = await register({ ...more, meses })
    expect(status).toBe(200)
    expect(body.ciclo).toMatchObject({ ...more, meses: [meses[2], meses[1], meses[0]] })
  })

  it('takes any printable name and ignores what it does not know', async () => {
    const nombre = 'Año 2026 «Ñandú» 🎒'
    const { status, body } = await register({ nombre, recargos: 5, id: 77 })
    expect(status).toBe(200)
    expect(body.ciclo).toMatchObject({ name: nombre, recargo: null })
    expect(body.ciclo.id).not.toBe(77)
  })
})

describe('what is refused with 400, nothing written', () => {
  it.each(Object.keys(aCycle()))('without %s', async (campo) => {
    const { status, body } = await server.admin.post('/ciclo', without(campo))
    expect(status).toBe(400)
    expect(body).toMatchObject({
      ok: false,
      message: expect.any(String),
      campos: { [campo]: 'Value is required' },
    })
    expect((await countRows(server.db)).cycles).toBe(0)
  })

  it.each<[string, unknown]>([
    ['nombre', 5],
    ['nombre', null],
    ['nombre', '   '],
    ['nombre', 'a'.repeat(61)],
    ['nombre', '2026\u00002027'],
    ['nombre', '2026\n2027'],
    ['fecha_inicio', '2026-02-30'],
    ['fecha_inicio', '01/09/2026'],
    ['fecha_inicio', 20260901],
    ['fecha_fin', '2026-09-01'],
    ['fecha_fin', '2026-08-31'],
    ['fecha_fin', '2029-06-30'],
    ['costo_inscripcion', '1850'],
    ['costo_inscripcion', null],
    ['costo_inscripcion', -0.01],
    ['costo_inscripcion', 10.005],
    ['costo_inscripcion', 10_000_000],
    ['costo_material', true],
    ['mensualidad_preescolar', [2350]],
    ['mensualidad_primaria', 1e300],
    ['dia_limite', 0],
    ['dia_limite', 32],
    ['dia_limite', 10.5],
    ['dia_limite', '10'],
    ['descuento_anual', 101],
    ['descuento_anual', 50.01],
    ['descuento_anual', 6.125],
    ['descuento_anual', null],
    ['inscripciones_abiertas', 'true'],
    ['inscripciones_abiertas', null],
    ['cuestionario_activo', 1],
    ['meses', 'SEPTIEMBRE'],
    ['meses', [{ anio: 2026, mes: 8, parcialidad: 1 }]],
    ['meses', [{ anio: 2027, mes: 7, parcialidad: 1 }]],
    ['meses', Array(2).fill({ anio: 2026, mes: 9, parcialidad: 1 })],
    ['meses', Array(25).fill({ anio: 2026, mes: 9, parcialidad: 1 })],
    ['meses.0.mes', [{ anio: 2026, mes: 13, parcialidad: 1 }]],
    ['meses.0.parcialidad', [{ anio: 2026, mes: 9 }]],
  ])('%s as %j', async (campo, value) => {
    const { status, body } = await register({ [campo.split('.')[0] as string]: value })
    expect(status).toBe(400)
    expect(body.ok).toBe(false)
    expect(Object.keys(body.campos)).toEqual([campo])
    expect(await countRows(server.db)).toMatchObject({ cycles: 0, months: 0 })
  })

  it.each([[[]], ['texto'], [null], [7]])('a body that is %j', async (sent) => {
    expect(refusalOf(await server.admin.post('/ciclo', sent))).toEqual([400, 'Faltan los datos.'])
    expect((await countRows(server.db)).cycles).toBe(0)
  })
})

describe('cycles that overlap', () => {
  const IN_THE_WAY = 'Las fechas se cruzan con el ciclo escolar «2026-2027», del 01/09/2026 al 30/06/2027.'

  it.each([
    ['on its last day', '2027-06-30', '2028-06-30'],
    ['on its first day', '2025-09-01', '2026-09-01'],
    ['inside', '2026-10-01', '2026-12-31'],
    ['around', '2026-01-01', '2027-12-31'],
  ])('%s: 409 names the one in the way', async (_, fecha_inicio, fecha_fin) => {
    await register()
    const { status, body } = await register({ nombre: 'OTRO', fecha_inicio, fecha_fin })
    expect(status).toBe(409)
    expect(body).toEqual({ ok: false, message: IN_THE_WAY, campos: { fecha_inicio: IN_THE_WAY } })
    expect((await countRows(server.db)).cycles).toBe(1)
  })

  it('lets the next one start on the day after', async () => {
    await register()
    const next = await register({ nombre: '2027-2028', fecha_inicio: '2027-07-01', fecha_fin: '2028-06-30' })
    expect(next.status).toBe(200)
  })

  it('lets one of six at the same moment through', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        register({ nombre: `CICLO ${n}`, fecha_inicio: `2026-09-0${n + 1}` }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    const won = answers.find(({ status }) => status === 200)?.body.ciclo.name
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body.message).toContain(`«${won}»`)
    expect((await countRows(server.db)).cycles).toBe(1)
  })

  it('waits for one that is being registered, and then names it', async () => {
    let other: ReturnType<typeof register> | undefined
    await server.db.transaction().execute(async (tx) => {
      await server.services.cycles.create(callOn(server, tx), aCycle())
      other = register({ nombre: 'OTRO' })
      await someoneWaits(server.db)
    })
    const { status, body } = (await other) ?? {}
    expect([status, body.message]).toEqual([409, IN_THE_WAY])
  })

  it('is guarded by the database itself', async () => {
    await register()
    const row = server.db
      .selectFrom('cycles')
      .select(['fecha_inicio', 'fecha_fin'])
      .select((on) => [
        on.val('COPIA').as('name'),
        'costo_inscripcion_centavos',
        'mensualidad_preescolar_centavos',
        'mensualidad_primaria_centavos',
        'costo_material_centavos',
      ])
    const copy = server.db
      .insertInto('cycles')
      .columns([
        'fecha_inicio',
        'fecha_fin',
        'name',
        'costo_inscripcion_centavos',
        'mensualidad_preescolar_centavos',
        'mensualidad_primaria_centavos',
        'costo_material_centavos',
      ])
      .expression(row)
    await expect(copy.execute()).rejects.toMatchObject({ constraint: 'cycles_do_not_overlap' })
  })
})
