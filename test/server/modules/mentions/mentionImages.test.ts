import { eventually } from '@test/support/eventually'
import { aJpeg, aPng } from '@test/support/fixtures/pictures'
import { someoneWaits } from '@test/support/database/lockWaits'
import { SCHOOL_DAY, startServer, type Answer, type TestServer } from '@test/support/server/harness'
import { fileNamed, openLink, storedFiles } from '@test/support/server/storedFiles'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
/** Each test begins with an empty folder; a server of its own took ten times as long. */
afterEach(async () => {
  server.clock.now = new Date(SCHOOL_DAY)
  const { body } = await server.admin.get('/menciones')
  for (const { id } of body.menciones) await server.admin.delete(`/menciones/${id}`)
  await eventually(async () => expect(await storedFiles(server)).toEqual({ contents: [], leftovers: [] }))
})

const MENTION = { titulo: 'OLIMPIADA', fecha: '2026-09-15', descripcion: 'PRIMER LUGAR' }
const register = async (content: Buffer) => {
  const file = fileNamed('foto.jpg', content)
  const { status, body } = await server.admin.form('POST', '/menciones', MENTION, [file])
  expect(status).toBe(200)
  return body.mencion
}
const replace = (id: number, content: Buffer, urlFoto = '') =>
  server.admin.form('PATCH', `/menciones/image/${id}`, { urlFoto }, [fileNamed('otra.jpg', content)])
const contents = async () => (await storedFiles(server)).contents

// Which bytes are no image is in files/types; what a call answers to them in files/uploads.
test('a broken picture is refused by both calls, and nothing of it stays', async () => {
  const before = await register(await aJpeg())
  const kept = await storedFiles(server)
  const file = fileNamed('rota.jpg', (await aJpeg()).subarray(0, 400))
  for (const answer of [
    await server.admin.form('POST', '/menciones', MENTION, [file]),
    await server.admin.form('PATCH', `/menciones/image/${before.id}`, {}, [file]),
  ])
    expect([answer.status, answer.body.campos.file]).toEqual([
      415,
      expect.stringMatching(/imagen está dañada/),
    ])
  expect(await storedFiles(server)).toEqual({ ...kept, leftovers: [] })
  expect((await server.admin.get('/menciones')).body.menciones).toEqual([before])
})

test('the new image takes the place of the old one, whose contents go after the commit', async () => {
  const before = await register(await aJpeg())
  const old = await contents()
  const { status, body } = await replace(before.id, await aPng(100, 50), before.urlFoto)
  expect([status, body.mencion]).toEqual([
    200,
    {
      ...before,
      urlFoto: expect.any(String),
      urlMiniatura: expect.any(String),
      ancho: 100,
      alto: 50,
    },
  ])
  await eventually(async () => {
    const now = await contents()
    expect([now.length, now.filter((each) => old.includes(each))]).toEqual([2, []])
  })
  expect((await openLink(server, before.urlFoto)).statusCode).toBe(404)
})

test('409 when somebody else replaced it since; the new upload goes', async () => {
  const before = await register(await aJpeg())
  expect((await replace(before.id, await aPng(), before.urlFoto)).status).toBe(200)
  const late = await replace(before.id, await aPng(9, 9), before.urlFoto)
  expect([late.status, late.body.message]).toEqual([
    409,
    'Alguien más ya cambió este archivo. Mira el nuevo antes de reemplazarlo.',
  ])
  await eventually(async () => expect(await contents()).toHaveLength(2))
})

test('two who replace it at the same moment: one wins, the other is told so', async () => {
  const before = await register(await aJpeg())
  let sent: Promise<Answer>[] = []
  await server.db.transaction().execute(async (tx) => {
    await tx.selectFrom('mentions').select('id').forUpdate().execute()
    sent = [await aPng(), await aPng(9, 9)].map((content) => replace(before.id, content, before.urlFoto))
    await someoneWaits(server.db, 2)
  })
  expect((await Promise.all(sent)).map(({ status }) => status).sort()).toEqual([200, 409])
})

test('without an image 400 in the customer’s words, and nothing changes', async () => {
  const before = await register(await aJpeg())
  const { status, body } = await server.admin.form('PATCH', `/menciones/image/${before.id}`, {})
  expect([status, body.campos]).toEqual([400, { file: 'Debes Seleccionar una Imagen' }])
  expect((await server.admin.get(`/menciones/${before.id}`)).body.mencion).toEqual(before)
})

test('deleting takes the image along, and answers what went', async () => {
  const before = await register(await aJpeg())
  const { status, body } = await server.admin.delete(`/menciones/${before.id}`)
  expect([status, body]).toEqual([200, { ok: true, message: 'Eliminacion Exitosa', mencion: before }])
  await eventually(async () => expect(await storedFiles(server)).toEqual({ contents: [], leftovers: [] }))
  expect((await openLink(server, before.urlFoto)).statusCode).toBe(404)
  expect((await server.admin.get('/menciones')).body.menciones).toEqual([])
})
