import { aPdf, aWebPage } from '@test/support/fixtures/documents'
import { aJpeg, aPng } from '@test/support/fixtures/pictures'
import { startServer, type TestServer } from '@test/support/server/harness'
import { refusalOf } from '@test/support/server/refusal'
import { openLink, storedFiles } from '@test/support/server/storedFiles'
import { openFamily } from './family'

let server: TestServer
let family: ReturnType<typeof openFamily>
let pupil: number
let id: number
beforeAll(async () => {
  server = await startServer()
  family = openFamily(server)
})
beforeEach(async () => {
  pupil = await family.pupil()
  id = await family.made(pupil)
})
afterAll(() => server.close())

it('a photo has a thumbnail; an identification is a picture or a PDF', async () => {
  const photo = await family.put(id, 'foto', 'foto.jpg', await aJpeg())
  expect([photo.status, photo.body.message]).toEqual([200, 'El archivo se guardó.'])
  expect(photo.body.responsable).toMatchObject({
    urlFoto: expect.any(String),
    urlMiniatura: expect.any(String),
  })
  const paper = await family.put(id, 'identificacion', 'ine.pdf', aPdf())
  expect(paper.body.responsable.tipoIdentificacion).toBe('pdf')
  const opened = await openLink(server, paper.body.responsable.urlIdentificacion)
  expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'application/pdf'])
  const picture = await family.put(id, 'identificacion', 'ine.png', await aPng())
  expect(picture.body.responsable.tipoIdentificacion).toBe('image')
})

it('a photo that is a PDF is 415 and leaves nothing; so is an identification that is neither', async () => {
  const before = await storedFiles(server)
  expect((await family.put(id, 'identificacion', 'ine.jpg', aWebPage())).status).toBe(415)
  const answer = await family.put(id, 'foto', 'foto.jpg', aPdf('photo'))
  expect(answer).toMatchObject({
    status: 415,
    body: { campos: { file: expect.stringContaining('JPG o PNG') } },
  })
  expect(await storedFiles(server)).toEqual(before)
  expect((await family.list(pupil))[0].urlFoto).toBeNull()
})

it('no file is 400, another name or adult is 404', async () => {
  const { admin } = server
  expect(refusalOf(await admin.form('POST', `/responsables/${id}/archivo/foto`, {}))).toEqual([
    400,
    { file: 'Debes Seleccionar una Imagen' },
  ])
  expect((await family.put(id, 'firma', 'foto.jpg', await aJpeg())).status).toBe(404)
  expect((await family.put(999999, 'foto', 'foto.jpg', await aJpeg())).status).toBe(404)
  expect((await admin.delete(`/responsables/${id}/archivo/foto`)).status).toBe(404)
  expect((await admin.delete(`/responsables/${id}/archivo/firma`)).status).toBe(404)
})

it('a file that is replaced or taken away is gone from the disk', async () => {
  const rows = await family.fileRows()
  const { contents } = await storedFiles(server)
  await family.put(id, 'identificacion', 'ine.jpg', await aJpeg(300, 200, '#111'))
  await family.put(id, 'identificacion', 'ine.jpg', await aJpeg(300, 200, '#222'))
  expect(await family.fileRows()).toBe(rows + 1)
  const { status, body } = await server.admin.delete(`/responsables/${id}/archivo/identificacion`)
  expect([status, body.responsable.urlIdentificacion]).toEqual([200, null])
  expect(await family.fileRows()).toBe(rows)
  expect((await storedFiles(server)).contents.sort()).toEqual(contents.sort())
})

it('a deleted adult, and a deleted pupil with the adults, leave no file', async () => {
  const rows = await family.fileRows()
  const { contents } = await storedFiles(server)
  const other = await family.made(pupil, { nombre: 'Otra' })
  for (const each of [id, other]) {
    await family.put(each, 'foto', 'foto.jpg', await aJpeg(300, 200, `#33${each % 10}`))
    await family.put(each, 'identificacion', 'ine.jpg', await aJpeg(300, 200, `#44${each % 10}`))
  }
  expect((await server.admin.delete(`/responsables/${other}`)).status).toBe(200)
  expect(await family.fileRows()).toBe(rows + 2)
  expect((await server.admin.delete(`/alumnos/${pupil}`)).status).toBe(200)
  expect(await family.fileRows()).toBe(rows)
  expect((await storedFiles(server)).contents.sort()).toEqual(contents.sort())
  expect(
    await server.db.selectFrom('guardians').selectAll().where('student_id', '=', pupil).execute(),
  ).toEqual([])
})
