import { NO_PICKED_PUPIL } from '@contract/domain/messages'
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
let names = 0
const create = (over: Record<string, unknown> = {}) =>
  server.admin.post('/grupos', { cicloEscolarId: cycle, nombre: `g${++names}`, grado: 'PRIMARIA', ...over })
const picked = (pupils: readonly number[]) => pupils.map((id) => ({ id }))
const add = (idGrupo: unknown, pupils: readonly number[], over: Record<string, unknown> = {}) =>
  server.admin.patch('/grupos/add/alumnos', { idGrupo, alumnos: picked(pupils), ...over })
const enrolled = async (count: number, grado = 'PRIMARIA'): Promise<number[]> => {
  const pupils = await office.addPupils(count)
  await office.enrol(cycle, pupils, { grado, mensualidad: grado === 'PRIMARIA' ? 2600 : 2350 })
  return pupils
}
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

test('a group takes pupils of its cycle and grade; lists and pupils show it', async () => {
  const [one, two] = await enrolled(2)
  const { status, body } = await create({ nombre: ' 1° a ', alumnos: picked([one!]) })
  expect(status).toBe(200)
  expect(body.grupo).toMatchObject({ nombre: '1° A', grado: 'PRIMARIA', cicloEscolarId: cycle })
  const { id } = body.grupo
  const added = await add(id, [two!])
  expect(added.status).toBe(200)
  expect(idsOf(added.body.grupo.alumnos)).toEqual([one, two])
  expect(added.body.grupo.alumnos[0]).toMatchObject({ grado: 'PRIMARIA', grupo: { id, nombre: '1° A' } })
  expect((await server.admin.get(`/grupos/by/ciclo/${cycle}`)).body.grupos).toContainEqual(added.body.grupo)
  const { alumnos } = (await server.admin.get('/alumnos/actualmente/inscritos')).body
  expect(alumnos.find((each: { id: number }) => each.id === two).grupo).toEqual({ id, nombre: '1° A' })
})

test('the list to choose from has the enrolled of both grades without a group', async () => {
  const [grouped, free] = await enrolled(2)
  const [small] = await enrolled(1, 'PREESCOLAR')
  const [outside] = await office.addPupils(1)
  await create({ alumnos: picked([grouped!]) })
  const listed = idsOf((await server.admin.get(`/alumnos/to/grupo/${cycle}`)).body.alumnos)
  expect(listed).toEqual(expect.arrayContaining([free, small]))
  expect(listed).not.toContain(grouped)
  expect(listed).not.toContain(outside)
})

test('a pupil of another group stays there, unless moved', async () => {
  const [pupil] = await enrolled(1)
  const from = (await create({ nombre: 'salida', alumnos: picked([pupil!]) })).body.grupo
  const to = (await create()).body.grupo
  const refused = await add(to.id, [pupil!])
  expect(refused.status).toBe(409)
  expect(refused.body.message).toMatch(/^Ya tiene grupo: ALUMNO \d+ GARCÍA \(SALIDA\)\.$/)
  expect((await add(from.id, [pupil!])).status).toBe(200)
  const moved = await add(to.id, [pupil!], { mover: true })
  expect(idsOf(moved.body.grupo.alumnos)).toEqual([pupil])
})

test.each([
  ['of the other grade', () => enrolled(1, 'PREESCOLAR')],
  ['who is not enrolled', () => office.addPupils(1)],
])('a pupil %s is 409 by name, moved or not', async (_what, wrong) => {
  const { id } = (await create()).body.grupo
  const [good] = await enrolled(1)
  const [bad] = await wrong()
  const answer = await add(id, [good!, bad!], { mover: true })
  expect(answer.status).toBe(409)
  expect(answer.body.message).toMatch(/^No está inscrito en PRIMARIA de este ciclo: ALUMNO \d+ GARCÍA\.$/)
  const group = (await server.admin.get(`/grupos/by/ciclo/${cycle}`)).body.grupos.find(
    (each: { id: number }) => each.id === id,
  )
  expect(group.alumnos).toEqual([])
})

test('wrong input', async () => {
  const { id, nombre } = (await create()).body.grupo
  const [pupil] = await enrolled(1)
  expect((await create({ nombre: ' ' })).body.campos.nombre).toBe('Value is required')
  expect(refusalOf(await create({ grado: 'SECUNDARIA' }))).toEqual([
    400,
    { grado: 'Debe ser uno de estos valores: PREESCOLAR, PRIMARIA.' },
  ])
  expect((await create({ cicloEscolarId: UNKNOWN })).status).toBe(404)
  expect((await create({ nombre: nombre.toLowerCase() })).status).toBe(409)
  expect((await create({ nombre, grado: 'PREESCOLAR' })).status).toBe(200)
  expect((await add(id, [])).body.message).toBe(NO_PICKED_PUPIL)
  expect((await add(UNKNOWN, [pupil!])).status).toBe(404)
  expect((await add(id, [UNKNOWN])).status).toBe(404)
  expect((await server.admin.get(`/grupos/by/ciclo/${UNKNOWN}`)).status).toBe(404)
  expect((await server.admin.get(`/alumnos/to/grupo/${UNKNOWN}`)).status).toBe(404)
})

test('many come in one write, and one that does not fit leaves all of them where they were', async () => {
  const coming = await office.addCycle({
    nombre: '2027-2028',
    fecha_inicio: '2027-09-01',
    fecha_fin: '2028-06-30',
  })
  const pupils = await enrolled(30)
  const [small] = await enrolled(1, 'PREESCOLAR')
  const [later] = await office.addPupils(1)
  await office.enrol(coming, [later!])
  const { id } = (await create()).body.grupo
  const gone = (await create()).body.grupo.id
  expect((await server.admin.delete(`/grupos/${gone}`)).status).toBe(200)
  const refusals = [
    await add(id, [...pupils, small!]),
    await add(id, [...pupils, later!]),
    await add(id, [...pupils, UNKNOWN]),
    await add(gone, pupils),
  ]
  expect(refusals.map(({ status }) => status)).toEqual([409, 409, 404, 404])
  const free = idsOf((await server.admin.get(`/alumnos/to/grupo/${cycle}`)).body.alumnos)
  expect(free).toEqual(expect.arrayContaining(pupils))
  const { status, body } = await add(id, pupils)
  expect([status, idsOf(body.grupo.alumnos).length]).toEqual([200, 30])
  // Their group of this cycle does not hide them from the coming one.
  await office.enrol(coming, [pupils[0]!])
  const next = (await server.admin.get(`/alumnos/to/grupo/${coming}`)).body.alumnos
  expect(idsOf(next).sort()).toEqual([pupils[0], later].sort())
  expect(next[0]).toMatchObject({ grado: 'PRIMARIA', grupo: null })
})
