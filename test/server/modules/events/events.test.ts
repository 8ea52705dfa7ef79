import { startServer, type TestServer } from '@test/support/server/harness'
import { refusalOf } from '@test/support/server/refusal'
import { EVENT, onDisk, photos, register, shown, video } from './album'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const NOBODY = 2_147_483_647

test('an event is registered with its files in order, uppercased', async () => {
  const { status, body } = await register(server.admin, [...(await photos(2)), video()], {
    titulo: ' fiesta del  niño ',
  })
  expect(status).toBe(200)
  expect(body).toEqual({
    ok: true,
    message: 'El Evento se registro correctamente',
    evento: {
      id: expect.any(Number),
      nombre: 'directora',
      titulo: 'FIESTA DEL NIÑO',
      descripcion: 'DE LA\nPRIMAVERA',
      fecha: '2026-03-20',
      urlFoto: [0, 1, 2].map(() =>
        expect.stringMatching(/^\/files\/\d+\/original\?sesion=[\w.-]+&exp=\d+&firma=/),
      ),
      archivos: [
        {
          tipo: 'image',
          urlFoto: body.evento.urlFoto[0],
          urlMiniatura: expect.any(String),
          ancho: 61,
          alto: 40,
        },
        {
          tipo: 'image',
          urlFoto: body.evento.urlFoto[1],
          urlMiniatura: expect.any(String),
          ancho: 62,
          alto: 40,
        },
        { tipo: 'video', urlFoto: body.evento.urlFoto[2], urlMiniatura: null, ancho: null, alto: null },
      ],
    },
  })
  expect(await shown(server.admin, body.evento.id)).toEqual(body.evento)
})

test('its links open as they are: picture, thumbnail, and a part of the video', async () => {
  const { body } = await register(server.admin, [...(await photos(1)), video(200_000)])
  const [picture, film] = body.evento.archivos
  const open = (url: string, headers = {}) => server.app.inject({ method: 'GET', url, headers })
  expect((await open(picture.urlFoto)).headers['content-type']).toBe('image/jpeg')
  expect((await open(picture.urlMiniatura)).headers['content-type']).toBe('image/webp')
  const part = await open(film.urlFoto, { range: 'bytes=100-199' })
  expect([part.statusCode, part.headers['content-type'], part.rawPayload.length]).toEqual([
    206,
    'video/mp4',
    100,
  ])
  const altered = film.urlFoto.replace(/.$/, (last: string) => (last === 'A' ? 'B' : 'A'))
  expect((await open(altered)).statusCode).toBe(403)
  expect((await open(film.urlFoto.replace(/\?.*/, ''))).statusCode).toBe(403)
})

test('the list has the newest day first, with the same rows', async () => {
  const { body: old } = await register(server.admin, await photos(1), { fecha: '2020-01-01' })
  const { body: late } = await register(server.admin, await photos(1), { fecha: '2030-01-01' })
  const { eventos } = (await server.admin.get('/eventos')).body
  expect(eventos[0]).toEqual(late.evento)
  expect(eventos.at(-1)).toEqual(old.evento)
  expect(eventos.map(({ fecha }: { fecha: string }) => fecha)).toEqual(
    eventos
      .map(({ fecha }: { fecha: string }) => fecha)
      .sort()
      .reverse(),
  )
})

test('title, description and day are changed; the files stay', async () => {
  const { evento } = (await register(server.admin, await photos(2))).body
  const { status, body } = await server.admin.patch(`/eventos/data/${evento.id}`, {
    titulo: 'posada',
    descripcion: 'trae\tvela\nignorado no',
    fecha: '2026-12-18',
  })
  expect(status).toBe(200)
  expect(body.message).toBe('El Evento se actualizo correctamente')
  expect(body.evento).toEqual({
    ...evento,
    titulo: 'POSADA',
    descripcion: 'TRAE VELA\nIGNORADO NO',
    fecha: '2026-12-18',
  })
})

test('what is wrong in a change is 400 at its field, and nothing changes', async () => {
  const { evento } = (await register(server.admin, await photos(1))).body
  for (const over of [
    { titulo: undefined },
    { titulo: '  ' },
    { titulo: 'A\nB' },
    { titulo: 'X'.repeat(201) },
    { titulo: 5 },
    { descripcion: undefined },
    { descripcion: ' \n ' },
    { fecha: '2026-02-30' },
    { fecha: '30/04/2026' },
    { titulo: undefined, descripcion: undefined, fecha: undefined },
  ]) {
    const { status, body } = await server.admin.patch(`/eventos/data/${evento.id}`, { ...EVENT, ...over })
    expect([over, status, Object.keys(body.campos).sort()]).toEqual([over, 400, Object.keys(over).sort()])
  }
  expect(await shown(server.admin, evento.id)).toEqual(evento)
})

test('an event that is not there is 404 on each of its calls', async () => {
  const answers = [
    await server.admin.get(`/eventos/${NOBODY}`),
    await server.admin.patch(`/eventos/data/${NOBODY}`, EVENT),
    await server.admin.patch(`/eventos/image/${NOBODY}`, { fotos: ['/files/1/original'] }),
    await server.admin.form('PATCH', `/eventos/image/${NOBODY}`, { fotos: '[]' }, await photos(1)),
    await server.admin.delete(`/eventos/${NOBODY}`),
  ]
  expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
    answers.map(() => [404, 'No existe este evento.']),
  )
  expect(refusalOf(await server.admin.get('/eventos/abc'))).toEqual([
    400,
    { id: 'Debe ser un número entero.' },
  ])
})

test('a deleted event is gone from the list, and its files from the disk', async () => {
  const before = await onDisk(server)
  const { evento } = (await register(server.admin, [...(await photos(2, 100)), video(9999)])).body
  expect((await onDisk(server)).length).toBe(before.length + 5)
  const { status, body } = await server.admin.delete(`/eventos/${evento.id}`)
  expect([status, body.message, body.evento.id]).toEqual([200, 'Eliminacion Exitosa', evento.id])
  expect((await server.admin.get(`/eventos/${evento.id}`)).status).toBe(404)
  expect(await onDisk(server)).toEqual(before)
  expect((await server.app.inject({ url: evento.urlFoto[0] })).statusCode).toBe(404)
})

test('the same key registers once; with another title it is 409', async () => {
  const files = await photos(1, 400)
  const send = (titulo: string) =>
    server.admin.form('POST', '/eventos', { ...EVENT, titulo }, files, { key: 'evento-1' })
  const first = await send('Kermés')
  expect((await send('Kermés')).body).toEqual(first.body)
  const other = await send('Otra')
  expect([other.status, other.body.ok]).toEqual([409, false])
  const titles = (await server.admin.get('/eventos')).body.eventos.map(
    (each: { titulo: string }) => each.titulo,
  )
  expect(titles.filter((each: string) => each === 'KERMÉS')).toHaveLength(1)
})
