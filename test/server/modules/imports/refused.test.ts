import { deflateRawSync } from 'node:zlib'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { aJpeg } from '@test/support/fixtures/pictures'
import type { Grant } from '@contract/http/route'
import { IMPORT_COLUMNS } from '@contract/imports/imports.rules'
import { startServer, type TestServer } from '@test/support/server/harness'
import { refusalOf } from '@test/support/server/refusal'
import { aRow, columnsIn, csvOf, doImport, fileOf, tryImport, xlsxOf } from './sheets'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const HEAD = ['nombres', 'paterno', 'curp', 'numero_control', 'fecha_nacimiento']

test('400: no file, no pupils, a column missing, a match that is none', async () => {
  const { admin } = server
  expect(refusalOf(await admin.form('POST', '/importar/alumnos', {}))).toEqual([
    400,
    { file: 'Elige el archivo con los alumnos.' },
  ])
  const empty = await tryImport(admin, Buffer.from(csvOf([HEAD])))
  expect([empty.status, empty.body.campos]).toEqual([400, { file: 'El archivo no trae ningún alumno.' }])
  const short = await tryImport(admin, Buffer.from(csvOf([HEAD.slice(0, 3), ['a', 'b', 'c']])))
  expect([short.status, Object.keys(short.body.campos)]).toEqual([
    400,
    ['numero_control', 'fecha_nacimiento'],
  ])
  const file = await fileOf([aRow(1)])
  for (const columnas of ['no', '{"apodo":"x"}', '{"curp":"no está"}'])
    expect((await tryImport(admin, file, { columnas })).body.campos).toHaveProperty('columnas')
  expect(refusalOf(await tryImport(admin, file, { simular: 'quizá' }))).toEqual([
    400,
    { simular: 'Debe ser uno de estos valores: true, false.' },
  ])
})

test('413: more than 5,000 pupils, more than 5 MB, and a zip bomb within bounds of memory', async () => {
  const { admin } = server
  const many = xlsxOf([HEAD, ...Array.from({ length: 5_100 }, (_, n) => ['A', 'B', `C${n}`, `N${n}`, 'x'])])
  const refused = await tryImport(admin, many)
  expect([refused.status, refused.body.message]).toEqual([
    413,
    'El archivo trae más de 5,000 alumnos. Divídelo en varios.',
  ])
  expect((await tryImport(admin, Buffer.alloc(6 * 1024 * 1024, 'a,b\n'))).status).toBe(413)
  const bomb = new ZipFile()
  bomb.addBuffer(Buffer.alloc(300_000_000), 'xl/worksheets/sheet1.xml', { compressionLevel: 9 })
  bomb.end()
  const packed = await buffer(bomb.outputStream)
  expect(packed.length).toBeLessThan(2_000_000)
  const before = process.memoryUsage().rss
  expect((await tryImport(admin, packed)).status).toBe(413)
  expect(process.memoryUsage().rss - before).toBeLessThan(250_000_000)
  // A file that declares a small size.
  const lying = Buffer.from(packed)
  const directory = lying.indexOf('PK\x01\x02')
  lying.writeUInt32LE(1000, directory + 24)
  expect((await tryImport(admin, lying)).status).toBe(415)
})

test('415: a picture, a zip that is no workbook, half a workbook, a program', async () => {
  const { admin } = server
  const whole = await fileOf([aRow(1)])
  const files = [
    await aJpeg(),
    whole.subarray(0, whole.length / 2),
    Buffer.concat([Buffer.from('PK\x03\x04'), deflateRawSync(Buffer.alloc(1000))]),
    Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0, 1]),
  ]
  for (const file of files) expect((await tryImport(admin, file)).status).toBe(415)
})

test('403: without PADRES Crear, and for who may not change what the file changes', async () => {
  const make: Grant[] = [
    ['ALUMNOS', 'CREATE'],
    ['PADRES', 'CREATE'],
  ]
  const file = await fileOf([aRow(1)])
  expect((await tryImport(await server.userWith(make.slice(0, 1)), file)).status).toBe(403)
  const sees: Grant[] = [...make, ['ALUMNOS', 'READ'], ['PADRES', 'READ']]
  const clerk = await server.userWith(sees)
  expect((await doImport(clerk, file)).body.resumen.nuevos).toBe(1)
  expect((await doImport(clerk, file)).body.resumen.iguales).toBe(1)
  const other = await fileOf([aRow(1, { numero_control: 'OTRO' }), aRow(2, { numero_control: 'B00001' })])
  const refused = await doImport(clerk, other)
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'El archivo cambia datos de 1 alumnos, y no tienes permiso de actualizarlos.',
  ])
  const mail = await fileOf([aRow(1, { correo: 'otro@correo.mx' })])
  expect((await tryImport(clerk, mail)).status).toBe(403)
  const may = await server.userWith([...sees, ['ALUMNOS', 'UPDATE'], ['PADRES', 'UPDATE']])
  expect((await tryImport(may, mail)).body.filas[0].cambios).toEqual(['correo'])
  // Without permission to see pupils, the message does not name the pupil with the number.
  const blind = await server.userWith(make)
  const taken = await tryImport(blind, await fileOf([aRow(5, { numero_control: 'B00001' })]))
  expect(taken.body.filas[0].campos.numero_control).toBe('Ya hay un alumno con ese número de control')
  expect((await doImport(blind, await fileOf([aRow(7)]))).body.resumen.nuevos).toBe(1)
})

