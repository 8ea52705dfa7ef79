import { eventually } from '@test/support/eventually'
import { aPdf, aWebPage } from '@test/support/fixtures/documents'
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
  const { body } = await server.admin.get('/actividades')
  for (const { id } of body.actividades) await server.admin.delete(`/actividades/${id}`)
  await eventually(async () => expect(await storedFiles(server)).toEqual({ contents: [], leftovers: [] }))
})

const register = async (content: Buffer, mes = 'MAYO') => {
  const { status, body } = await server.admin.form('POST', '/actividades', { mes }, [
    fileNamed('foto.jpg', content),
  ])
  expect(status).toBe(200)
  return body.actividad
}
const replace = (id: number, content: Buffer, urlFoto?: string) =>
  server.admin.form('PATCH', `/actividades/image/${id}`, urlFoto === undefined ? {} : { urlFoto }, [
    fileNamed('otra.jpg', content),
  ])
const contents = async () => (await storedFiles(server)).contents

it('a page dressed as a picture is refused by both calls, and nothing of it stays', async () => {
  const before = await register(await aJpeg())
  const kept = await storedFiles(server)
  const file = fileNamed('foto.jpg', aWebPage())
  const answers = [
    await server.admin.form('POST', '/actividades', { mes: 'MAYO' }, [file]),
    await server.admin.form('PATCH', `/actividades/image/${before.id}`, {}, [file]),
  ]
  for (const { status, body } of answers) {
    expect([status, body.campos.file]).toEqual([415, expect.stringMatching(/no es de un tipo permitido/)])
    expect(body.message).toBe(body.campos.file)
  }
  expect(await storedFiles(server)).toEqual({ ...kept, leftovers: [] })
  expect((await server.admin.get('/actividades')).body.actividades).toEqual([before])
})

describe('replacing the file', () => {
  it('an image by a pdf: the month stays, the old contents go after the commit', async () => {
    const before = await register(await aJpeg())
    const old = await contents()
    expect(old).toHaveLength(2)
    const { status, body } = await replace(before.id, aPdf(), before.urlFoto)
    expect(status).toBe(200)
    expect(body.actividad).toMatchObject({ id: before.id, mes: 'MAYO', tipo: 'pdf', urlMiniatura: null })
    expect(body.actividad.urlFoto).not.toBe(before.urlFoto)
    await eventually(async () => {
      const now = await contents()
      expect([now.length, now.filter((each) => old.includes(each))]).toEqual([1, []])
    })
    expect((await openLink(server, before.urlFoto)).statusCode).toBe(404)
    expect(await server.db.selectFrom('files').select('kind').execute()).toEqual([{ kind: 'pdf' }])
  })

  it('by the same content: it stays on the disk', async () => {
    const jpg = await aJpeg()
    const before = await register(jpg)
    const { body } = await replace(before.id, jpg)
    expect((await openLink(server, body.actividad.urlFoto)).statusCode).toBe(200)
    expect(await contents()).toHaveLength(2)
  })

  it('without a file is 400, and nothing changes', async () => {
    const before = await register(await aJpeg())
    for (const { status, body } of [
      await server.admin.form('PATCH', `/actividades/image/${before.id}`, { urlFoto: before.urlFoto }),
      await server.admin.patch(`/actividades/image/${before.id}`, {}),
    ])
      expect([status, body.campos]).toEqual([400, { file: 'Debes Seleccionar una Imagen' }])
    expect((await server.admin.get(`/actividades/${before.id}`)).body.actividad).toEqual(before)
  })

  it('409 when somebody else replaced it since, whatever became of the link; the new upload goes', async () => {
    const before = await register(await aJpeg())
    server.clock.now = new Date(server.clock.now.getTime() + 5 * 60_000)
    const first = await replace(before.id, await aPng(), before.urlFoto)
    expect(first.status).toBe(200)
    const late = await replace(before.id, aPdf(), before.urlFoto)
    expect([late.status, late.body.message]).toEqual([
      409,
      'Alguien más ya cambió este archivo. Mira el nuevo antes de reemplazarlo.',
    ])
    await eventually(async () => expect(await contents()).toHaveLength(2))
    expect((await storedFiles(server)).leftovers).toEqual([])
    const { body } = await server.admin.get(`/actividades/${before.id}`)
    expect(body.actividad.urlFoto).toBe(first.body.actividad.urlFoto)
  })

  it('by two at the same moment: one wins, the other is told so; who changes the month meanwhile changes it', async () => {
    const before = await register(await aJpeg())
    let sent: Promise<Answer>[] = []
    await server.db.transaction().execute(async (tx) => {
      await tx.selectFrom('calendar_entries').select('id').forUpdate().execute()
      sent = [await aPng(), aPdf()].map((content) => replace(before.id, content, before.urlFoto))
      await someoneWaits(server.db, 2)
      sent.push(server.admin.patch(`/actividades/data/${before.id}`, { mes: 'JUNIO' }))
      await someoneWaits(server.db, 3)
    })
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    expect([statuses.slice(0, 2).sort(), statuses[2]]).toEqual([[200, 409], 200])
  })

  it.each(['', 'foto.jpg', 'https://otra.escuela.mx/fotos/7.jpg'])(
    'a link of another kind (%p) says nothing of the file',
    async (urlFoto) => {
      const before = await register(await aJpeg())
      expect((await replace(before.id, await aPng(), urlFoto)).status).toBe(200)
    },
  )
})

describe('deleting', () => {
  it('takes the file along after the commit, and answers what went', async () => {
    const stays = await register(await aPng())
    const before = await register(await aJpeg())
    const { status, body } = await server.admin.delete(`/actividades/${before.id}`)
    expect([status, body]).toEqual([200, { ok: true, message: 'Eliminacion Exitosa', actividad: before }])
    await eventually(async () => expect(await contents()).toHaveLength(2))
    expect((await openLink(server, before.urlFoto)).statusCode).toBe(404)
    expect((await server.admin.get('/actividades')).body.actividades).toEqual([stays])
    expect((await server.admin.delete(`/actividades/${before.id}`)).status).toBe(404)
  })
})
