import { aPdf } from '@test/support/fixtures/documents'
import { aJpeg, aPng } from '@test/support/fixtures/pictures'
import { startServer, type TestServer } from '@test/support/server/harness'
import { fileNamed } from '@test/support/server/storedFiles'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const MENTION = { titulo: 'Olimpiada de español', fecha: '2026-09-15', descripcion: 'Primer lugar' }
const picture = async () => fileNamed('foto.png', await aPng(60, 40))
const register = async (over: Record<string, string> = {}) =>
  server.admin.form('POST', '/menciones', { ...MENTION, ...over }, [await picture()])
const mention = async (over: Record<string, string> = {}) => (await register(over)).body.mencion
const count = async () =>
  (await server.db.selectFrom('mentions').select('id').execute()).length +
  (await server.db.selectFrom('files').select('id').execute()).length

describe('registering', () => {
  it('answers the mention, uppercase with its lines, and who registered it', async () => {
    const descripcion = ' primer lugar:\r\n  ana núñez \r\n\r\n\r\n¡felicidades! '
    const { status, body } = await register({ descripcion })
    expect([status, body.ok, body.message]).toEqual([200, true, 'La Mencion se registro correctamente'])
    expect(body.mencion).toEqual({
      id: expect.any(Number),
      nombre: 'directora',
      titulo: 'OLIMPIADA DE ESPAÑOL',
      descripcion: 'PRIMER LUGAR:\nANA NÚÑEZ\n\n¡FELICIDADES!',
      fecha: '2026-09-15',
      urlFoto: expect.stringMatching(/^\/files\/\d+\/original\?/),
      urlMiniatura: expect.stringMatching(/^\/files\/\d+\/miniatura\?/),
      ancho: 60,
      alto: 40,
    })
    const shown = await server.admin.get(`/menciones/${body.mencion.id}`)
    expect(shown.body).toEqual({ ok: true, mencion: body.mencion })
  })

  it.each([
    ['titulo', ''],
    ['titulo', '   '],
    ['titulo', 'A'.repeat(201)],
    ['titulo', 'DOS\nLINEAS'],
    ['titulo', 'A\u0000B'],
    ['fecha', ''],
    ['fecha', '15/09/2026'],
    ['fecha', '2026-02-30'],
    ['descripcion', ''],
    ['descripcion', ' \n '],
    ['descripcion', 'A'.repeat(4001)],
    ['descripcion', 'A\u0007B'],
  ])('refuses %s as %j, and nothing stays', async (campo, value) => {
    const before = await count()
    const { status, body } = await register({ [campo]: value })
    expect([status, Object.keys(body.campos)]).toEqual([400, [campo]])
    expect(await count()).toBe(before)
  })

  it.each(['titulo', 'fecha', 'descripcion'])('refuses no %s', async (campo) => {
    const { [campo as 'titulo']: _, ...rest } = MENTION
    const { status, body } = await server.admin.form('POST', '/menciones', rest, [await picture()])
    expect([status, body.campos]).toEqual([400, { [campo]: 'Value is required' }])
  })

  it('refuses no image in the customer’s words', async () => {
    for (const { status, body } of [
      await server.admin.form('POST', '/menciones', MENTION),
      await server.admin.post('/menciones', MENTION),
    ])
      expect([status, body.campos]).toEqual([400, { file: 'Debes Seleccionar una Imagen' }])
  })

  it('refuses a pdf: a mention has an image', async () => {
    const before = await count()
    const { status, body } = await server.admin.form('POST', '/menciones', MENTION, [
      fileNamed('a.pdf', aPdf()),
    ])
    expect([status, body.campos.file]).toEqual([
      415,
      'El archivo no es de un tipo permitido. Se aceptan imágenes JPG o PNG.',
    ])
    expect(await count()).toBe(before)
  })

  it('answers one key with one mention; another body under it is 409', async () => {
    const file = await picture()
    const send = (titulo: string) =>
      server.admin.form('POST', '/menciones', { ...MENTION, titulo }, [file], { key: 'mencion-1' })
    const [first, again, other] = [await send('UNA'), await send('UNA'), await send('OTRA')]
    expect([first.status, again.status, other.status]).toEqual([200, 200, 409])
    expect(again.body.mencion.id).toBe(first.body.mencion.id)
  })
})

test('the list: the latest day first, of one day the newest', async () => {
  const ids = []
  for (const fecha of ['2030-01-01', '2030-03-01', '2030-03-01', '2030-02-01'])
    ids.push((await mention({ fecha })).id)
  const { body } = await server.admin.get('/menciones')
  const shown = body.menciones.map(({ id }: { id: number }) => id).slice(0, 4)
  expect(shown).toEqual([ids[2], ids[1], ids[3], ids[0]])
})

describe('changing the text', () => {
  it('answers the mention with the same image', async () => {
    const before = await mention()
    const { status, body } = await server.admin.patch(`/menciones/data/${before.id}`, {
      titulo: 'concurso de poesía',
      fecha: '2026-10-01',
      descripcion: 'segundo\nlugar',
    })
    expect([status, body.mencion]).toEqual([
      200,
      { ...before, titulo: 'CONCURSO DE POESÍA', fecha: '2026-10-01', descripcion: 'SEGUNDO\nLUGAR' },
    ])
  })

  it.each([
    ['titulo', null],
    ['titulo', ' '],
    ['fecha', 20260915],
    ['descripcion', undefined],
  ])('refuses %s as %j', async (campo, value) => {
    const before = await mention()
    const answer = await server.admin.patch(`/menciones/data/${before.id}`, { ...MENTION, [campo]: value })
    expect([answer.status, Object.keys(answer.body.campos)]).toEqual([400, [campo]])
    expect((await server.admin.get(`/menciones/${before.id}`)).body.mencion).toEqual(before)
  })
})

describe('a mention that is not there', () => {
  it.each([
    ['0', 400],
    ['abc', 400],
    ['2147483647', 404],
  ])('id %s answers %i to every call', async (id, status) => {
    const answers = [
      await server.admin.get(`/menciones/${id}`),
      await server.admin.patch(`/menciones/data/${id}`, MENTION),
      await server.admin.form('PATCH', `/menciones/image/${id}`, {}, [await picture()]),
      await server.admin.delete(`/menciones/${id}`),
    ]
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status))
    if (status === 404) for (const { body } of answers) expect(body.message).toBe('No existe esta mención.')
  })
})

test('who registered it stays named after leaving', async () => {
  const secretary = await server.userWith([['MENCIONES', 'CREATE']])
  const { body } = await secretary.form('POST', '/menciones', MENTION, [fileNamed('foto.jpg', await aJpeg())])
  const { nombre, id } = body.mencion
  await server.db
    .updateTable('users')
    .set({ deactivated_at: new Date() })
    .where('name', '=', nombre)
    .execute()
  expect((await server.admin.get(`/menciones/${id}`)).body.mencion.nombre).toBe(nombre)
})
