import { randomBytes } from 'node:crypto'
import { fromBuffer, type Entry, type ZipFile } from 'yauzl'
import { MODULE_NAMES } from '@contract/domain/permissions'
import type { Grant } from '@contract/http/route'
import { eventually } from '@test/support/eventually'
import { aJpeg } from '@test/support/fixtures/pictures'
import { startServer, type Caller, type TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'

let server: TestServer
let cycle: number
beforeAll(async () => {
  server = await startServer()
  const office = openOffice(server)
  cycle = await office.addCycle()
  const [one = 0, two = 0] = await office.addPupils(2)
  await server.db.updateTable('students').set({ nombre: '=1+1' }).where('id', '=', one).execute()
  await server.db
    .insertInto('student_health')
    .values({ student_id: two, kind: 'ALERGIA', descripcion: 'PENICILINA' })
    .execute()
  await server.db
    .insertInto('student_medicines')
    .values({ student_id: two, nombre: 'PENICILINA', dosis: 'PENICILINA', horario: 'PENICILINA' })
    .execute()
  await server.db
    .insertInto('student_care')
    .values({ student_id: two, servicio_medico: 'PENICILINA', indicaciones: 'PENICILINA' })
    .execute()
  await office.enrol(cycle, [one, two])
  await office.pay(await office.addCharge(cycle, one, 120.5))
  const picture = await aJpeg()
  // Documents 2, 3 and 6 of the school's list: CURP, vaccination card and an adult's identification.
  for (const tipoId of [2, 3, 6]) {
    const file = { name: 'documento.jpg', content: await aJpeg(60, 40, `rgb(${tipoId}, 0, 0)`) }
    const fields = { tipoId: String(tipoId) }
    const kept = await server.admin.form('POST', `/alumnos/${one}/documentos`, fields, [file])
    if (kept.status !== 200) throw new Error(JSON.stringify(kept.body))
  }
  const aunt = { nombre: 'ELSA PEÑA', parentesco: 'TÍA', telefono: '5512345678', nota: 'PENICILINA' }
  const { responsable } = (await server.admin.post(`/alumnos/${one}/responsables`, aunt)).body
  const card = { name: 'ine.jpg', content: await aJpeg(60, 40, 'rgb(9, 9, 9)') }
  const identified = `/responsables/${responsable.id}/archivo/identificacion`
  expect((await server.admin.form('POST', identified, {}, [card])).status).toBe(200)
  const mention = { titulo: 'FERIA', descripcion: 'PRIMER LUGAR', fecha: '2026-09-14' }
  const made = await server.admin.form('POST', '/menciones', mention, [
    { name: 'foto.jpg', content: picture },
  ])
  if (made.status !== 200) throw new Error(JSON.stringify(made.body))
})
afterAll(() => server.close())

const everyRead = MODULE_NAMES.map((module): Grant => [module, 'READ'])

const linkOf = async (caller: Caller): Promise<string> => {
  const { status, body } = await caller.post('/archivo', {})
  expect(status).toBe(200)
  return body.archivo.url
}

const open = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) =>
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => (error ? reject(error) : resolve(zip))),
  )

const contentOf = async (zip: ZipFile, entry: Entry): Promise<Buffer> => {
  const pieces: Buffer[] = []
  const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) =>
    zip.openReadStream(entry, (error, found) => (error ? reject(error) : resolve(found))),
  )
  for await (const piece of stream) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

/** Every entry of an archive by its name. */
const unzip = async (bytes: Buffer): Promise<Map<string, Buffer>> => {
  const zip = await open(bytes)
  const found = new Map<string, Buffer>()
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      contentOf(zip, entry)
        .then((content) => {
          found.set(entry.fileName, content)
          zip.readEntry()
        })
        .catch(reject)
    })
    zip.on('end', () => resolve(found))
    zip.on('error', reject)
    zip.readEntry()
  })
}

const fetchArchive = async (caller: Caller) => {
  const raw = await server.app.inject({ method: 'GET', url: await linkOf(caller) })
  return { raw, entries: raw.statusCode === 200 ? await unzip(raw.rawPayload) : new Map<string, Buffer>() }
}

const linesOf = (content: Buffer | undefined): string[] => content!.toString('utf8').trim().split('\r\n')

