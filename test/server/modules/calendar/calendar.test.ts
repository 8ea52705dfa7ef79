import { MONTH_NAMES } from '@contract/domain/months'
import { aPdf } from '@test/support/fixtures/documents'
import { aJpeg, aPng } from '@test/support/fixtures/pictures'
import { startServer, type TestServer } from '@test/support/server/harness'
import { fileNamed } from '@test/support/server/storedFiles'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

let shade = 0
/** Another picture each time: equal contents share one place on the disk. */
const picture = async () => fileNamed('mayo.png', await aPng(60, 40, `rgb(1, 2, ${++shade})`))
const register = async (mes: string, file = picture()) =>
  server.admin.form('POST', '/actividades', { mes }, [await file])
const entry = async (mes: string) => (await register(mes)).body.actividad
const count = async () =>
  (await server.db.selectFrom('calendar_entries').select('id').execute()).length +
  (await server.db.selectFrom('files').select('id').execute()).length

describe('registering', () => {
  it('answers the entry of a picture, with its size and links', async () => {
    const { status, body } = await register(
      'MAYO',
      aJpeg(640, 480).then((jpg) => fileNamed('x.jpg', jpg)),
    )
    expect([status, body.ok, body.message]).toEqual([200, true, 'La Actividad se registro correctamente'])
    expect(body.actividad).toEqual({
      id: expect.any(Number),
      mes: 'MAYO',
      tipo: 'image',
      urlFoto: expect.stringMatching(/^\/files\/\d+\/original\?/),
      urlMiniatura: expect.stringMatching(/^\/files\/\d+\/miniatura\?/),
      ancho: 640,
      alto: 480,
      peso: expect.any(Number),
      subido: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    })
    const shown = await server.admin.get(`/actividades/${body.actividad.id}`)
    expect(shown.body).toEqual({ ok: true, actividad: body.actividad })
  })

  it('answers the entry of a pdf, which has no thumbnail', async () => {
    const pdf = aPdf()
    const { body } = await register('JUNIO', Promise.resolve(fileNamed('junio.pdf', pdf)))
    expect(body.actividad).toMatchObject({ mes: 'JUNIO', tipo: 'pdf', peso: pdf.length })
    expect(body.actividad).toMatchObject({ urlMiniatura: null, ancho: null, alto: null })
  })

  it.each([
    ['no month', {}, 'Value is required'],
    ['an empty month', { mes: '' }, 'Debe ser uno de estos valores: ENERO'],
    ['a month in small letters', { mes: 'mayo' }, 'Debe ser uno de estos valores: ENERO'],
    ['another word', { mes: 'TODOS' }, 'Debe ser uno de estos valores: ENERO'],
  ])('refuses %s, and nothing stays', async (_what, fields: Record<string, string>, reason) => {
    const before = await count()
    const { status, body } = await server.admin.form('POST', '/actividades', fields, [await picture()])
    expect([status, body.campos.mes]).toEqual([400, expect.stringContaining(reason)])
    expect(await count()).toBe(before)
  })

  it('refuses no file, as a form and as JSON, in the words for it', async () => {
    const refusal = {
      ok: false,
      message: 'Debes Seleccionar una Imagen',
      campos: { file: 'Debes Seleccionar una Imagen' },
    }
    for (const sent of [
      await server.admin.form('POST', '/actividades', { mes: 'MAYO' }),
      await server.admin.post('/actividades', { mes: 'MAYO' }),
    ])
      expect([sent.status, sent.body]).toEqual([400, refusal])
  })

  it('refuses two files', async () => {
    const before = await count()
    const files = [await picture(), await picture()]
    const { status, body } = await server.admin.form('POST', '/actividades', { mes: 'MAYO' }, files)
    expect([status, body.campos]).toEqual([400, { file: 'Se acepta un solo archivo.' }])
    expect(await count()).toBe(before)
  })
})

test('the list is in the order of the year, and of one month the newest first', async () => {
  for (const mes of ['DICIEMBRE', 'ENERO', 'AGOSTO', 'ENERO']) await register(mes)
  const { body } = await server.admin.get('/actividades')
  const rows = body.actividades as { id: number; mes: (typeof MONTH_NAMES)[number] }[]
  const places = rows.map(({ mes }) => MONTH_NAMES.indexOf(mes))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  const january = rows.filter(({ mes }) => mes === 'ENERO').map(({ id }) => id)
  expect(january).toHaveLength(2)
  expect(january[0]!).toBeGreaterThan(january[1]!)
})

describe('changing the month', () => {
  it('answers the entry with the same file', async () => {
    const before = await entry('MARZO')
    const { status, body } = await server.admin.patch(`/actividades/data/${before.id}`, { mes: 'ABRIL' })
    expect([status, body.actividad]).toEqual([200, { ...before, mes: 'ABRIL' }])
  })

  it.each([[{}], [{ mes: 'abril' }], [{ mes: 4 }], [{ mes: null }]])('refuses %j', async (body) => {
    const before = await entry('MARZO')
    const answer = await server.admin.patch(`/actividades/data/${before.id}`, body)
    expect([answer.status, Object.keys(answer.body.campos)]).toEqual([400, ['mes']])
    expect((await server.admin.get(`/actividades/${before.id}`)).body.actividad).toEqual(before)
  })
})

test('an entry that is not there answers 404 to every call', async () => {
  const id = 2_147_483_647
  const answers = [
    await server.admin.get(`/actividades/${id}`),
    await server.admin.patch(`/actividades/data/${id}`, { mes: 'MAYO' }),
    await server.admin.form('PATCH', `/actividades/image/${id}`, {}, [await picture()]),
    await server.admin.delete(`/actividades/${id}`),
  ]
  expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
    answers.map(() => [404, 'No existe esta actividad del calendario.']),
  )
})

test('two who change one entry at once: both answers are whole, the last month stays', async () => {
  const { id } = await entry('MARZO')
  const change = (mes: string) => server.admin.patch(`/actividades/data/${id}`, { mes })
  const answers = await Promise.all(['ABRIL', 'MAYO', 'JUNIO'].map(change))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const { body } = await server.admin.get(`/actividades/${id}`)
  expect(['ABRIL', 'MAYO', 'JUNIO']).toContain(body.actividad.mes)
})
