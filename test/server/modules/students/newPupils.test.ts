import { aJpeg } from '@test/support/fixtures/pictures'
import { aStudent } from '@test/support/builders'
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
const remove = (id: number) => server.admin.delete(`/alumnos/${id}`)
const next = async () => (await server.admin.get('/alumnos/numero/siguiente')).body.numero_control

describe('the next control number', () => {
  test('is the first of the year in a school without pupils', async () => {
    const empty = await startServer()
    expect((await empty.admin.get('/alumnos/numero/siguiente')).body).toEqual({
      ok: true,
      numero_control: '20260001',
    })
    await empty.close()
  })

  test('follows the largest of those that begin as the newest does', async () => {
    await office.addPupils(2)
    expect(await next()).toBe('A0003')
    const { status } = await server.admin.form('POST', '/alumnos', aStudent(700, { numero_control: 'A0041' }))
    expect(status).toBe(200)
    expect(await next()).toBe('A0042')
    await server.admin.form('POST', '/alumnos', aStudent(701, { numero_control: '2026-B-099' }))
    expect(await next()).toBe('2026-B-100')
  })
})

describe('who lacks something', () => {
  const lacking = async (id: number) =>
    (await server.admin.get('/alumnos/incompletos')).body.alumnos.find(
      (each: { id: number }) => each.id === id,
    )

  test('a new pupil lacks parent and enrolment, then a group where there are groups, then nothing', async () => {
    const [id] = (await office.addPupils(1)) as [number]
    expect(await lacking(id)).toMatchObject({
      faltan: ['PADRE', 'INSCRIPCION'],
      padre: null,
      inscripcion: null,
    })
    await server.admin.post('/padres', { nombre: 'ROSA', telefono: '5512345678', hijos: [{ id }] })
    expect((await lacking(id)).faltan).toEqual(['INSCRIPCION'])
    await office.enrol(cycle, [id])
    expect(await lacking(id)).toBeUndefined()
    const group = { cicloEscolarId: cycle, nombre: '1° A', grado: 'PRIMARIA' }
    const { grupo } = (await server.admin.post('/grupos', group)).body
    expect(await lacking(id)).toMatchObject({
      faltan: ['GRUPO'],
      padre: { nombre: 'ROSA' },
      inscripcion: { ciclo: { id: cycle, name: '2026-2027' }, grado: 'PRIMARIA' },
    })
    await server.admin.patch('/grupos/add/alumnos', { idGrupo: grupo.id, alumnos: [{ id }] })
    expect(await lacking(id)).toBeUndefined()
  })

  test('who left after a year lacks nothing', async () => {
    const past = await office.addCycle({
      nombre: '2024-2025',
      fecha_inicio: '2024-09-01',
      fecha_fin: '2025-06-30',
    })
    const [id] = (await office.addPupils(1)) as [number]
    server.clock.now = new Date('2025-02-10T16:00:00.000Z')
    const then = openOffice(server, await server.signIn('directora', 'Direccion#2026'))
    expect((await then.enrol(past, [id])).status).toBe(200)
    server.clock.now = new Date('2026-09-15T16:00:00.000Z')
    expect(await lacking(id)).toBeUndefined()
  })
})

describe('removing a pupil', () => {
  test('goes with photo and health while nothing hangs on them, a parent or not', async () => {
    const health = { alergias: JSON.stringify([{ id: 1, descripcion: 'POLEN' }]) }
    const photo = { field: 'file', name: 'foto.jpg', content: await aJpeg() }
    const { alumno } = (await server.admin.form('POST', '/alumnos', aStudent(800, health), [photo])).body
    await server.admin.post('/padres', { nombre: 'LUZ', telefono: '5512345678', hijos: [{ id: alumno.id }] })
    const { status, body } = await remove(alumno.id)
    expect([status, body.alumno.nombre, body.alumno.alergias]).toEqual([200, alumno.nombre, undefined])
    for (const call of [remove(alumno.id), server.admin.get(`/alumnos/${alumno.id}`)])
      expect((await call).status).toBe(404)
    const counted = async (table: 'student_health' | 'files') =>
      (await server.db.selectFrom(table).select('id').execute()).length
    expect([await counted('student_health'), await counted('files')]).toEqual([0, 0])
    // CURP and number are free again.
    expect((await server.admin.form('POST', '/alumnos', aStudent(800))).status).toBe(200)
  })

  test('is refused with what hangs on them', async () => {
    const [id] = (await office.addPupils(1)) as [number]
    await office.enrol(cycle, [id])
    const refused = await remove(id)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringMatching(/^No se puede eliminar a ALUMNO .*: tiene 1 inscripción y 2 cargos\.$/),
    ])
    expect((await server.admin.get(`/alumnos/${id}`)).status).toBe(200)
  })

  test('enrolling and removing at once: one of them is refused', async () => {
    for (let round = 0; round < 5; round++) {
      const [id] = (await office.addPupils(1)) as [number]
      const answers = await Promise.all([office.enrol(cycle, [id]), remove(id)])
      expect([
        [200, 409],
        [404, 200],
      ]).toContainEqual(answers.map(({ status }) => status))
    }
  })

  test('wrong ids', async () => {
    expect((await remove(UNKNOWN)).status).toBe(404)
    expect(refusalOf(await server.admin.delete('/alumnos/x'))).toEqual([
      400,
      { id: 'Debe ser un número entero.' },
    ])
  })
})
