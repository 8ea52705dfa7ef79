import sharp from 'sharp'
import { startServer, type Caller, type TestServer } from '@test/support/server/harness'
import { refusalOf } from '@test/support/server/refusal'
import { storedFiles } from '../roster/stored'

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startServer()
  admin = server.admin
})
afterAll(() => server.close())

const school = async () => (await admin.get('/escuela')).body.escuela
const save = (change: unknown) => admin.patch('/escuela', change)
const open = (url: string) => server.app.inject({ method: 'GET', url })
const upload = (cual: string, content: Buffer, name = 'logo.png', field = 'file') =>
  admin.form('POST', `/escuela/imagen/${cual}`, {}, [{ field, name, content }])
const aPng = (color: string) =>
  sharp({ create: { width: 400, height: 300, channels: 4, background: color } })
    .png()
    .toBuffer()

const WHOLE = {
  nombre: 'Colegio Niños Héroes',
  razon_social: 'COLEGIO NIÑOS HÉROES',
  rfc: 'CNH010203AB1',
  regimen_fiscal: '603',
  codigo_postal: '06700',
  direccion: 'Av. Hidalgo 123\nCol. Centro, Oaxaca',
  telefono: '5512345678',
  correo: 'oficina@heroes.mx',
  folio_inicial: 4213,
  firma: { nombre: 'Ana Peña', cargo: 'Directora' },
  niveles: [
    { grado: 'PREESCOLAR', cct: '20PJN0001A', rvoe: null, clave_producto: null },
    { grado: 'PRIMARIA', cct: '20PPR0001B', rvoe: 'RVOE 5/2009', clave_producto: '86121500' },
  ],
  dias_inhabiles: ['2026-11-16', '2027-03-15'],
}

it('says what the environment gives until somebody saves it', async () => {
  const nothing = [
    'razon_social',
    'rfc',
    'regimen_fiscal',
    'codigo_postal',
    'direccion',
    'telefono',
    'correo',
  ]
  expect(await school()).toEqual({
    ...Object.fromEntries([...nothing, 'urlLogo', 'urlFirma'].map((field) => [field, null])),
    nombre: 'Colegio de Prueba',
    folio_inicial: 1,
    firma: { nombre: null, cargo: null },
    niveles: [],
    dias_inhabiles: [],
    guardada: false,
    del_entorno: ['nombre'],
    folio_fijo: false,
  })
  expect((await open('/files/escuela/logo')).statusCode).toBe(404)
})

it('keeps each field as it is written on papers', async () => {
  const { status, body } = await save({
    ...WHOLE,
    nombre: '  Colegio  Niños Héroes ',
    razon_social: 'Colegio Niños Héroes',
    rfc: 'cnh-010203-ab1',
    direccion: ' Av. Hidalgo 123 \r\n\r\nCol. Centro, Oaxaca\n',
    telefono: '+52 55 1234 5678',
    niveles: [
      { grado: 'PRIMARIA', cct: '20ppr 0001b', rvoe: 'RVOE 5/2009', clave_producto: '86121500' },
      { grado: 'PREESCOLAR', cct: '20PJN0001A' },
    ],
    dias_inhabiles: ['2027-03-15', '2026-11-16', '2027-03-15'],
  })
  expect([status, body.message]).toEqual([200, 'Los datos de la escuela se guardaron'])
  expect(body.escuela).toEqual({
    ...WHOLE,
    urlLogo: null,
    urlFirma: null,
    guardada: true,
    del_entorno: [],
    folio_fijo: false,
  })
  expect(await school()).toEqual(body.escuela)
})

it('changes only what is given; null and a blank text clear', async () => {
  await save(WHOLE)
  const { body } = await save({
    rvoe: 'ignored',
    correo: null,
    telefono: ' ',
    firma: { cargo: 'Director' },
    niveles: [{ grado: 'PRIMARIA' }],
  })
  expect(body.escuela).toMatchObject({
    nombre: WHOLE.nombre,
    correo: null,
    telefono: null,
    rfc: WHOLE.rfc,
    firma: { nombre: 'Ana Peña', cargo: 'Director' },
    niveles: [{ grado: 'PRIMARIA', cct: null, rvoe: null, clave_producto: null }],
    dias_inhabiles: WHOLE.dias_inhabiles,
  })
  expect((await save({ firma: null, direccion: '' })).body.escuela).toMatchObject({
    firma: { nombre: null, cargo: null },
    direccion: null,
    del_entorno: [],
  })
})

