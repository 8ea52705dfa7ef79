import { FIRST_NOT_IMAGE, TOO_MANY_FILES, TOO_MANY_VIDEOS } from '@contract/events/events.rules'
import { NO_IMAGE } from '@contract/domain/messages'
import { startServer, type TestServer } from '@test/support/server/harness'
import { keep, onDisk, photos, register, shown, video, widths } from './album'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const anEvent = async (count = 3) => (await register(server.admin, await photos(count))).body.evento

test('kept links stay in the order of fotos, new files follow, the others go from the disk', async () => {
  const evento = await anEvent()
  const [one, two, three] = evento.urlFoto
  const { status, body } = await keep(
    server.admin,
    evento.id,
    [three, one],
    [...(await photos(1, 50)), video()],
  )
  expect(status).toBe(200)
  expect(body.evento.archivos.map(({ tipo }: { tipo: string }) => tipo)).toEqual([
    'image',
    'image',
    'image',
    'video',
  ])
  expect(widths(body.evento)).toEqual([63, 61, 110, null])
  expect(body.evento.urlFoto.slice(0, 2)).toEqual([three, one])
  expect(await shown(server.admin, evento.id)).toEqual(body.evento)
  expect((await server.app.inject({ url: two })).statusCode).toBe(404)
  expect(await onDisk(server)).toHaveLength(3 * 2 + 1)
  await server.admin.delete(`/eventos/${evento.id}`)
  expect(await onDisk(server)).toEqual([])
})

test('links are matched by file: signed anew, of the thumbnail, or with the server’s address', async () => {
  const evento = await anEvent()
  const [one, two] = evento.urlFoto
  server.clock.now = new Date(server.clock.now.getTime() + 40 * 60_000)
  const signedAnew = await server.signIn('directora', 'Direccion#2026')
  const named = [`https://escuela.mx${two}`, evento.archivos[2].urlMiniatura, one, one]
  const { status, body } = await keep(signedAnew, evento.id, named)
  expect(status).toBe(200)
  expect(widths(body.evento)).toEqual([62, 63, 61])
  expect(body.evento.urlFoto).not.toContain(one)
})

test('orden puts the added among the kept; the first still has to be an image', async () => {
  const admin = await server.signIn('directora', 'Direccion#2026')
  const evento = (await register(admin, await photos(2))).body.evento
  const send = (orden: unknown, files: Awaited<ReturnType<typeof photos>>) =>
    admin.form(
      'PATCH',
      `/eventos/image/${evento.id}`,
      { fotos: JSON.stringify(evento.urlFoto), orden: JSON.stringify(orden) },
      files,
    )
  for (const wrong of [[0, 1], [0, 1, 2, 3], [0, 1, 1], [0, 1, '2'], 'hola', null])
    expect([wrong, (await send(wrong, await photos(1, 70))).status]).toEqual([wrong, 400])
  expect((await send([2, 0, 1], [video()])).body.message).toBe(FIRST_NOT_IMAGE)
  expect(widths(await shown(admin, evento.id))).toEqual([61, 62])
  expect(widths((await send([2, 1, 0], await photos(1, 70))).body.evento)).toEqual([130, 62, 61])
})

test('fotos may come as JSON when no file travels', async () => {
  const admin = await server.signIn('directora', 'Direccion#2026')
  const evento = (await register(admin, await photos(2))).body.evento
  const { body } = await admin.patch(`/eventos/image/${evento.id}`, { fotos: [evento.urlFoto[1]] })
  expect(widths(body.evento)).toEqual([62])
})

describe('what is refused leaves the event and the disk as they were', () => {
  let evento: Awaited<ReturnType<typeof anEvent>>
  let other: Awaited<ReturnType<typeof anEvent>>
  let before: string[]
  beforeAll(async () => {
    server.admin = await server.signIn('directora', 'Direccion#2026')
    evento = (await register(server.admin, [...(await photos(2)), video()])).body.evento
    other = (await register(server.admin, await photos(1, 80))).body.evento
    before = await onDisk(server)
  })
  const refused = async (fotos: unknown, files: Awaited<ReturnType<typeof photos>>, status: number) => {
    const answer = await keep(server.admin, evento.id, fotos, files)
    expect([answer.status, answer.body.ok]).toEqual([status, false])
    expect(await onDisk(server)).toEqual(before)
    expect(await shown(server.admin, evento.id)).toEqual(evento)
    return answer.body
  }

  test('no picture left', async () => {
    expect((await refused([], [], 400)).campos).toEqual({ files: NO_IMAGE })
  })

  test('a link to a file of another event, or to none', async () => {
    const told = await refused([evento.urlFoto[0], other.urlFoto[0]], await photos(1, 90), 400)
    expect(Object.keys(told.campos)).toEqual(['fotos'])
    for (const link of [
      '/files/999999/original',
      'hola',
      '',
      '/files/x/original',
      '/padres/1',
      '//files/1/original',
    ])
      await refused([evento.urlFoto[0], link], [], 400)
    expect(await shown(server.admin, other.id)).toEqual(other)
  })

  test('fotos that are no list of texts', async () => {
    for (const fotos of ['hola', { a: 1 }, [1], [null], null, 5])
      await refused(fotos, await photos(1, 90), 400)
    const without = await server.admin.form('PATCH', `/eventos/image/${evento.id}`, {}, await photos(1, 91))
    expect([without.status, Object.keys(without.body.campos)]).toEqual([400, ['fotos']])
    expect(await onDisk(server)).toEqual(before)
  })

  test('a video first', async () => {
    const [, , film] = evento.urlFoto
    expect((await refused([film, evento.urlFoto[0]], [], 400)).message).toBe(FIRST_NOT_IMAGE)
    expect((await refused([], [video(5000), ...(await photos(1))], 400)).message).toBe(FIRST_NOT_IMAGE)
  })

  test('a second video', async () => {
    expect((await refused(evento.urlFoto, [video(5000)], 400)).message).toBe(TOO_MANY_VIDEOS)
    await refused([evento.urlFoto[0]], [video(5000), video(6000)], 400)
  })

  test('more than six together', async () => {
    expect((await refused(evento.urlFoto, await photos(4, 90), 400)).message).toBe(TOO_MANY_FILES)
  })

  test('a wrong type beside good ones', async () => {
    const page = { field: 'files', name: 'foto.jpg', content: Buffer.from('<html><script>1</script></html>') }
    await refused(evento.urlFoto, [...(await photos(1, 90)), page], 415)
  })
})

test('two desks change the pictures at once: one after the other, and no file is lost or left', async () => {
  const admin = await server.signIn('directora', 'Direccion#2026')
  const evento = (await register(admin, await photos(2, 200))).body.evento
  const [one] = evento.urlFoto
  const answers = await Promise.all([
    keep(admin, evento.id, [one], await photos(1, 210)),
    keep(admin, evento.id, [one], await photos(1, 220)),
    admin.delete(`/eventos/${evento.id}`),
  ])
  for (const { status } of answers) expect([200, 404]).toContain(status)
  expect((await admin.get(`/eventos/${evento.id}`)).status).toBe(404)
  const { rows } = { rows: await server.db.selectFrom('files').select(['sha256', 'thumb_sha256']).execute() }
  const kept = new Set(rows.flatMap((row) => [row.sha256, row.thumb_sha256].filter((sha) => sha !== null)))
  expect((await onDisk(server)).map((file) => file.split('/').at(-1)).sort()).toEqual([...kept].sort())
})
