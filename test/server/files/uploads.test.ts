import type { FastifyInstance } from 'fastify'
import { aPdf, aWebPage } from '@test/support/fixtures/documents'
import { aPng } from '@test/support/fixtures/pictures'
import { aVideo } from '@test/support/fixtures/videos'
import { openStore, type OpenStore } from './storeFixture'
import { END, FORM, form, filePart, textPart, uploadApp } from './forms'

let files: OpenStore
let app: FastifyInstance
let png: Buffer
beforeAll(async () => {
  files = await openStore()
  app = await uploadApp(files.store)
  png = await aPng(20, 20)
})
afterAll(async () => {
  await app.close()
  await files.close()
})
afterEach(async () => {
  expect(await files.leftovers()).toEqual([])
})

const TITLE = textPart('titulo', 'Día del niño')

const post = async (
  url: string,
  payload: Buffer | object | string,
  headers: Record<string, string> = FORM,
) => {
  const answer = await app.inject({ method: 'POST', url, payload, headers })
  return { status: answer.statusCode, body: answer.json() as Record<string, unknown> }
}

describe('a form', () => {
  it('brings its texts and files', async () => {
    const { status, body } = await post(
      '/evento',
      form(TITLE, filePart('files', png), textPart('nota', ''), filePart('files', aVideo(), 'clip.mp4')),
    )
    expect([status, body]).toEqual([
      200,
      { ok: true, fields: { titulo: 'Día del niño', nota: '' }, kinds: ['image', 'video'] },
    ])
  })

  it('has no file where nobody chose one', async () => {
    const { body } = await post('/foto', form(TITLE, filePart('file', Buffer.alloc(0), '')))
    expect(body).toMatchObject({ ok: true, kinds: [] })
    const many = await post('/evento', form(TITLE, ...Array(8).fill(filePart('files', Buffer.alloc(0), ''))))
    expect(many.body).toMatchObject({ ok: true, kinds: [] })
  })

  it('is checked like a JSON body, in the same words', async () => {
    const json = { 'content-type': 'application/json' }
    const wrong = [
      [form(filePart('file', png)), {}],
      [form(textPart('titulo', ''), filePart('file', png)), { titulo: '' }],
      [form(textPart('titulo', 'x'.repeat(41))), { titulo: 'x'.repeat(41) }],
    ] as const
    for (const [body, same] of wrong) {
      const asForm = await post('/foto', body)
      expect(asForm.status).toBe(400)
      expect(asForm.body['campos']).toEqual({ titulo: expect.any(String) })
      expect(await post('/foto', same, json)).toEqual(asForm)
    }
  })

  it('may carry fields that nobody knows', async () => {
    const { status } = await post('/foto', form(TITLE, textPart('otro', 'x')))
    expect(status).toBe(200)
  })
})