it.each<[string, object, string, RegExp]>([
  ['nothing', {}, '', /vacios/],
  ['no name', { nombre: '  ' }, 'nombre', /required/],
  ['a name of 121', { nombre: 'A'.repeat(121) }, 'nombre', /120/],
  ['null for the name', { nombre: null }, 'nombre', /texto/],
  ['an RFC of 11', { rfc: 'CNH010203AB' }, 'rfc', /13 caracteres/],
  ['the generic RFC', { rfc: 'XAXX010101000' }, 'rfc', /genérico/],
  ['an unknown regime', { regimen_fiscal: '999' }, 'regimen_fiscal', /catálogo/],
  ['a regime of persons', { rfc: WHOLE.rfc, regimen_fiscal: '605' }, 'regimen_fiscal', /personas físicas/],
  ['a CP of 4', { codigo_postal: '6700' }, 'codigo_postal', /5 dígitos/],
  ['a short phone', { telefono: '1234' }, 'telefono', /10 dígitos/],
  ['no mail', { correo: 'oficina' }, 'correo', /nombre@dominio/],
  ['five lines', { direccion: 'a\nb\nc\nd\ne' }, 'direccion', /4 renglones/],
  ['folio 0', { folio_inicial: 0 }, 'folio_inicial', /menor que 1/],
  ['folio 1,000,000,000', { folio_inicial: 1_000_000_000 }, 'folio_inicial', /mayor que 999999999/],
  ['folio 4.5', { folio_inicial: 4.5 }, 'folio_inicial', /entero/],
  ['a folio as text', { folio_inicial: '5' }, 'folio_inicial', /entero/],
  ['a wrong CCT', { niveles: [{ grado: 'PRIMARIA', cct: '20PPR001B' }] }, 'niveles.0.cct', /10 caracteres/],
  [
    'a wrong product code',
    { niveles: [{ grado: 'PRIMARIA', clave_producto: '8612' }] },
    'niveles.0.clave_producto',
    /8 dígitos/,
  ],
  [
    'a cap of 0',
    { niveles: [{ grado: 'PRIMARIA', tope_deducible: 0 }] },
    'niveles.0.tope_deducible',
    /mayor a 0/,
  ],
  [
    'a level twice',
    { niveles: [{ grado: 'PRIMARIA' }, { grado: 'PRIMARIA' }] },
    'niveles.1.grado',
    /dos veces/,
  ],
  ['an unknown level', { niveles: [{ grado: 'SECUNDARIA' }] }, 'niveles.0.grado', /valores/],
  ['30 February', { dias_inhabiles: ['2027-02-30'] }, 'dias_inhabiles.0', /fecha que exista/],
])('400 for %s', async (_, change, field, sentence) => {
  const before = await school()
  const { status, body } = await save(change)
  expect([status, body.ok]).toEqual([400, false])
  expect(field ? body.campos[field] : body.message).toMatch(sentence)
  expect(await school()).toEqual(before)
})

it('the regime must suit the RFC that is there', async () => {
  await save({ rfc: WHOLE.rfc, regimen_fiscal: '601' })
  expect((await save({ rfc: 'PEAA800101AB1' })).body.campos).toHaveProperty('regimen_fiscal')
  expect((await save({ rfc: 'PEAA800101AB1', regimen_fiscal: '612' })).status).toBe(200)
})

it('the bitácora says what changed, in words, and nothing where nothing did', async () => {
  const last = async () => (await admin.get('/bitacora?tipo=ESCUELA')).body.bitacora[0]
  await save({ telefono: '5587654321', dias_inhabiles: [] })
  await save({ telefono: '5511112222', dias_inhabiles: ['2027-05-15'], firma: { nombre: 'Luz Ríos' } })
  const row = await last()
  expect(row).toMatchObject({ tipo: 'ESCUELA', accion: 'UPDATE', modulo: 'CICLO ESCOLAR' })
  expect(row.cambios).toEqual(
    expect.arrayContaining([
      { campo: 'telefono', antes: '5587654321', despues: '5511112222' },
      { campo: 'dias_inhabiles', antes: [], despues: ['2027-05-15'] },
      { campo: 'firma_nombre', antes: null, despues: 'Luz Ríos' },
    ]),
  )
  expect((await save({ telefono: '55 1111 2222' })).status).toBe(200)
  expect((await last()).id).toBe(row.id)
})

