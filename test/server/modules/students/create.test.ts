import sharp from 'sharp'
import { aCurp, aStudent } from '@test/support/builders'
import { startServer, type TestServer } from '@test/support/server/harness'
import { refusalOf } from '@test/support/server/refusal'
import { countRows, pupilRow, pupilTexts } from './seed'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

let last = 0
const next = () => ++last
const register = (fields: Record<string, string>, files: Parameters<typeof server.admin.form>[3] = []) =>
  server.admin.form('POST', '/alumnos', fields, files)

const picture = (color: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
    .jpeg()
    .toBuffer()

describe('registering a pupil', () => {
  it('answers the whole pupil, uppercase, with Ñ and accents', async () => {
    const n = next()
    const { status, body, headers } = await register({
      ...pupilTexts(n),
      nombre: 'ignored, the parts win',
      nombres: ' josé  maría ',
      paterno: 'muñoz',
      materno: 'de la peña',
      curp: aCurp(n).toLowerCase(),
      numero_control: ' a-17ñ ',
      alergias: '[{"id":1,"descripcion":" cacahuate "},{"descripcion":"  "}]',
      enfermedades: '[{"descripcion":"asma leve, otoño"},{"descripcion":"Diabetes"}]',
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      ok: true,
      message: 'El Alumno se Registro Exitosamente',
      alumno: {
        ...pupilRow(n),
        id: expect.any(Number),
        nombre: 'JOSÉ MARÍA MUÑOZ DE LA PEÑA',
        nombres: 'JOSÉ MARÍA',
        paterno: 'MUÑOZ',
        materno: 'DE LA PEÑA',
        numero_control: 'A-17Ñ',
        grado_previsto: null,
        alergias: [{ id: expect.any(Number), descripcion: 'CACAHUATE' }],
        enfermedades: [
          { id: expect.any(Number), descripcion: 'ASMA LEVE, OTOÑO' },
          { id: expect.any(Number), descripcion: 'DIABETES' },
        ],
        medicamentos: [],
        tipo_sangre: null,
        servicio_medico: null,
        indicaciones: null,
        entrega: [],
        inscripciones: [],
      },
    })
    expect(headers['cache-control']).toBe('no-store')
    const shown = await server.admin.get(`/alumnos/${body.alumno.id}`)
    expect(shown.body.alumno).toEqual(body.alumno)
    expect(shown.headers['cache-control']).toBe('no-store')
  })

  it('takes the whole name alone, from a client that knows no parts, and no health lists', async () => {
    const {
      nombres: _n,
      paterno: _p,
      materno: _m,
      alergias: _a,
      enfermedades: _e,
      ...known
    } = aStudent(next())
    const { status, body } = await register({ ...known, nombre: 'ana  sofía 🎈 ruiz' })
    expect(status).toBe(200)
    expect(body.alumno).toMatchObject({
      nombre: 'ANA SOFÍA 🎈 RUIZ',
      nombres: null,
      paterno: null,
      materno: null,
      alergias: [],
      enfermedades: [],
      medicamentos: [],
      tipo_sangre: null,
      servicio_medico: null,
      indicaciones: null,
    })
  })

  it('takes a pupil with one surname, and blank parts as none', async () => {
    const one = await register(aStudent(next(), { nombres: 'LI', paterno: 'WEI', materno: '' }))
    expect(one.body.alumno).toMatchObject({ nombre: 'LI WEI', nombres: 'LI', paterno: 'WEI', materno: null })
    const none = await register(aStudent(next(), { nombre: 'SOLO', nombres: '', paterno: ' ', materno: '' }))
    expect(none.body.alumno).toMatchObject({ nombre: 'SOLO', nombres: null, paterno: null, materno: null })
  })

  it('keeps the photo and links it and its thumbnail', async () => {
    const { status, body } = await register(aStudent(next()), [
      { name: 'foto.jpg', content: await picture('red') },
    ])
    expect(status).toBe(200)
    const { urlFoto, urlMiniatura } = body.alumno
    for (const link of [urlFoto, urlMiniatura]) {
      const file = await server.app.inject({ method: 'GET', url: link })
      expect(file.statusCode).toBe(200)
      expect(file.headers['content-type']).toMatch(/^image\//)
    }
    expect((await server.app.inject({ method: 'GET', url: urlFoto.split('?')[0] })).statusCode).not.toBe(200)
  })

  it('marks a CURP that staff keep knowingly', async () => {
    const n = next()
    const wrongDay = aStudent(n, { fecha_nacimiento: '2018-03-16' })
    const refused = await register(wrongDay)
    expect(refused.status).toBe(400)
    expect(refused.body.campos).toEqual({
      curp: 'La CURP indica el 15/03/2018 y la fecha de nacimiento es 16/03/2018',
    })
    const notConfirmed = await register({ ...wrongDay, curp_confirmada: 'false' })
    expect(refusalOf(notConfirmed)).toEqual(refusalOf(refused))
    const { status, body } = await register({ ...wrongDay, curp_confirmada: 'true' })
    expect(status).toBe(200)
    expect(body.alumno).toMatchObject({ curp: aCurp(n), curp_verificada: false })
  })

  it('a confirmed CURP that adds up is verified all the same', async () => {
    const { body } = await register(aStudent(next(), { curp_confirmada: 'true' }))
    expect(body.alumno.curp_verificada).toBe(true)
  })

  it('answers one key with one pupil', async () => {
    const fields = aStudent(next())
    const before = await countRows(server.db)
    const send = () => server.admin.form('POST', '/alumnos', fields, [], { key: 'alumno-1' })
    const [first, again] = [await send(), await send()]
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.body).toEqual(first.body)
    expect((await countRows(server.db)).students).toBe(before.students + 1)
  })
})

describe('what belongs to another pupil', () => {
  const holder = async () => (await register(aStudent(next()))).body.alumno

  it('409 for a CURP, with who holds it', async () => {
    const { curp, nombre, numero_control } = await holder()
    const before = await countRows(server.db)
    const { status, body } = await register({ ...aStudent(next()), curp })
    expect(status).toBe(409)
    const message = `Ya hay un alumno con esa CURP: ${nombre} (${numero_control}).`
    expect(body).toEqual({ ok: false, message, campos: { curp: message } })
    expect(await countRows(server.db)).toEqual(before)
  })

  it('409 for a control number, also in small letters', async () => {
    const { numero_control } = await holder()
    const again = aStudent(next(), { numero_control: ` ${numero_control.toLowerCase()} ` })
    const { status, body } = await register(again)
    expect([status, Object.keys(body.campos)]).toEqual([409, ['numero_control']])
  })

  it('says both at once, each with its own holder', async () => {
    const [a, b] = [await holder(), await holder()]
    const { status, body } = await register(
      aStudent(next(), { curp: a.curp, numero_control: b.numero_control }),
    )
    expect(status).toBe(409)
    expect(body.campos.curp).toContain(a.nombre)
    expect(body.campos.numero_control).toContain(b.nombre)
  })

  it('does not tell the name to who may not see pupils', async () => {
    const { curp, nombre } = await holder()
    const secretary = await server.userWith([['ALUMNOS', 'CREATE']])
    const { status, body } = await secretary.form('POST', '/alumnos', { ...aStudent(next()), curp })
    expect([status, body.message]).toEqual([409, 'Ya hay un alumno con esa CURP.'])
    expect(JSON.stringify(body)).not.toContain(nombre)
  })

  it('two at the same moment: one is registered, the other hears 409', async () => {
    for (const same of ['curp', 'numero_control'] as const) {
      const [a, b] = [aStudent(next()), aStudent(next())]
      const answers = await Promise.all([register(a), register({ ...b, [same]: a[same] })])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const lost = answers.find(({ status }) => status === 409)
      expect(Object.keys(lost?.body.campos)).toEqual([same])
    }
  })
})