describe('a form that is refused', () => {
  const cases: [string, string, () => Buffer, number, object][] = [
    [
      'a repeated text',
      '/foto',
      () => form(TITLE, TITLE),
      400,
      { campos: { titulo: expect.stringMatching(/más de una vez/) } },
    ],
    [
      'a second photo',
      '/foto',
      () => form(TITLE, filePart('file', png), filePart('file', png)),
      400,
      { message: 'Se acepta un solo archivo.' },
    ],
    [
      'seven files',
      '/evento',
      () => form(TITLE, ...Array<Buffer>(7).fill(filePart('files', png))),
      400,
      { message: 'Se aceptan hasta 6 archivos.' },
    ],
    [
      'a file in another field',
      '/foto',
      () => form(TITLE, filePart('avatar', png)),
      400,
      { message: 'Los archivos van en el campo «file».' },
    ],
    [
      'a web page named foto.jpg',
      '/foto',
      () => form(TITLE, filePart('file', aWebPage())),
      415,
      { campos: { file: expect.stringMatching(/imágenes JPG o PNG/) } },
    ],
    [
      'a pdf for a photo',
      '/foto',
      () => form(TITLE, filePart('file', aPdf(), 'foto.jpg')),
      415,
      { ok: false },
    ],
    [
      'a broken picture behind good ones',
      '/evento',
      () => form(TITLE, filePart('files', png), filePart('files', png.subarray(0, 60))),
      415,
      { ok: false },
    ],
    [
      '11 MB of a picture',
      '/foto',
      () => form(TITLE, filePart('file', Buffer.concat([png, Buffer.alloc(11_000_000)]))),
      413,
      { campos: { file: 'El archivo rebasa el límite de 10 MB.' } },
    ],
    [
      '30 MB declared for one photo',
      '/foto',
      () => form(TITLE, filePart('file', Buffer.alloc(30_000_000))),
      413,
      { ok: false },
    ],
    [
      'a text of 200 KB',
      '/foto',
      () => form(TITLE, textPart('nota', 'x'.repeat(200_000))),
      400,
      { campos: { nota: expect.stringMatching(/demasiado largo/) } },
    ],
    [
      'a hundred texts',
      '/foto',
      () => form(TITLE, ...Array.from({ length: 100 }, (_, n) => textPart(`n${n}`, 'x'))),
      400,
      { message: 'El formulario trae demasiados datos.' },
    ],
    ['a text named __proto__', '/foto', () => form(TITLE, textPart('__proto__', 'x')), 400, { ok: false }],
    [
      'a form without an end',
      '/foto',
      () => Buffer.concat([TITLE, filePart('file', png)]),
      400,
      { message: 'El formulario llegó incompleto o dañado. Intenta de nuevo.' },
    ],
    [
      'a form cut within its file',
      '/foto',
      () => form(TITLE, filePart('file', png)).subarray(0, -80),
      400,
      { ok: false },
    ],
    ['no form at all', '/foto', () => Buffer.from('hola'), 400, { ok: false }],
    ['an empty form', '/foto', () => END, 400, { campos: { titulo: 'Value is required' } }],
  ]
  it.each(cases)('%s', async (_name, url, payload, status, told) => {
    const answer = await post(url, payload())
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject(told)
    expect(Object.keys(answer.body).sort().join()).toMatch(/^(campos,)?message,ok$/)
  })

  it('a form that names no boundary', async () => {
    expect(await post('/foto', form(TITLE), { 'content-type': 'multipart/form-data' })).toMatchObject({
      status: 400,
      body: { ok: false },
    })
  })
})

describe('a call without a form', () => {
  const json = { 'content-type': 'application/json; charset=utf-8' }

  it('brings its texts as JSON', async () => {
    const { status, body } = await post('/foto', { titulo: 'Nuevo', ajeno: 7 }, json)
    expect([status, body]).toEqual([200, { ok: true, fields: { titulo: 'Nuevo' }, kinds: [] }])
  })

  it.each<[string, string | object, object]>([
    ['a number for a text', { titulo: 7 }, { titulo: 'Debe ser un texto.' }],
    ['null for a text', { titulo: null }, { titulo: 'Debe ser un texto.' }],
  ])('400 for %s', async (_name, payload, campos) => {
    expect(await post('/foto', payload, json)).toMatchObject({ status: 400, body: { campos } })
  })

  it.each([
    ['[]', 'Faltan los datos.'],
    ['"hola"', 'Faltan los datos.'],
    ['null', 'Faltan los datos.'],
    ['7', 'Faltan los datos.'],
    ['{"titulo":', 'Los datos no llegaron como JSON válido.'],
  ])('400 for the JSON %s: %s', async (payload, message) => {
    expect(await post('/foto', payload, json)).toMatchObject({ status: 400, body: { message } })
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'image/jpeg', 'application/jsonx'])(
    '415 for %s',
    async (type) => {
      const { status, body } = await post('/foto', 'titulo=hola', { 'content-type': type })
      expect([status, body['ok']]).toEqual([415, false])
    },
  )

  it('400 for nothing', async () => {
    const { status, body } = await post('/foto', '', {})
    expect([status, body['message']]).toEqual([400, 'Faltan los datos.'])
  })
})
