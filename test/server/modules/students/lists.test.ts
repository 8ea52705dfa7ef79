import { brotliDecompressSync } from 'node:zlib'
import { aCycle, aStudent } from '@test/support/builders'
import { callOn } from '@test/support/server/callOn'
import { startServer, type TestServer } from '@test/support/server/harness'
import { pupilRow, seedEnrolment, seedStudent } from './seed'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
afterEach(async () => {
  for (const table of [
    'enrolment_scholarships',
    'enrolments',
    'groups',
    'scholarships',
    'cycles',
    'student_health',
    'students',
    'parents',
  ] as const)
    await server.db.deleteFrom(table).execute()
})

const PATHS = [
  '/alumnos/sin/padre',
  '/alumnos/to/inscripcion',
  '/alumnos/actualmente/inscritos',
  '/alumnos/historial',
]
const cycle = async (over: Record<string, unknown> = {}) =>
  (await server.admin.post('/ciclo', aCycle(over))).body.ciclo.id as number
const idsOf = async (url: string) =>
  (await server.admin.get(url)).body.alumnos.map(({ id }: { id: number }) => id) as number[]
const allLists = async () =>
  Object.fromEntries(await Promise.all(PATHS.map(async (path) => [path, await idsOf(path)])))

describe('which pupils a list has', () => {
  it('splits them by enrolment in the current cycle and by parent', async () => {
    const now = await cycle()
    const past = await cycle({ nombre: '2025', fecha_inicio: '2025-09-01', fecha_fin: '2026-06-30' })
    const { id: parent } = await server.db
      .insertInto('parents')
      .values({ nombre: 'MAMÁ', telefono: '5512345678' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const [a, b, c] = [
      await seedStudent(server.db, 1, { paterno: 'A' }),
      await seedStudent(server.db, 2, { paterno: 'B' }),
      await seedStudent(server.db, 3, { paterno: 'C' }),
    ]
    await seedEnrolment(server.db, { studentId: a, cycleId: now })
    await seedEnrolment(server.db, { studentId: b, cycleId: past })
    await server.db.updateTable('students').set({ parent_id: parent }).where('id', '=', c).execute()
    expect(await allLists()).toEqual({
      '/alumnos/sin/padre': [a, b],
      '/alumnos/to/inscripcion': [b, c],
      '/alumnos/actualmente/inscritos': [a],
      '/alumnos/historial': [a, b, c],
    })
    const inPast = await server.services.students.listEnrolledIn(callOn(server, server.db), past)
    expect(inPast.map(({ id, grado }) => [id, grado])).toEqual([[b, 'PRIMARIA']])
  })

  it('without a current cycle everybody may be enrolled and nobody is', async () => {
    const past = await cycle({ nombre: '2025', fecha_inicio: '2025-09-01', fecha_fin: '2026-06-30' })
    const a = await seedStudent(server.db, 1)
    await seedEnrolment(server.db, { studentId: a, cycleId: past })
    expect(await allLists()).toEqual({
      '/alumnos/sin/padre': [a],
      '/alumnos/to/inscripcion': [a],
      '/alumnos/actualmente/inscritos': [],
      '/alumnos/historial': [a],
    })
  })

  it('are empty lists without pupils', async () => {
    expect(await allLists()).toEqual(Object.fromEntries(PATHS.map((path) => [path, []])))
  })
})

describe('a row', () => {
  it('has grade, group, beca and parent of the current cycle only', async () => {
    const [now, past] = [
      await cycle(),
      await cycle({ nombre: '2025', fecha_inicio: '2025-09-01', fecha_fin: '2026-06-30' }),
    ]
    const id = await seedStudent(server.db, 1)
    const inCycle = async (
      cycleId: number,
      grado: 'PREESCOLAR' | 'PRIMARIA',
      nombre: string,
      porcentaje: number,
    ) => {
      const of = { cycle_id: cycleId, grado, nombre }
      const group = await server.db.insertInto('groups').values(of).returning('id').executeTakeFirstOrThrow()
      const beca = await server.db
        .insertInto('scholarships')
        .values({ ...of, centesimas: porcentaje * 100 })
        .returning('id')
        .executeTakeFirstOrThrow()
      const at = new Date('2026-09-01T05:30:00Z')
      await seedEnrolment(server.db, {
        studentId: id,
        cycleId,
        grado,
        groupId: group.id,
        scholarshipId: beca.id,
        at,
      })
      return group.id
    }
    const oldGroup = await inCycle(past, 'PREESCOLAR', '3 B', 10)
    const group = await inCycle(now, 'PRIMARIA', '1 A', 25)
    const [{ llamar, ...row }] = (await server.admin.get('/alumnos/actualmente/inscritos')).body.alumnos
    expect(llamar).toBeNull()
    expect(row).toEqual({
      ...pupilRow(1),
      id,
      grado: 'PRIMARIA',
      inscripcionId: expect.any(Number),
      grupo: { id: group, nombre: '1 A' },
      becas: [{ beca: { nombre: '1 A', grado: 'PRIMARIA', porcentaje: 25, tipo: 'GENERAL' } }],
    })
    const { body } = await server.admin.get(`/alumnos/${id}`)
    const prices = {
      gradoNumero: null,
      costo_inscripcion: 1850,
      descuento: 25,
      motivo_descuento: 'HERMANOS',
      monto_descuento: 463,
      monto_pagar: 1387,
      mensualidad: 2600.5,
      costo_material: 900,
      // 05:30 in London is still the day before at the school.
      fecha: '2026-08-31',
      baja: null,
    }
    expect(body.alumno).toEqual({
      ...row,
      grado_previsto: null,
      alergias: [],
      enfermedades: [],
      medicamentos: [],
      tipo_sangre: null,
      servicio_medico: null,
      indicaciones: null,
      entrega: [],
      inscripciones: [
        {
          id: expect.any(Number),
          ciclo: { id: now, name: '2026-2027' },
          grado: 'PRIMARIA',
          grupo: row.grupo,
          ...prices,
        },
        {
          id: expect.any(Number),
          ciclo: { id: past, name: '2025' },
          grado: 'PREESCOLAR',
          grupo: { id: oldGroup, nombre: '3 B' },
          ...prices,
        },
      ],
    })
  })

  it('never has health data, nor does any list', async () => {
    const health = {
      alergias: '[{"descripcion":"CACAHUATE"}]',
      enfermedades: '[{"descripcion":"EPILEPSIA"}]',
    }
    const { body } = await server.admin.form('POST', '/alumnos', aStudent(1, health))
    await seedEnrolment(server.db, { studentId: body.alumno.id, cycleId: await cycle() })
    for (const path of PATHS) {
      const answer = await server.admin.get(path)
      expect(answer.raw.payload).not.toMatch(/CACAHUATE|EPILEPSIA|alergias|enfermedades/)
    }
  })
})

it('sorts by surname in Spanish: Ñ after N, accents only break ties', async () => {
  const names: [string | null, string | null, string | null, string][] = [
    ['ÑAÑEZ', 'A', 'A', 'ÑAÑEZ'],
    ['NUÑEZ', 'A', 'A', 'NUÑEZ'],
    ['NUZ', 'A', 'A', 'NUZ'],
    ['NUNEZ', 'A', 'A', 'NUNEZ'],
    ['ÁLVAREZ', 'B', 'A', 'ÁLVAREZ B'],
    ['ALVAREZ', 'A', 'A', 'ALVAREZ A'],
    ['OCHOA', null, 'A', 'OCHOA'],
    ['OCHOA', 'A', 'ZOÉ', 'OCHOA A ZOÉ'],
    ['OCHOA', 'A', 'ANA', 'OCHOA A ANA'],
    [null, null, null, 'MARCELO WHOLE NAME'],
  ]
  for (const [n, [paterno, materno, nombres, nombre]] of names.entries())
    await seedStudent(server.db, n, { paterno, materno, nombres, nombre })
  const { body } = await server.admin.get('/alumnos/historial')
  expect(body.alumnos.map(({ nombre }: { nombre: string }) => nombre)).toEqual([
    'ALVAREZ A',
    'ÁLVAREZ B',
    'MARCELO WHOLE NAME',
    'NUNEZ',
    'NUÑEZ',
    'NUZ',
    'ÑAÑEZ',
    'OCHOA',
    'OCHOA A ANA',
    'OCHOA A ZOÉ',
  ])
})

describe('how a list travels', () => {
  it('compressed when the browser can, and 304 while nothing changed', async () => {
    for (let n = 0; n < 20; n++) await seedStudent(server.db, n)
    const headers = { 'accept-encoding': 'br' }
    const first = await server.admin.get('/alumnos/historial', { headers })
    expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-store' })
    expect(JSON.parse(brotliDecompressSync(first.raw.rawPayload).toString()).alumnos).toHaveLength(20)
    const known = { ...headers, 'if-none-match': String(first.headers['etag']) }
    const again = await server.admin.get('/alumnos/historial', { headers: known })
    expect([again.status, again.raw.payload]).toEqual([304, ''])
    await seedStudent(server.db, 20)
    expect((await server.admin.get('/alumnos/historial', { headers: known })).status).toBe(200)
  })

  it('a 304 also with photos, minutes later: their links stay the same for a while', async () => {
    const sharp = (await import('sharp')).default
    const content = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    await server.admin.form('POST', '/alumnos', aStudent(1), [{ name: 'foto.png', content }])
    const first = await server.admin.get('/alumnos/historial')
    const started = server.clock.now
    server.clock.now = new Date(started.getTime() + 5_000)
    const headers = { 'if-none-match': String(first.headers['etag']) }
    expect((await server.admin.get('/alumnos/historial', { headers })).status).toBe(304)
    server.clock.now = started
  })
})