it('a level’s tax stays where a change does not name it, and is left out while it is exempt', async () => {
  const levels = async (niveles: object[]) => {
    const { status, body } = await save({ niveles })
    expect(status).toBe(200)
    return body.escuela.niveles.map(({ impuesto }: { impuesto?: string }) => impuesto)
  }
  expect(await levels([{ grado: 'PRIMARIA', impuesto: 'IVA_16' }])).toEqual(['IVA_16'])
  expect(await levels([{ grado: 'PRIMARIA', cct: '20PPR0001B' }])).toEqual(['IVA_16'])
  expect(await levels([{ grado: 'PRIMARIA', impuesto: 'EXENTO' }])).toEqual([undefined])
  expect(refusalOf(await save({ niveles: [{ grado: 'PRIMARIA', impuesto: '16' }] }))).toEqual([
    400,
    { 'niveles.0.impuesto': 'Debe ser uno de estos valores: EXENTO, IVA_16, IVA_0, NO_OBJETO.' },
  ])
})

describe('the pictures', () => {
  it('the logo opens without a session under its version, smaller, for a year', async () => {
    const { body } = await upload('logo', await aPng('#07435a'))
    const { urlLogo } = body.escuela
    expect(urlLogo).toMatch(/^\/files\/escuela\/logo\?v=[0-9a-f]{16}$/)
    const { statusCode, headers, rawPayload } = await open(urlLogo)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 240 })
    // An older address still shows the logo of today, and is asked again.
    const older = await open('/files/escuela/logo?v=0000000000000000')
    expect([older.statusCode, older.headers['cache-control']]).toEqual([200, 'no-cache'])
  })

  it('replaced and removed, the old contents go; removed twice is 404', async () => {
    await upload('logo', await aPng('#111111'))
    await upload('firma', await aPng('#222222'), 'firma.png')
    const before = await storedFiles(server)
    const { urlLogo } = await school()
    const replaced = (await upload('logo', await aPng('#333333'))).body.escuela
    expect(replaced.urlLogo).not.toBe(urlLogo)
    const { rows, onDisk } = await storedFiles(server)
    expect({ rows, onDisk }).toEqual({ rows: before.rows, onDisk: before.onDisk })
    expect((await open(replaced.urlFirma)).statusCode).toBe(200)
    for (const cual of ['logo', 'firma'])
      expect((await admin.delete(`/escuela/imagen/${cual}`)).status).toBe(200)
    expect(await school()).toMatchObject({ urlLogo: null, urlFirma: null })
    expect((await open(replaced.urlLogo)).statusCode).toBe(404)
    expect((await admin.delete('/escuela/imagen/logo')).body.message).toBe('La escuela no tiene logo.')
    expect((await admin.delete('/escuela/imagen/firma')).status).toBe(404)
  })

  it.each<[string, number, () => Promise<Buffer>, string]>([
    [
      'an SVG with a script',
      415,
      async () =>
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'.padEnd(5000)),
      'logo.png',
    ],
    ['nothing', 400, async () => Buffer.alloc(0), 'logo.png'],
  ])('%s is %i and changes nothing', async (_, status, content, name) => {
    await upload('logo', await aPng('#555555'))
    const before = await school()
    expect((await upload('logo', await content(), name)).status).toBe(status)
    expect(await school()).toEqual(before)
  })

  it('404 for another picture than logo and firma', async () => {
    expect((await upload('foto', await aPng('#666666'))).status).toBe(404)
    expect((await admin.delete('/escuela/imagen/foto')).status).toBe(404)
  })

  it('no file of a child is reachable by the address of the logo', async () => {
    for (const url of ['/files/escuela/1', '/files/escuela/logo/1', '/files/escuela/..%2f1/original'])
      expect((await open(url)).statusCode).toBeGreaterThanOrEqual(400)
  })
})