test('without Ver of pupils and parents the answer is the same whatever was guessed, and nothing is changed', async () => {
  const stored = aRow(40, { alergias: 'NUEZ', correo: 'guardado@correo.mx' })
  expect((await doImport(server.admin, await fileOf([stored]))).body.resumen.nuevos).toBe(1)
  const all = (['ALUMNOS', 'PADRES'] as const).flatMap((module) =>
    (['CREATE', 'UPDATE'] as const).map((action): Grant => [module, action]),
  )
  const blind = [await server.userWith(all), await server.userWith(all.filter(([, can]) => can === 'CREATE'))]
  const guesses = [
    { alergias: 'NUEZ' },
    { alergias: 'POLEN' },
    { numero_control: 'B00040' },
    { padre: 'Otra Persona', telefono: '5599999999' },
    { correo: 'otro@correo.mx' },
  ]
  for (const caller of blind)
    for (const guess of guesses) {
      const row = { ...stored, numero_control: 'B00041', alergias: '', padre: 'Luz Sosa', ...guess }
      const { status, body } = await doImport(caller, await fileOf([row]))
      expect([status, body.resumen]).toEqual([200, { nuevos: 0, cambian: 0, iguales: 0, con_error: 1 }])
      expect(body.filas[0].campos).toEqual({ curp: 'Ya hay un alumno con esa CURP' })
      expect(body.filas[0].alumno.id).toBeNull()
      // Only what the file itself says comes back.
      expect(body.filas[0].alumno.numero_control).toBe(row.numero_control)
    }
  const again = await tryImport(server.admin, await fileOf([stored]))
  expect(again.body.filas[0].estado).toBe('IGUAL')
})

test('a mail of a family is neither told nor changed by somebody who may not see or change parents', async () => {
  const [known, sibling] = [aRow(60), aRow(61)]
  await doImport(server.admin, await fileOf([known]))
  const blind = await server.userWith([
    ['ALUMNOS', 'CREATE'],
    ['PADRES', 'CREATE'],
  ])
  const tried = async (correo: string) => {
    const { status, body } = await tryImport(blind, await fileOf([{ ...sibling, correo }]))
    return [status, body]
  }
  expect(await tried('adivinado@correo.mx')).toEqual(await tried('laura20@correo.mx'))
  expect((await doImport(blind, await fileOf([{ ...sibling, correo: 'adivinado@correo.mx' }]))).status).toBe(
    200,
  )
  expect((await tryImport(server.admin, await fileOf([known]))).body.filas[0].estado).toBe('IGUAL')
})

test('two imports of one file at once make nobody twice; the same key again answers as before', async () => {
  const file = await fileOf(Array.from({ length: 60 }, (_, n) => aRow(100 + n)))
  const [a, b] = await Promise.all([doImport(server.admin, file), doImport(server.admin, file)])
  expect([a.body.resumen.nuevos, b.body.resumen.nuevos].sort()).toEqual([0, 60])
})

test('the columns of a file, and its template', async () => {
  const { body } = await columnsIn(
    server.admin,
    Buffer.from(
      csvOf([
        ['Nombre', 'Primer apellido', 'Edad'],
        ['Ana', 'Ruiz', '7'],
      ]),
    ),
  )
  expect(body).toMatchObject({
    encabezados: ['Nombre', 'Primer apellido', 'Edad'],
    filas: 1,
    muestra: [['Ana', 'Ruiz', '7']],
  })
  expect(body.columnas[0]).toEqual({
    columna: 'nombres',
    encabezado: 'Nombre',
    obligatoria: true,
    por: 'ENCABEZADO',
  })
  for (const formato of ['xlsx', 'csv']) {
    const { raw } = await server.admin.get(`/importar/alumnos/plantilla?formato=${formato}`)
    expect(raw.headers['content-disposition']).toBe(`attachment; filename="plantilla-alumnos.${formato}"`)
    const again = await columnsIn(server.admin, raw.rawPayload)
    const own = again.body.columnas.slice(0, IMPORT_COLUMNS.length)
    expect(own.map((each: { encabezado: string }) => each.encabezado)).toEqual([...IMPORT_COLUMNS])
  }
  expect((await server.admin.get('/importar/avance/nadie')).body.avance).toBeNull()
})
