import { startServer, type TestServer } from '@test/support/server/harness'
import { refusalOf } from '@test/support/server/refusal'
import { addDepartment, addPerson, aPerson, aPhoto } from '../roster/people'
import { storedFiles } from '../roster/stored'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const open = (url: string) => server.app.inject({ method: 'GET', url })
const list = async () => (await server.admin.get('/plantilla/all/departamentos')).body.departamentos
const one = async (id: number) => (await list()).find((each: { id: number }) => each.id === id)
const create = (nombre: string) => server.admin.form('POST', '/plantilla/departamento', { nombre })
const rename = (id: number, nombre: unknown) =>
  server.admin.patch(`/plantilla/departamento/info/${id}`, { nombre })
const remove = (id: number) => server.admin.delete(`/plantilla/delete/departamento/${id}`)
const setLogo = async (id: number, files = [aPhoto('blue')]) =>
  server.admin.form(
    'PATCH',
    `/plantilla/departamento/image/${id}`,
    { nombre: 'OTRO', urlFoto: 'x' },
    await Promise.all(files),
  )

it('a new one is in capitals, with or without a logo, in Spanish order', async () => {
  const plain = await addDepartment(server.admin, ' Ñandú  escolar ')
  expect(plain).toEqual({
    id: expect.any(Number),
    nombre: 'ÑANDÚ ESCOLAR',
    urlFoto: null,
    urlMiniatura: null,
    total_empleados: 0,
  })
  const { urlFoto } = await addDepartment(server.admin, 'Ópera', [await aPhoto()])
  expect((await open(urlFoto)).statusCode).toBe(200)
  await addDepartment(server.admin, 'Nutrición')
  expect((await list()).map(({ nombre }: { nombre: string }) => nombre)).toEqual([
    'NUTRICIÓN',
    'ÑANDÚ ESCOLAR',
    'ÓPERA',
  ])
})

it('400 for a blank name, 409 for one that differs in case and accents alone', async () => {
  const blank = await create('  ')
  expect([blank.status, blank.body.campos]).toEqual([400, { nombre: 'Value is required' }])
  await addDepartment(server.admin, 'Inglés')
  const taken = await create('INGLES')
  const message = 'Ya hay un departamento con ese nombre: INGLÉS.'
  expect([taken.status, taken.body]).toEqual([409, { ok: false, message, campos: { nombre: message } }])
  const { id } = await addDepartment(server.admin, 'Música')
  expect((await rename(id, 'íngles')).status).toBe(409)
  expect((await rename(id, 'musica')).body.departamento.nombre).toBe('MUSICA')
  // Ñ is no N with an accent.
  await addDepartment(server.admin, 'Caña')
  expect((await create('Cana')).status).toBe(200)
})

it('of ten who add the same name at once, one does', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => create(n % 2 === 0 ? 'Biología' : 'BIOLOGIA')),
  )
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([200, ...(Array(9).fill(409) as number[])])
})

it('a new name shows in who works there', async () => {
  const { id } = await addDepartment(server.admin, 'Intendencia')
  const person = await addPerson(server.admin, { departamento: 'Intendencia' })
  expect((await rename(id, 'servicios generales')).body.departamento).toMatchObject({
    nombre: 'SERVICIOS GENERALES',
    total_empleados: 1,
  })
  const { body, headers } = await server.admin.get(`/plantilla/empleado/departamento/${id}`)
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toEqual({
    ok: true,
    departamento: expect.objectContaining({ id, nombre: 'SERVICIOS GENERALES' }),
    empleados: [{ ...person, departamento: 'SERVICIOS GENERALES' }],
  })
  for (const wrong of ['', ' '])
    expect((await rename(id, wrong)).body.campos).toEqual({ nombre: 'Value is required' })
  expect(refusalOf(await rename(id, 5))).toEqual([400, { nombre: 'Debe ser un texto.' }])
  expect((await rename(2_147_483_647, 'X')).status).toBe(404)
})

it('a logo is replaced and its content goes; without one it is 400, and nothing else of the form is taken', async () => {
  const { id, urlFoto: old } = await addDepartment(server.admin, 'Deportes', [await aPhoto('red')])
  const before = await storedFiles(server)
  const { body } = await setLogo(id)
  expect(body.departamento.nombre).toBe('DEPORTES')
  expect((await open(body.departamento.urlFoto)).statusCode).toBe(200)
  expect((await open(old)).statusCode).toBe(404)
  expect(await storedFiles(server)).toEqual(before)
  const none = await setLogo(id, [])
  expect([none.status, none.body.campos]).toEqual([400, { file: 'Debes Seleccionar una Imagen' }])
  expect(
    (await setLogo(id, [Promise.resolve({ name: 'l.png', content: Buffer.from('texto') })])).status,
  ).toBe(415)
  expect((await setLogo(2_147_483_647)).status).toBe(404)
  expect(await storedFiles(server)).toEqual(before)
})

it('one with people is not deleted and says how many; moved or gone, it is, with its logo', async () => {
  const before = await storedFiles(server)
  const { id, urlFoto } = await addDepartment(server.admin, 'Cocina', [await aPhoto('#fed')])
  const people = [
    await addPerson(server.admin, { departamento: 'Cocina' }),
    await addPerson(server.admin, { departamento: 'Cocina' }),
  ]
  const refused = await remove(id)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'No puedes eliminar el departamento COCINA: tiene 2 colaboradores. Cámbialos antes a otro.',
  ])
  expect((await one(id)).total_empleados).toBe(2)
  await server.admin.patch(`/plantilla/data/${people[0].id}`, { departamento: '' })
  expect((await remove(id)).body.message).toContain('tiene 1 colaborador.')
  await server.admin.delete(`/plantilla/${people[1].id}`)
  expect([(await remove(id)).status, await one(id)]).toEqual([200, undefined])
  expect((await open(urlFoto)).statusCode).toBe(404)
  expect((await remove(id)).status).toBe(404)
  expect((await server.admin.get(`/plantilla/empleado/departamento/${id}`)).status).toBe(404)
  await server.admin.delete(`/plantilla/${people[0].id}`)
  expect(await storedFiles(server)).toEqual(before)
})

it('who joins while it is being deleted: one of both wins, and nobody stands in a department that is gone', async () => {
  for (let round = 0; round < 5; round++) {
    const { id, nombre } = await addDepartment(server.admin, `Ronda ${round}`)
    const join = server.admin.form('POST', '/plantilla', aPerson({ departamento: nombre }), [await aPhoto()])
    const [joined, removed] = (await Promise.all([join, remove(id)])).map(({ status }) => status)
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual([joined, removed])
  }
  expect((await storedFiles(server)).unused).toBe(0)
})
