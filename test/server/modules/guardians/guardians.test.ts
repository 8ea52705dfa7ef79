import { aJpeg } from '@test/support/fixtures/pictures'
import { SCHOOL_DAY, startServer, type TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'
import { refusalOf } from '@test/support/server/refusal'
import { openFamily } from './family'

let server: TestServer
let family: ReturnType<typeof openFamily>
let pupil: number
beforeAll(async () => {
  server = await startServer()
  family = openFamily(server)
})
beforeEach(async () => {
  pupil = await family.pupil()
})
afterAll(() => server.close())

it('an adult is kept in capitals, with ten digits and their defaults', async () => {
  const { body } = await family.create(pupil, { nombre: '  maría   peña ', telefono: '+52 (55) 1234-5678' })
  const row = {
    id: expect.any(Number),
    nombre: 'MARÍA PEÑA',
    parentesco: 'MADRE',
    telefono: '5512345678',
    telefono2: null,
    correo: null,
    vive_con: false,
    emergencia: null,
    puede_recoger: false,
    no_entregar: false,
    nota: null,
    urlFoto: null,
    urlMiniatura: null,
    urlIdentificacion: null,
    tipoIdentificacion: null,
  }
  expect(body).toEqual({ ok: true, message: 'Responsable registrado.', responsable: row })
  expect(await family.list(pupil)).toEqual([row])
})

it('those who must not take the pupil come first, then whom to call first', async () => {
  await family.made(pupil, { nombre: 'Cuarta' })
  await family.made(pupil, { nombre: 'Tercera', emergencia: 2, puede_recoger: true })
  await family.made(pupil, { nombre: 'Segunda', emergencia: 1, vive_con: true, correo: ' a@b.mx ' })
  await family.made(pupil, { nombre: 'Primero', no_entregar: true, nota: 'Orden del juzgado' })
  const rows: { nombre: string }[] = await family.list(pupil)
  expect(rows.map(({ nombre }) => nombre)).toEqual(['PRIMERO', 'SEGUNDA', 'TERCERA', 'CUARTA'])
  expect(rows[0]).toMatchObject({ no_entregar: true, nota: 'Orden del juzgado' })
  expect(rows[1]).toMatchObject({ vive_con: true, correo: 'a@b.mx', emergencia: 1 })
})

it('a change keeps what it does not send and empties what it sends empty', async () => {
  const id = await family.made(pupil, { telefono2: '7221234567', nota: 'Llega tarde', emergencia: 3 })
  const { body } = await family.change(id, { parentesco: 'tutora', telefono2: '', emergencia: null })
  expect(body.responsable).toMatchObject({
    nombre: 'MARÍA PEÑA',
    parentesco: 'TUTORA',
    telefono2: null,
    emergencia: null,
    nota: 'Llega tarde',
  })
  expect((await family.change(id, { nota: '  ' })).body.responsable.nota).toBeNull()
  expect(await family.change(id, {})).toMatchObject({
    status: 400,
    body: { message: 'No puedes enviar datos vacios' },
  })
})

it.each([
  [{ nombre: '  ' }, 'nombre', 'Value is required'],
  [{ nombre: 'X'.repeat(201) }, 'nombre', expect.any(String)],
  [{ parentesco: '' }, 'parentesco', 'Value is required'],
  [{ telefono: '551234567' }, 'telefono', 'El teléfono debe tener 10 dígitos'],
  [{ telefono2: '123' }, 'telefono2', 'El teléfono debe tener 10 dígitos'],
  [{ correo: 'sin arroba' }, 'correo', expect.stringContaining('nombre@dominio.mx')],
  [{ emergencia: 0 }, 'emergencia', expect.any(String)],
  [{ emergencia: 10 }, 'emergencia', expect.any(String)],
  [{ puede_recoger: 'sí' }, 'puede_recoger', expect.any(String)],
  [{ nota: 'X'.repeat(501) }, 'nota', expect.any(String)],
  [{ puede_recoger: true, no_entregar: true }, 'no_entregar', expect.stringContaining('misma persona')],
])('%j is 400 for a new adult and for a change, and changes nothing', async (over, campo, message) => {
  const id = await family.made(pupil)
  const before = await family.list(pupil)
  const refusal = { status: 400, body: { campos: { [campo]: message } } }
  expect(await family.create(pupil, { nombre: 'Otra', ...over })).toMatchObject(refusal)
  expect(await family.change(id, over)).toMatchObject(refusal)
  expect(await family.list(pupil)).toEqual(before)
})

it('a change that would make "recoge" and "no se le entrega" meet is 400, also from two open pages at once', async () => {
  const id = await family.made(pupil, { puede_recoger: true })
  const refusal = { status: 400, body: { campos: { no_entregar: expect.any(String) } } }
  expect(await family.change(id, { no_entregar: true })).toMatchObject(refusal)
  expect((await family.change(id, { puede_recoger: false, no_entregar: true })).status).toBe(200)
  expect(await family.change(id, { puede_recoger: true })).toMatchObject(refusal)

  const other = await family.made(pupil, { nombre: 'Otra' })
  const answers = await Promise.all([
    family.change(other, { puede_recoger: true }),
    family.change(other, { no_entregar: true }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
})

it('the same name twice at a pupil is 409 whatever its case and accents, also at the same moment', async () => {
  const id = await family.made(pupil)
  const again = await family.create(pupil, { nombre: 'MARIA PENA'.replace('PENA', 'PEÑA') })
  expect(again).toMatchObject({
    status: 409,
    body: { campos: { nombre: expect.stringContaining('MARÍA PEÑA') } },
  })
  const other = await family.made(pupil, { nombre: 'Juan' })
  expect((await family.change(other, { nombre: 'maria peña' })).status).toBe(409)
  expect((await family.change(id, { nombre: 'maria peña' })).status).toBe(200)
  const both = await Promise.all([
    family.create(pupil, { nombre: 'Ana' }),
    family.create(pupil, { nombre: 'Ana' }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

it('a pupil has at most twelve', async () => {
  for (let at = 1; at <= 12; at++) await family.made(pupil, { nombre: `Adulto ${at}` })
  const { status, body } = await family.create(pupil, { nombre: 'Adulto 13' })
  expect([status, body.message]).toEqual([409, expect.stringContaining('ya tiene 12 responsables')])
})

it('what does not exist is 404', async () => {
  const { admin } = server
  for (const { status } of [
    await admin.get('/alumnos/999999/responsables'),
    await family.create(999999),
    await family.change(999999, { nombre: 'X' }),
    await admin.delete('/responsables/999999'),
  ])
    expect(status).toBe(404)
  expect(refusalOf(await family.create(999999, { telefono: '1' }))).toEqual([
    400,
    { telefono: 'El teléfono debe tener 10 dígitos' },
  ])
})

it('deleting the last adult is allowed', async () => {
  const id = await family.made(pupil, { nota: 'Solo ella' })
  const { status, body } = await server.admin.delete(`/responsables/${id}`)
  expect([status, body.responsable.nombre]).toEqual([200, 'MARÍA PEÑA'])
  expect(await family.list(pupil)).toEqual([])
})

it("the pupil's own page says first to whom not to give the pupil, and no list does", async () => {
  await family.made(pupil, { puede_recoger: true, emergencia: 1, nota: 'SECRETO DE LA NOTA' })
  await family.made(pupil, { nombre: 'Sin permiso', emergencia: 2 })
  await family.made(pupil, {
    nombre: 'Luis Ríos',
    parentesco: 'Padre',
    telefono: '7221234567',
    no_entregar: true,
  })
  const { body } = await server.admin.get(`/alumnos/${pupil}`)
  expect(body.alumno.entrega).toEqual([
    expect.objectContaining({ nombre: 'LUIS RÍOS', parentesco: 'PADRE', no_entregar: true }),
    {
      id: expect.any(Number),
      nombre: 'MARÍA PEÑA',
      parentesco: 'MADRE',
      telefono: '5512345678',
      puede_recoger: true,
      no_entregar: false,
    },
  ])
  expect(JSON.stringify(body)).not.toContain('SECRETO DE LA NOTA')
  const lists = await server.admin.get('/alumnos/historial')
  expect(JSON.stringify(lists.body)).not.toMatch(/LUIS RÍOS|SECRETO/)
})

it('notes and files leave no value in the bitácora, names do', async () => {
  const id = await family.made(pupil, { nota: 'SECRETO DE LA NOTA' })
  await family.change(id, { nota: 'OTRO SECRETO', telefono: '7221234567' })
  await server.admin.delete(`/responsables/${id}`)
  const { body } = await server.admin.get(`/bitacora?tipo=RESPONSABLE&id=${id}`)
  expect(body.bitacora.map(({ accion, nombre }: Record<string, string>) => [accion, nombre])).toEqual([
    ['DELETE', 'MARÍA PEÑA'],
    ['UPDATE', 'MARÍA PEÑA'],
    ['CREATE', 'MARÍA PEÑA'],
  ])
  const said = JSON.stringify(body)
  expect(said).toContain('"campo":"nota"')
  expect(said).not.toMatch(/SECRETO/)
  expect(JSON.stringify(await server.db.selectFrom('audit_values').selectAll().execute())).not.toMatch(
    /SECRETO/,
  )
})

it('whoever sees a note or an identification leaves a line, who sees neither leaves none', async () => {
  const lines = async () =>
    (await server.admin.get(`/bitacora?tipo=SALUD&id=${pupil}`)).body.bitacora.map(
      ({ accion }: { accion: string }) => accion,
    )
  // The school's day begins an hour: a second earlier is another one.
  server.clock.now = new Date(Date.parse(SCHOOL_DAY) - 1000)
  const id = await family.made(pupil)
  await family.list(pupil)
  expect(await lines()).toEqual([])
  await family.put(id, 'identificacion', 'ine.jpg', await aJpeg())
  expect(await lines()).toEqual(['READ'])
  await family.list(pupil)
  expect(await lines()).toEqual(['READ'])
  server.clock.now = new Date(SCHOOL_DAY)
  await family.list(pupil)
  expect(await lines()).toEqual(['READ', 'READ'])
})

it('the lists that are exported say whom to call first, to users who may read pupils alone', async () => {
  await family.made(pupil, { nombre: 'Segunda', emergencia: 2 })
  await family.made(pupil, { nombre: 'Primera', emergencia: 1, nota: 'SECRETO DE LA NOTA' })
  await family.made(pupil, { nombre: 'Sin número' })
  const { body } = await server.admin.get('/alumnos/historial')
  const row = body.alumnos.find(({ id }: { id: number }) => id === pupil)
  expect(row.llamar).toEqual({ nombre: 'PRIMERA', telefono: '5512345678' })
  expect(JSON.stringify(body)).not.toContain('SECRETO')
  await openOffice(server).enrol(await openOffice(server).addCycle(), [pupil])
  const cashier = await server.userWith([['CARGOS', 'READ']])
  const enrolled = await cashier.get('/alumnos/actualmente/inscritos')
  expect(enrolled.body.alumnos[0].id).toBe(pupil)
  expect(enrolled.body.alumnos[0]).not.toHaveProperty('llamar')
  const seen = await server.admin.get('/alumnos/actualmente/inscritos')
  expect(seen.body.alumnos[0].llamar.nombre).toBe('PRIMERA')
})
