import { aCycle } from '@test/support/builders'
import { startServer, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'

let server: TestServer
let office: Office
let cycle: number
const kinds: Record<string, number> = {}

beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
  cycle = await office.addCycle()
  for (const { id, nombre } of (await server.admin.get('/documentos/tipos')).body.tipos) kinds[nombre] = id
})
afterAll(() => server.close())

interface Missing {
  alumno: { id: number; grupo: { nombre: string } | null }
  padre: { nombre: string } | null
  tipos: { nombre: string; estado: string }[]
}
const OBLIGATORY = ['ACTA DE NACIMIENTO', 'CURP', 'CARTILLA DE VACUNACIÓN', 'COMPROBANTE DE DOMICILIO']
const missing = async (query = ''): Promise<Missing[]> =>
  (await server.admin.get(`/documentos/faltantes${query}`)).body.faltantes
const of = async (pupil: number, query = '') =>
  (await missing(query)).find(({ alumno }) => alumno.id === pupil)
const deliver = async (pupil: number, nombre: string, fecha = '2026-09-15') =>
  expect(
    (await server.admin.post(`/alumnos/${pupil}/documentos`, { tipoId: kinds[nombre], fecha })).status,
  ).toBe(200)

test('before the first cycle nobody is enrolled, so nothing is missing', async () => {
  server.clock.now = new Date('2020-01-15T16:00:00.000Z')
  const then = await server.signIn('directora', 'Direccion#2026')
  expect((await then.get('/documentos/faltantes')).body).toEqual({ ok: true, faltantes: [] })
  server.clock.now = new Date('2026-09-15T16:00:00.000Z')
})

test('names the obligatory kinds that each pupil in class lacks, until none is left', async () => {
  const [one, two, visitor] = (await office.addPupils(3)) as [number, number, number]
  await office.enrol(cycle, [one, two])
  const parent = { nombre: 'ROSA NÚÑEZ', telefono: '5512345678', hijos: [{ id: one }] }
  await server.admin.post('/padres', parent)
  expect((await of(one))!.tipos).toEqual(
    OBLIGATORY.map((nombre) => ({ id: kinds[nombre], nombre, estado: 'FALTA' })),
  )
  expect((await of(one))!.padre).toEqual({ id: expect.any(Number), nombre: 'ROSA NÚÑEZ' })
  expect((await of(two))!.padre).toBeNull()
  expect(await of(visitor)).toBeUndefined()
  for (const nombre of OBLIGATORY.slice(0, 3)) await deliver(one, nombre)
  expect((await of(one))!.tipos).toMatchObject([{ nombre: 'COMPROBANTE DE DOMICILIO' }])
  await deliver(one, 'COMPROBANTE DE DOMICILIO')
  expect(await of(one)).toBeUndefined()
  // Only the newest of a kind counts, also for its day.
  await server.admin.patch(`/documentos/tipos/${kinds['COMPROBANTE DE DOMICILIO']}`, { vigencia_meses: 3 })
  await deliver(one, 'COMPROBANTE DE DOMICILIO', '2026-06-14')
  expect((await of(one))!.tipos).toMatchObject([{ nombre: 'COMPROBANTE DE DOMICILIO', estado: 'VENCIDO' }])
  await deliver(one, 'COMPROBANTE DE DOMICILIO', '2026-06-15')
  expect(await of(one)).toBeUndefined()
})

test('a kind of a grade, one that is switched off and one that is not obligatory', async () => {
  const [small, big] = (await office.addPupils(2)) as [number, number]
  await office.enrol(cycle, [small], { grado: 'PREESCOLAR', mensualidad: 2350 })
  await office.enrol(cycle, [big])
  const body = { nombre: 'Carta de la guardería', grado: 'PREESCOLAR', obligatorio: true }
  const { id } = (await server.admin.post('/documentos/tipos', body)).body.tipo
  const lacks = async (pupil: number) =>
    (await of(pupil))!.tipos.some((tipo) => tipo.nombre === 'CARTA DE LA GUARDERÍA')
  expect([await lacks(small), await lacks(big)]).toEqual([true, false])
  await server.admin.patch(`/documentos/tipos/${id}`, { obligatorio: false })
  expect(await lacks(small)).toBe(false)
  await server.admin.patch(`/documentos/tipos/${id}`, { obligatorio: true, activo: false })
  expect(await lacks(small)).toBe(false)
})

test('of one group, and of another cycle with the grade and group of then', async () => {
  const [ana, beto] = (await office.addPupils(2)) as [number, number]
  await office.enrol(cycle, [ana, beto])
  const next = await office.addCycle(
    aCycle({ nombre: '2027-2028', fecha_inicio: '2027-08-01', fecha_fin: '2028-06-30' }),
  )
  expect((await office.enrol(next, [ana])).status).toBe(200)
  const group = { cicloEscolarId: cycle, nombre: '3° B', grado: 'PRIMARIA' }
  const { id } = (await server.admin.post('/grupos', group)).body.grupo
  await server.admin.patch('/grupos/add/alumnos', { idGrupo: id, alumnos: [{ id: beto }] })
  const rows = await missing(`?grupo=${id}`)
  expect(rows.map(({ alumno }) => [alumno.id, alumno.grupo?.nombre])).toEqual([[beto, '3° B']])
  expect((await missing(`?ciclo=${next}`)).map(({ alumno }) => alumno.id)).toEqual([ana])
  expect((await server.admin.get(`/documentos/faltantes?ciclo=${next}&grupo=${id}`)).status).toBe(404)
  // Who left is not asked for papers.
  const { id: inscripcionId } = await server.db
    .selectFrom('enrolments')
    .select('id')
    .where('student_id', '=', beto)
    .executeTakeFirstOrThrow()
  const leaving = { inscripcionId, fecha: '2026-09-15', motivo: 'CAMBIO DE ESCUELA' }
  expect((await server.admin.patch('/inscripciones/baja', leaving)).status).toBe(200)
  expect(await missing(`?grupo=${id}`)).toEqual([])
})
