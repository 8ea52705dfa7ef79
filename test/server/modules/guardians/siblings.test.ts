import { sql } from 'kysely'
import { aJpeg } from '@test/support/fixtures/pictures'
import { startServer, type TestServer } from '@test/support/server/harness'
import { openLink } from '@test/support/server/storedFiles'
import { openFamily } from './family'

let server: TestServer
let family: ReturnType<typeof openFamily>
beforeAll(async () => {
  server = await startServer()
  family = openFamily(server)
})
afterAll(() => server.close())

const ids = (pupils: { id: number }[]) => pupils.map(({ id }) => id)

it('a new adult goes to every sibling at once, and says to how many', async () => {
  const [a, b, c] = (await family.siblings(3)) as [number, number, number]
  const { body } = await family.create(a, { hermanos: true, no_entregar: true, nota: 'Orden del juzgado' })
  expect(ids(body.hermanos.copiados)).toEqual([b, c])
  for (const pupil of [b, c])
    expect(await family.list(pupil)).toMatchObject([{ no_entregar: true, nota: 'Orden del juzgado' }])
  const [mine] = await family.list(a)
  const [theirs] = await family.list(b)
  expect(mine.id).not.toBe(theirs.id)
})

it('pressed again it makes none twice, and never overwrites what was decided for one child', async () => {
  const [a, b] = (await family.siblings(2)) as [number, number]
  const own = await family.made(b, { no_entregar: true, telefono: '7221234567' })
  const { body } = await family.create(a, { hermanos: true, puede_recoger: true })
  expect(body.hermanos).toMatchObject({ copiados: [], cambiados: [], omitidos: [{ alumno: { id: b } }] })
  const before = await family.list(b)
  const again = await family.change(body.responsable.id, { hermanos: true })
  expect([again.status, again.body.hermanos.omitidos[0].motivo]).toEqual([200, 'Ya tiene a MARÍA PEÑA.'])
  expect(await family.list(b)).toEqual(before)
  expect(before).toMatchObject([{ id: own, no_entregar: true }])
})

it('a change reaches the row of the same name with the changed fields alone', async () => {
  const [a, b] = (await family.siblings(2)) as [number, number]
  const id = await family.made(a)
  await family.made(b, { emergencia: 4, nota: 'Solo de aquí' })
  const { body } = await family.change(id, {
    nombre: 'María Peña Gil',
    telefono: '7220000000',
    hermanos: true,
  })
  expect(ids(body.hermanos.cambiados)).toEqual([b])
  expect(await family.list(b)).toMatchObject([
    { nombre: 'MARÍA PEÑA GIL', telefono: '7220000000', emergencia: 4, nota: 'Solo de aquí' },
  ])
})

it('a sibling who must not be given to the adult stays so', async () => {
  const [a, b] = (await family.siblings(2)) as [number, number]
  const id = await family.made(a)
  await family.made(b, { no_entregar: true })
  const { body } = await family.change(id, { puede_recoger: true, hermanos: true })
  expect(body.responsable.puede_recoger).toBe(true)
  expect(body.hermanos.omitidos).toMatchObject([
    { alumno: { id: b }, motivo: 'Ahí está marcado que no se le entrega.' },
  ])
  expect(await family.list(b)).toMatchObject([{ no_entregar: true, puede_recoger: false }])
})

it('a sibling with another adult of the new name, or with twelve, is left out and named', async () => {
  const [a, b, c] = (await family.siblings(3)) as [number, number, number]
  const id = await family.made(a, { nombre: 'Juan' })
  await family.made(b, { nombre: 'Juan' })
  await family.made(b, { nombre: 'Juan Ríos' })
  for (let at = 1; at <= 12; at++) await family.made(c, { nombre: `Adulto ${at}` })
  const { body } = await family.change(id, { nombre: 'Juan Ríos', hermanos: true })
  expect(body.hermanos.omitidos).toMatchObject([
    { alumno: { id: b }, motivo: 'Ya tiene a JUAN RÍOS.' },
    { alumno: { id: c }, motivo: 'Ya tiene 12 responsables.' },
  ])
})