test('tables as CSV with amounts as numbers, and the files; nothing of health', async () => {
  const { raw, entries } = await fetchArchive(await server.userWith(everyRead))
  expect(raw.headers['content-type']).toBe('application/zip')
  expect(raw.headers['content-disposition']).toBe('attachment; filename="escuela-2026-09-15.zip"')
  const tables = [
    ...[
      'escuela',
      'alumnos',
      'padres',
      'inscripciones',
      'cargos',
      'colegiaturas',
      'pagos',
      'pagos_conceptos',
    ],
    ...['pagos_medios', 'devoluciones', 'saldo_favor', 'aperturas', 'conceptos', 'servicios'],
    ...['documentos_tipos', 'documentos', 'constancias', 'responsables', 'facturacion', 'facturas'],
  ]
  const names = [...entries.keys()]
  expect(names.slice(0, tables.length + 1)).toEqual(['LEEME.txt', ...tables.map((name) => `${name}.csv`)])
  const pictures = names.slice(tables.length + 1)
  // The CURP and the mention; not the vaccination card and the identification.
  expect(pictures).toEqual([1, 2].map(() => expect.stringMatching(/^archivos\/\d+\.jpg$/)))
  expect(entries.get(pictures[0]!)!.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  const delivered = linesOf(entries.get('documentos.csv'))
  expect(delivered[1]).toMatch(/,2,CURP,2026-09-15,\d+$/)
  expect(delivered.slice(2).map((line) => line.split(',').slice(-4))).toEqual([
    ['3', 'CARTILLA DE VACUNACIÓN', '2026-09-15', ''],
    ['6', 'IDENTIFICACIÓN DEL PADRE O TUTOR', '2026-09-15', ''],
  ])
  for (const table of tables)
    expect([...entries.get(`${table}.csv`)!.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])

  const [head, first, ...more] = linesOf(entries.get('alumnos.csv'))
  expect(head).toContain('nombre,nombres,paterno,materno,curp')
  expect(first).toContain(",'=1+1,")
  expect(more).toHaveLength(1)
  expect(linesOf(entries.get('inscripciones.csv'))).toHaveLength(3)
  expect(linesOf(entries.get('cargos.csv')).at(-1)).toMatch(
    /UNIFORME,2026-09-15,120\.50,0,120\.50,120\.50,0,PAGADO,,,0,,,,,,$/,
  )
  expect(linesOf(entries.get('pagos.csv'))[1]).toMatch(
    /^1,2026-09-15,2026-09-15,\d+,'=1\+1,,,120\.50,0,0,EFECTIVO,/,
  )
  expect(linesOf(entries.get('pagos_conceptos.csv'))[1]).toMatch(
    /^1,CARGO,\d+,,UNIFORME,120\.50,120\.50,0,0$/,
  )
  const all = Buffer.concat([...entries.values()]).toString('utf8')
  expect(all).not.toContain('PENICILINA')
  expect(all).not.toMatch(/password|sueldo_|alergia/i)
})

test('a pupil with two becas has both in the row, the larger first', async () => {
  const [, pupil = 0] = (await server.admin.get('/alumnos/actualmente/inscritos')).body.alumnos.map(
    ({ id }: { id: number }) => id,
  )
  for (const [nombre, porcentaje] of [
    ['APOYO', 10],
    ['EXCELENCIA', 40],
  ]) {
    const beca = { id_ciclo: cycle, nombre, porcentaje, grado: 'PRIMARIA', alumnos: [{ id: pupil }] }
    expect((await server.admin.post('/becas', beca)).status).toBe(200)
  }
  const { entries } = await fetchArchive(server.admin)
  const [head = '', ...rows] = linesOf(entries.get('inscripciones.csv'))
  const [id, beca] = ['alumno_id', 'beca'].map((name) => head.split(',').indexOf(name)) as [number, number]
  const held = rows.map((row) => row.split(','))
  expect(held.find((row) => row[id] === String(pupil))?.[beca]).toBe('EXCELENCIA y APOYO')
  expect(held.find((row) => row[id] !== String(pupil))?.[beca]).toBe('')
})

test('the bitácora says who took it', async () => {
  await linkOf(server.admin)
  const { body } = await server.admin.get('/bitacora?tipo=ARCHIVO')
  expect(body.bitacora[0]).toMatchObject({ modulo: 'USUARIOS', accion: 'CREATE', nombre: 'directora' })
})

test('a link that is altered or over opens nothing', async () => {
  const caller = await server.userWith(everyRead)
  const link = await linkOf(caller)
  const status = async (url: string) => (await server.app.inject({ method: 'GET', url })).statusCode
  const last = link.at(-1) === 'A' ? 'B' : 'A'
  expect(await status(link.slice(0, -1) + last)).toBe(403)
  expect(await status(link.replace(/exp=\d+/, 'exp=9999999999'))).toBe(403)
  expect(await status('/api/archivo/escuela.zip')).toBe(400)
  const { now } = server.clock
  server.clock.now = new Date(now.getTime() + 5 * 60_000 + 1_000)
  expect(await status(link)).toBe(403)
  server.clock.now = now
})

test('one at a time over a real socket: others are refused, the server answers meanwhile, and leaving frees the place', async () => {
  // More than the socket buffers hold, even compressed, so that the archive stays under way until the client reads.
  const big = 1_000
  await server.db
    .insertInto('parents')
    .values(
      Array.from({ length: big }, (_, at) => ({
        nombre: `MADRE ${at} ${'Ñ'.repeat(100)}`,
        telefono: '5512345678',
        direccion: randomBytes(9_000).toString('base64'),
      })),
    )
    .execute()
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const leave = new AbortController()
  const [link, second] = [await linkOf(server.admin), await linkOf(await server.userWith(everyRead))]
  const take = (url: string, signal: AbortSignal | null = null) =>
    fetch(address + url, { signal, headers: { connection: 'close' } })
  const held = await take(link, leave.signal)
  expect(held.status).toBe(200)
  const refused = await take(second)
  expect(refused.status).toBe(503)
  expect(await refused.json()).toMatchObject({ ok: false, message: expect.stringContaining('Alguien más') })
  expect((await take(link)).status).toBe(429)
  expect((await server.admin.post('/archivo', {})).status).toBe(503)
  expect((await server.admin.get('/padres/all')).body.padres).toHaveLength(big)
  leave.abort()
  await held.arrayBuffer().catch(() => undefined)
  const again = await eventually(async () => {
    const answer = await take(second)
    expect(answer.status).toBe(200)
    return answer
  })
  const entries = await unzip(Buffer.from(await again.arrayBuffer()))
  expect(linesOf(entries.get('padres.csv'))).toHaveLength(big + 1)
})
