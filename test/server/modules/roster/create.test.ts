import { NO_IMAGE } from '@contract/domain/messages'
import { aPdf } from '@test/support/fixtures/documents'
import { ADMIN, startServer, type TestServer } from '@test/support/server/harness'
import { refusalOf } from '@test/support/server/refusal'
import { addDepartment, addPerson, aPerson, aPhoto } from './people'
import { storedFiles } from './stored'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
  await addDepartment(server.admin, 'Primaria')
})
afterAll(() => server.close())

const open = (url: string) => server.app.inject({ method: 'GET', url })
const register = async (over: Record<string, string>, photos = [aPhoto()]) =>
  server.admin.form('POST', '/plantilla', aPerson(over), await Promise.all(photos))

it('keeps names and numbers in capitals, days in the customer’s shape, and counts the years of service', async () => {
  const empleado = await addPerson(server.admin)
  expect(empleado).toEqual({
    id: expect.any(Number),
    nombre: 'BEGOÑA MUÑOZ ÑÁÑEZ',
    puesto: 'MAESTRA DE 2° B',
    ingreso: '16/08/2021',
    // The tests' clock shows 15/09/2026.
    antiguedad: { anios: 5, meses: 0 },
    fechaNacimiento: '31/12/1956',
    telefono: '5512345678',
    direccion: 'Calle Ñandú 8, Col. Centro',
    correo: 'begona@escuela.mx',
    rfc: 'GODE561231GR8',
    curp: 'GODE561231MHGMZM07',
    nss: '72795608040',
    escolaridad: 'Licenciatura',
    sueldo: 18500.5,
    departamento: 'PRIMARIA',
    urlFoto: expect.stringMatching(/^\/files\/\d+\/original\?/),
    urlMiniatura: expect.stringMatching(/^\/files\/\d+\/miniatura\?/),
  })
  expect((await open(empleado.urlFoto)).statusCode).toBe(200)
  expect((await open(empleado.urlMiniatura)).headers['content-type']).toBe('image/webp')
  const { body, headers } = await server.admin.get(`/plantilla/${empleado.id}`)
  expect(body).toEqual({ ok: true, empleado })
  expect(headers['cache-control']).toBe('no-store')
})

it('salary, entry and NSS may be left out', async () => {
  const { sueldo, ingreso, antiguedad, nss } = await addPerson(server.admin, {
    sueldo: '',
    ingreso: '',
    nss: ' ',
  })
  expect([sueldo, ingreso, antiguedad, nss]).toEqual([0, null, null, null])
})

it.each([
  ['COSC8001137N9', 'MOTR930411HJCRMN06', '84966311215'],
  ['EN TRAMITE', 'NO LA SABE', 'FALTA'],
])('a wrong RFC, CURP or NSS is kept all the same: %s', async (rfc, curp, nss) => {
  const empleado = await addPerson(server.admin, { rfc, curp, nss })
  const bare = (text: string) => text.replace(/ /g, '')
  expect([empleado.rfc, empleado.curp, empleado.nss]).toEqual([bare(rfc), bare(curp), bare(nss)])
})

it('the department is found whatever its case and accents; Ñ is a letter of its own', async () => {
  await addDepartment(server.admin, 'Inglés y Diseño')
  expect((await addPerson(server.admin, { departamento: ' ingles y DISEÑO ' })).departamento).toBe(
    'INGLÉS Y DISEÑO',
  )
  const { status, body } = await register({ departamento: 'Inglés y Diseno' })
  expect([status, body.campos]).toEqual([404, { departamento: 'No existe el departamento INGLÉS Y DISENO.' }])
})

describe('refused, with nothing left behind', () => {
  const required = [
    'nombre',
    'puesto',
    'fechaNacimiento',
    'telefono',
    'direccion',
    'correo',
    'rfc',
    'curp',
    'escolaridad',
    'departamento',
  ]

  it('400 naming everything that is required, the photo too', async () => {
    const before = await storedFiles(server)
    for (const blank of ['', '  ']) {
      const empty = Object.fromEntries(required.map((field) => [field, blank]))
      const { status, body } = await server.admin.form('POST', '/plantilla', empty)
      expect([status, body.campos]).toEqual([
        400,
        { ...Object.fromEntries(required.map((field) => [field, 'Value is required'])), file: NO_IMAGE },
      ])
    }
    const bare = await server.admin.form('POST', '/plantilla', {})
    expect([bare.status, Object.keys(bare.body.campos).sort()]).toEqual([400, [...required, 'file'].sort()])
    expect(await storedFiles(server)).toEqual(before)
  })

  it.each([
    ['fechaNacimiento', '2026-09-16'],
    ['fechaNacimiento', '31/12/1956'],
    ['fechaNacimiento', '1990-02-30'],
    ['ingreso', '16/08/2021'],
    ['ingreso', '1950-01-01'],
    ['telefono', '123'],
    ['correo', 'begona'],
    ['sueldo', '-1'],
    ['sueldo', '1.999'],
    ['sueldo', 'mucho'],
    ['sueldo', '10000000'],
    ['nombre', 'x'.repeat(201)],
    ['puesto', 'a\u202Eb'],
  ])('400 for %s = %s', async (field, value) => {
    const before = await storedFiles(server)
    const { status, body } = await register({ [field]: value })
    expect([status, Object.keys(body.campos)]).toEqual([400, [field]])
    expect(await storedFiles(server)).toEqual(before)
  })

  // Which bytes are no image is in files/types; what a call answers to them in files/uploads.
  it('415 for a paper dressed as a photo, 400 for two photos', async () => {
    const before = await storedFiles(server)
    const paper = { name: 'foto.jpg', content: aPdf() }
    const refused = await register({}, [Promise.resolve(paper)])
    expect([refused.status, Object.keys(refused.body.campos)]).toEqual([415, ['file']])
    expect(refusalOf(await register({}, [aPhoto(), aPhoto('#a00')]))).toEqual([
      400,
      { file: 'Se acepta un solo archivo.' },
    ])
    expect(await storedFiles(server)).toEqual(before)
  })
})

it('the same key again registers nobody twice', async () => {
  const photo = await aPhoto('#123')
  const send = () => server.admin.form('POST', '/plantilla', aPerson(), [photo], { key: 'una-sola-vez-1' })
  const [first, second] = [await send(), await send()]
  expect(second.body).toEqual(first.body)
  const { body } = await server.admin.get('/plantilla')
  const same = body.plantilla.filter(({ id }: { id: number }) => id === first.body.empleado.id)
  expect(same).toHaveLength(1)
  expect((await storedFiles(server)).unused).toBe(0)
})

it('years and months are those of the school’s day, in its zone', async () => {
  // Midnight of the 16th in México is six in the morning in Greenwich.
  server.clock.now = new Date('2026-09-16T05:58:00Z')
  const admin = await server.signIn(ADMIN.user, ADMIN.password)
  const { id, antiguedad } = await addPerson(admin, { ingreso: '2025-09-16' })
  expect(antiguedad).toEqual({ anios: 0, meses: 11 })
  const tomorrow = await addPerson(admin, { ingreso: '2026-09-16' })
  expect([tomorrow.ingreso, tomorrow.antiguedad]).toEqual(['16/09/2026', null])
  server.clock.now = new Date('2026-09-16T06:02:00Z')
  const { body } = await admin.get('/plantilla')
  const since = new Map(
    body.plantilla.map((each: { id: number; antiguedad: unknown }) => [each.id, each.antiguedad]),
  )
  expect([since.get(id), since.get(tomorrow.id)]).toEqual([
    { anios: 1, meses: 0 },
    { anios: 0, meses: 0 },
  ])
})