const copyAll = (pupil: number) => server.admin.post(`/alumnos/${pupil}/responsables/hermanos`)

it('all adults go to all siblings in one call, those who must not take the child first', async () => {
  const [a, b, c] = (await family.siblings(3)) as [number, number, number]
  await family.made(a, { nombre: 'Ana Gil', emergencia: 1, nota: 'Llamar por la tarde' })
  const luis = await family.made(a, { nombre: 'Luis Ríos', no_entregar: true })
  await family.put(luis, 'foto', 'foto.jpg', await aJpeg())
  await family.made(b, { nombre: 'ana gil', emergencia: 4 })
  for (let at = 1; at <= 11; at++) await family.made(c, { nombre: `Adulto ${at}` })
  const { status, body } = await copyAll(a)
  expect([status, body.message]).toEqual([200, 'Responsables copiados a los hermanos.'])
  expect(body.hermanos).toMatchObject({
    copiados: [
      { alumno: { id: b }, responsable: 'LUIS RÍOS' },
      { alumno: { id: c }, responsable: 'LUIS RÍOS' },
    ],
    ya_estaban: [{ alumno: { id: b }, responsable: 'ANA GIL' }],
    sin_lugar: [{ alumno: { id: c }, responsable: 'ANA GIL' }],
  })
  const [first, own] = await family.list(b)
  expect(first).toMatchObject({ nombre: 'LUIS RÍOS', no_entregar: true, urlFoto: expect.any(String) })
  expect(own).toMatchObject({ emergencia: 4, nota: null })
  // Again: nothing is left to copy.
  expect((await copyAll(a)).body.hermanos.copiados).toEqual([])
  expect(await family.list(b)).toHaveLength(2)
})

it('when one copy fails no sibling keeps any', async () => {
  const [a, b, c] = (await family.siblings(3)) as [number, number, number]
  await family.made(a, { nombre: 'Ana Gil' })
  await family.made(a, { nombre: 'Luis Ríos' })
  const { db } = server
  await sql`ALTER TABLE guardians ADD CONSTRAINT refused CHECK (student_id <> ${sql.lit(c)} OR nombre <> 'LUIS RÍOS') NOT VALID`.execute(
    db,
  )
  const { status } = await copyAll(a)
  await sql`ALTER TABLE guardians DROP CONSTRAINT refused`.execute(db)
  expect(status).toBe(500)
  expect([await family.list(b), await family.list(c)]).toEqual([[], []])
})

it('all adults of an unknown pupil are 404, of a pupil without siblings no copies', async () => {
  expect((await copyAll(999_999)).status).toBe(404)
  const { status, body } = await copyAll(await family.pupil())
  expect([status, body.hermanos]).toEqual([200, { copiados: [], ya_estaban: [], sin_lugar: [] }])
})

it('a pupil without parent has no siblings', async () => {
  const pupil = await family.pupil()
  await family.pupil()
  const { body } = await family.create(pupil, { hermanos: true })
  expect(body.hermanos).toEqual({ copiados: [], cambiados: [], omitidos: [] })
})

it('copies have the photo and the identification as files of their own', async () => {
  const [a, b] = (await family.siblings(2)) as [number, number]
  const id = await family.made(a)
  await family.put(id, 'foto', 'foto.jpg', await aJpeg())
  await family.put(id, 'identificacion', 'ine.jpg', await aJpeg(300, 200, '#123'))
  await family.change(id, { hermanos: true })
  expect((await server.admin.delete(`/responsables/${id}`)).status).toBe(200)
  const [copy] = await family.list(b)
  for (const url of [copy.urlFoto, copy.urlMiniatura, copy.urlIdentificacion])
    expect((await openLink(server, url)).statusCode).toBe(200)
})
