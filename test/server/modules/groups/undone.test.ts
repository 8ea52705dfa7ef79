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
const picked = (pupils: readonly number[]) => pupils.map((id) => ({ id }))
const aGroup = async (count: number) => {
  const pupils = count === 0 ? [] : await office.addPupils(count)
  if (count > 0) await office.enrol(cycle, pupils)
  const nombre = `U${++names}`
  const body = { cicloEscolarId: cycle, nombre, grado: 'PRIMARIA', alumnos: picked(pupils) }
  const answer = await server.admin.post('/grupos', body)
  expect(answer.status).toBe(200)
  return { id: answer.body.grupo.id as number, nombre, pupils }
}
const take = (idGrupo: unknown, pupils: readonly number[]) =>
  server.admin.patch('/grupos/quitar/alumnos', { idGrupo, alumnos: picked(pupils) })
const read = async (id: number) =>
  (await server.admin.get(`/grupos/by/ciclo/${cycle}`)).body.grupos.find(
    (each: { id: number }) => each.id === id,
  )

test('pupils leave their group and can be put in another one', async () => {
  const { id, pupils } = await aGroup(2)
  const [first] = pupils as [number, number]
  const { status, body } = await take(id, [first, first])
  expect([status, body.grupo.alumnos.map((each: { id: number }) => each.id)]).toEqual([200, [pupils[1]]])
  const free = (await server.admin.get(`/alumnos/to/grupo/${cycle}`)).body.alumnos
  expect(free.map((each: { id: number }) => each.id)).toContain(first)
  const other = await aGroup(0)
  const added = await server.admin.patch('/grupos/add/alumnos', {
    idGrupo: other.id,
    alumnos: picked([first]),
  })
  expect(added.status).toBe(200)
})

test('taking out what cannot be taken out changes nothing', async () => {
  const { id, pupils } = await aGroup(1)
  const stranger = await aGroup(1)
  expect((await take(id, [])).body.message).toBe(NO_PICKED_PUPIL)
  expect(refusalOf(await take(String(id), pupils))).toEqual([400, { idGrupo: 'Debe ser un número entero.' }])
  expect((await take(UNKNOWN, pupils)).status).toBe(404)
  expect((await take(id, [UNKNOWN])).status).toBe(404)
  const refused = await take(id, [...pupils, ...stranger.pupils])
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringMatching(/^No está en este grupo: ALUMNO/),
  ])
  expect((await read(id)).alumnos).toHaveLength(1)
})

test('a group gets another name, not that of another one', async () => {
  const [one, other] = [await aGroup(1), await aGroup(0)]
  const named = await server.admin.patch(`/grupos/${one.id}`, { nombre: ' 2° b ' })
  expect([named.status, named.body.grupo.nombre, named.body.grupo.alumnos.length]).toEqual([200, '2° B', 1])
  expect((await server.admin.patch(`/grupos/${one.id}`, { nombre: '2° B' })).status).toBe(200)
  const taken = await server.admin.patch(`/grupos/${other.id}`, { nombre: '2° b' })
  expect([taken.status, taken.body.campos.nombre]).toEqual([
    409,
    'Ya hay un grupo 2° B de PRIMARIA en 2026-2027.',
  ])
  for (const [body, said] of [
    [{}, 'No puedes enviar datos vacios'],
    [{ nombre: ' ' }, 'Value is required'],
    [{ nombre: null }, 'Debe ser un texto.'],
    [{ nombre: 'X'.repeat(41) }, 'Admite hasta 40 caracteres.'],
  ])
    expect(refusalOf(await server.admin.patch(`/grupos/${other.id}`, body))).toEqual([400, { nombre: said }])
  expect((await server.admin.patch(`/grupos/${UNKNOWN}`, { nombre: 'X' })).status).toBe(404)
  expect((await read(other.id)).nombre).toBe(other.nombre)
})

test('a group gets a year of its level, which all of its pupils have', async () => {
  const { id, pupils } = await aGroup(1)
  const change = (gradoNumero: unknown) => server.admin.patch(`/grupos/${id}`, { gradoNumero })
  const refused = await change(2)
  expect([refused.status, refused.body.campos.gradoNumero]).toEqual([
    409,
    expect.stringMatching(/^No están en 2° Primaria: ALUMNO/),
  ])
  for (const [wrong, said] of [
    [0, 'No puede ser menor que 1.'],
    [7, 'No puede ser mayor que 6.'],
    ['2', 'Debe ser un número entero.'],
    [1.5, 'Debe ser un número entero.'],
  ])
    expect(refusalOf(await change(wrong))).toEqual([400, { gradoNumero: said }])
  await take(id, pupils)
  expect((await change(2)).body.grupo).toMatchObject({ gradoNumero: 2 })
  const add = { idGrupo: id, alumnos: picked(pupils) }
  expect((await server.admin.patch('/grupos/add/alumnos', add)).status).toBe(409)
  expect((await change(null)).body.grupo).toMatchObject({ gradoNumero: null })
  expect((await server.admin.patch('/grupos/add/alumnos', add)).status).toBe(200)
})

test('a group is removed while nobody is in it', async () => {
  const { id, pupils } = await aGroup(1)
  const refused = await server.admin.delete(`/grupos/${id}`)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'En el grupo está 1 alumno: quítalos primero.',
  ])
  await take(id, pupils)
  expect((await server.admin.delete(`/grupos/${id}`)).body).toMatchObject({ ok: true, grupo: { id } })
  expect(await read(id)).toBeUndefined()
  expect((await server.admin.delete(`/grupos/${id}`)).status).toBe(404)
})
