import { startServer, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'

let server: TestServer
let office: Office
let cycle: number
beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
  cycle = await office.addCycle()
})
afterAll(() => server.close())

const create = (over: Record<string, unknown> = {}) =>
  server.admin.post('/grupos', { cicloEscolarId: cycle, nombre: 'A', grado: 'PRIMARIA', ...over })

const enrolledIn = async (...years: (number | null)[]): Promise<number[]> => {
  const pupils = await office.addPupils(years.length)
  const alumnos = pupils.map((id, at) => ({ id, gradoNumero: years[at] }))
  expect((await office.enrol(cycle, [], { alumnos })).status).toBe(200)
  return pupils
}
const add = (idGrupo: number, pupils: readonly number[]) =>
  server.admin.patch('/grupos/add/alumnos', { idGrupo, alumnos: pupils.map((id) => ({ id })) })

it('the year travels with the enrolment, the pupil, the group and what they owe', async () => {
  const [pupil] = (await enrolledIn(2)) as [number]
  const { grupo } = (await create({ nombre: 'VIAJE', gradoNumero: 2, alumnos: [{ id: pupil }] })).body
  expect(grupo).toMatchObject({ gradoNumero: 2, alumnos: [{ id: pupil, gradoNumero: 2 }] })
  const { alumno } = (await server.admin.get(`/alumnos/${pupil}`)).body
  expect(alumno).toMatchObject({ grado: 'PRIMARIA', gradoNumero: 2, inscripciones: [{ gradoNumero: 2 }] })
  const { alumnos } = (await server.admin.get('/alumnos/actualmente/inscritos')).body
  expect(alumnos.find(({ id }: { id: number }) => id === pupil)).toMatchObject({ gradoNumero: 2 })
  const { cargos } = (await server.admin.get(`/cargos/by/alumno/${pupil}`)).body
  expect(cargos[0].alumno).toMatchObject({ gradoNumero: 2 })
  const { familia } = (await server.admin.get(`/caja/familia?alumnoId=${pupil}`)).body
  expect(familia.hijos[0].alumno).toMatchObject({ gradoNumero: 2 })
  expect((await office.tuitionOf(pupil, cycle)).alumno).toMatchObject({ gradoNumero: 2 })
})

it('each year has its own A; the same year only one', async () => {
  for (const gradoNumero of [1, 2, null]) expect((await create({ gradoNumero })).status).toBe(200)
  const again = await create({ gradoNumero: 2, nombre: 'a' })
  expect([again.status, again.body.message]).toEqual([409, 'Ya hay un grupo A de 2° Primaria en 2026-2027.'])
  expect((await create()).status).toBe(409)
})

it('a group of a year takes only its pupils, named otherwise; one without takes any', async () => {
  const [second, third, unknown] = (await enrolledIn(2, 3, null)) as [number, number, number]
  const { id } = (await create({ gradoNumero: 2, nombre: 'B' })).body.grupo
  const refused = await add(id, [second, third, unknown])
  expect(refused.status).toBe(409)
  expect(refused.body.message).toMatch(
    /^No está inscrito en 2° Primaria de este ciclo: ALUMNO \d+ GARCÍA, ALUMNO/,
  )
  expect((await add(id, [second])).status).toBe(200)
  const any = (await create({ nombre: 'TALLER' })).body.grupo.id
  expect((await add(any, [third, unknown])).status).toBe(200)
})

it('the database itself lets no pupil of another year in', async () => {
  const [first] = (await enrolledIn(1)) as [number]
  const { id } = (await create({ gradoNumero: 2, nombre: 'GUARDIA' })).body.grupo
  const put = server.db.updateTable('enrolments').set({ group_id: id }).where('student_id', '=', first)
  await expect(put.execute()).rejects.toThrow('only pupils of its own year')
  const { id: any } = (await create({ nombre: 'GUARDIA 2', alumnos: [{ id: first }] })).body.grupo
  const set = server.db.updateTable('groups').set({ grado_numero: 3 }).where('id', '=', any)
  await expect(set.execute()).rejects.toThrow('pupils of another year')
})

it.each([
  ['PRIMARIA', 7],
  ['PRIMARIA', 0],
  ['PREESCOLAR', 4],
  ['PRIMARIA', '2'],
  ['PRIMARIA', 1.5],
])('there is no year %s %j: 400, of a group and of an enrolment', async (grado, gradoNumero) => {
  const group = await create({ grado, gradoNumero })
  expect([group.status, Object.keys(group.body.campos)]).toEqual([400, ['gradoNumero']])
  const [id] = await office.addPupils(1)
  const mensualidad = grado === 'PRIMARIA' ? 2600 : 2350
  const enrol = await office.enrol(cycle, [], { grado, mensualidad, alumnos: [{ id, gradoNumero }] })
  expect([enrol.status, Object.keys(enrol.body.campos)]).toEqual([400, ['alumnos.0.gradoNumero']])
})
