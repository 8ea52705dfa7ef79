import { aPdf } from '@test/support/fixtures/documents'
import { aJpeg } from '@test/support/fixtures/pictures'
import { startServer, type Answer, type TestFile, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'
import { refusalOf } from '@test/support/server/refusal'
import { fileNamed, openLink, storedFiles, WRONG_FILES } from '@test/support/server/storedFiles'

let server: TestServer
let office: Office
let cycle: number
/** The school's kinds by name, as the migration made them. */
const kinds: Record<string, number> = {}

beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
  cycle = await office.addCycle()
  for (const { id, nombre } of (await server.admin.get('/documentos/tipos')).body.tipos) kinds[nombre] = id
})
afterAll(() => server.close())

const ACTA = 'ACTA DE NACIMIENTO'
const CURP = 'CURP'
let shade = 0
const page = async (width = 60) =>
  fileNamed('acta.jpg', await aJpeg(width, 80, `rgb(9, ${Math.floor(++shade / 250)}, ${shade % 250})`))
const aPupil = async (): Promise<number> => {
  const [id] = (await office.addPupils(1)) as [number]
  expect((await office.enrol(cycle, [id])).status).toBe(200)
  return id
}
const deliver = (
  pupil: number,
  kind: string,
  { files = [], fecha }: { fecha?: string; files?: TestFile[] } = {},
): Promise<Answer> => {
  const fields = { tipoId: String(kinds[kind]), ...(fecha === undefined ? {} : { fecha }) }
  return server.admin.form('POST', `/alumnos/${pupil}/documentos`, fields, files)
}
const folder = async (pupil: number) => (await server.admin.get(`/alumnos/${pupil}/documentos`)).body
const rowOf = async (pupil: number, kind: string) =>
  (await folder(pupil)).documentos.find((row: { tipo: { nombre: string } }) => row.tipo.nombre === kind)
const stored = async () => ({
  rows: (await server.db.selectFrom('documents').select('id').execute()).length,
  files: (await server.db.selectFrom('files').select('id').execute()).length,
  ...(await storedFiles(server)),
})

describe('the folder of a pupil', () => {
  it('begins with the school’s kinds, all missing, the four obligatory ones first', async () => {
    const { documentos, historial } = await folder(await aPupil())
    expect(documentos.map((row: { tipo: { nombre: string } }) => row.tipo.nombre)).toEqual([
      ...[ACTA, CURP, 'CARTILLA DE VACUNACIÓN', 'COMPROBANTE DE DOMICILIO', 'FOTOGRAFÍAS'],
      ...['IDENTIFICACIÓN DEL PADRE O TUTOR', 'BOLETA ANTERIOR', 'CARTA DE NO ADEUDO'],
    ])
    expect(documentos[0]).toEqual({
      id: null,
      tipo: { id: kinds[ACTA], nombre: ACTA },
      estado: 'FALTA',
      fecha: null,
      vence: null,
      urlArchivo: null,
      obligatorio: true,
      confidencial: null,
      archivos: [],
      registro: null,
    })
    expect(documentos.filter((row: { obligatorio: boolean }) => row.obligatorio)).toHaveLength(4)
    expect(historial).toEqual([])
  })

  it('takes pages as pictures and PDF, in their order, and shows them by links', async () => {
    const pupil = await aPupil()
    const files = [await page(), fileNamed('reverso.pdf', aPdf()), await page()]
    const { status, body } = await deliver(pupil, ACTA, { files, fecha: '2026-09-01' })
    expect([status, body.message]).toEqual([200, 'Documento entregado.'])
    expect(body.documento).toMatchObject({
      estado: 'ENTREGADO',
      fecha: '2026-09-01',
      vence: null,
      registro: { usuario: 'directora', momento: '2026-09-15T16:00:00.000Z' },
    })
    expect(body.documento.archivos.map(({ tipo }: { tipo: string }) => tipo)).toEqual([
      'image',
      'pdf',
      'image',
    ])
    expect(body.documento.urlArchivo).toBe(body.documento.archivos[0].urlFoto)
    expect(await rowOf(pupil, ACTA)).toEqual(body.documento)
    expect((await openLink(server, body.documento.urlArchivo)).headers['content-type']).toBe('image/jpeg')
    expect((await openLink(server, body.documento.archivos[1].urlFoto)).statusCode).toBe(200)
  })

  it('takes one on paper without a file, today when no day is given, as a form or as JSON', async () => {
    const pupil = await aPupil()
    expect((await deliver(pupil, ACTA)).body.documento).toMatchObject({
      estado: 'ENTREGADO',
      fecha: '2026-09-15',
      urlArchivo: null,
      archivos: [],
    })
    const json = await server.admin.post(`/alumnos/${pupil}/documentos`, { tipoId: kinds[CURP] })
    expect([json.status, json.body.documento.tipo.nombre]).toEqual([200, CURP])
  })

  it('keeps the old one in history, and shows it again when the new one is taken away', async () => {
    const pupil = await aPupil()
    const first = (await deliver(pupil, ACTA, { files: [await page()], fecha: '2026-08-01' })).body.documento
    const second = (await deliver(pupil, ACTA, { files: [await page()] })).body.documento
    expect((await rowOf(pupil, ACTA)).id).toBe(second.id)
    expect((await folder(pupil)).historial).toEqual([first])
    const before = await stored()
    const taken = await server.admin.delete(`/documentos/${second.id}`)
    expect([taken.status, taken.body.documento]).toEqual([200, second])
    expect(await rowOf(pupil, ACTA)).toEqual(first)
    expect((await folder(pupil)).historial).toEqual([])
    expect((await stored()).files).toBe(before.files - 1)
    expect((await server.admin.delete(`/documentos/${first.id}`)).status).toBe(200)
    expect((await rowOf(pupil, ACTA)).estado).toBe('FALTA')
    expect((await openLink(server, second.urlArchivo)).statusCode).toBe(404)
  })

  it('goes with the pupil who is deleted, files too', async () => {
    const before = await stored()
    const [id] = (await office.addPupils(1)) as [number]
    await deliver(id, ACTA, { files: [await page(), await page()] })
    await deliver(id, ACTA)
    expect((await stored()).rows).toBe(before.rows + 2)
    expect((await server.admin.delete(`/alumnos/${id}`)).status).toBe(200)
    expect(await stored()).toEqual(before)
  })
})

describe('what is refused, and changes nothing', () => {
  let pupil: number
  beforeAll(async () => {
    pupil = await aPupil()
  })
  const nothingChanges = async (send: () => Promise<Answer>): Promise<Answer> => {
    const before = await stored()
    const answer = await send()
    expect(await stored()).toEqual(before)
    return answer
  }

  it.each(WRONG_FILES)('the file %s', async (name, bytes, status, sentence) => {
    const files = [await page(), fileNamed(name, await bytes())]
    const answer = await nothingChanges(() => deliver(pupil, ACTA, { files }))
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(sentence)])
  })

  it('30 pages at once, and eleven', async () => {
    const one = await page()
    for (const count of [30, 11]) {
      const files = Array.from({ length: count }, () => one)
      const answer = await nothingChanges(() => deliver(pupil, ACTA, { files }))
      expect([answer.status, answer.body.message]).toEqual([400, 'Se aceptan hasta 10 archivos.'])
    }
    const ten = Array.from({ length: 10 }, () => one)
    expect((await deliver(pupil, ACTA, { files: ten })).body.documento.archivos).toHaveLength(10)
  })

  it.each([
    ['2026-09-16', 'La fecha no puede ser posterior a hoy'],
    ['2026-02-30', 'Debe ser una fecha que exista'],
    ['15/09/2026', 'Debe ser una fecha que exista'],
    ['', 'Debe ser una fecha que exista'],
  ])('the day %j', async (fecha, sentence) => {
    const { status, body } = await nothingChanges(() => deliver(pupil, ACTA, { fecha }))
    expect([status, body.campos.fecha]).toEqual([400, expect.stringContaining(sentence)])
  })

  it.each([
    [{}, 'Value is required'],
    [{ tipoId: '' }, 'Debe ser un número entero.'],
    [{ tipoId: '1.5' }, 'Debe ser un número entero.'],
    [{ tipoId: '2147483648' }, 'Debe ser un número entero.'],
  ])('the kind %j', async (fields: Record<string, string>, sentence) => {
    const send = () => server.admin.form('POST', `/alumnos/${pupil}/documentos`, fields)
    const { status, body } = await nothingChanges(send)
    expect([status, body.campos.tipoId]).toEqual([400, sentence])
  })

  it('a pupil, a kind or a document that is not there, after what is wrong in the form', async () => {
    const gone = 2_147_483_647
    const answers = [
      await server.admin.get(`/alumnos/${gone}/documentos`),
      await deliver(gone, ACTA),
      await server.admin.form('POST', `/alumnos/${pupil}/documentos`, { tipoId: String(gone) }),
      await server.admin.delete(`/documentos/${gone}`),
      await server.admin.patch(`/documentos/tipos/${gone}`, { activo: false }),
      await server.admin.get(`/documentos/faltantes?ciclo=${gone}`),
      await server.admin.get(`/documentos/faltantes?grupo=${gone}`),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect(refusalOf(await deliver(gone, ACTA, { fecha: '2026-12-01' }))).toEqual([
      400,
      { fecha: 'La fecha no puede ser posterior a hoy' },
    ])
  })
})

test('a camera picture of 40 megapixels is taken and shrunk', async () => {
  const pupil = await aPupil()
  const photo = fileNamed('IMG_2041.jpg', await aJpeg(7300, 5480))
  const { status, body } = await deliver(pupil, ACTA, { files: [photo] })
  expect([status, body.documento.archivos[0]]).toEqual([
    200,
    expect.objectContaining({ tipo: 'image', ancho: 2560, alto: 1922 }),
  ])
})

test('two desks that deliver the same kind at once are both kept', async () => {
  const pupil = await aPupil()
  const answers = await Promise.all([deliver(pupil, ACTA), deliver(pupil, ACTA), deliver(pupil, ACTA)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await folder(pupil)).historial).toHaveLength(2)
})

test('the folder is for no cache, and the bitácora keeps no name of a file', async () => {
  const pupil = await aPupil()
  const { id } = (await deliver(pupil, ACTA, { files: [await page()] })).body.documento
  const { headers } = await server.admin.get(`/alumnos/${pupil}/documentos`)
  expect(headers['cache-control']).toBe('no-store')
  const { bitacora } = (await server.admin.get(`/bitacora?tipo=DOCUMENTO&id=${id}`)).body
  expect(bitacora).toMatchObject([{ accion: 'CREATE', modulo: 'ALUMNOS', nombre: ACTA }])
  const archivos = bitacora[0].cambios.find(({ campo }: { campo: string }) => campo === 'archivos')
  expect(archivos).toEqual({ campo: 'archivos' })
  expect(JSON.stringify(bitacora)).not.toContain('acta.jpg')
})

describe('a look at a confidential file leaves a line in the bitácora', () => {
  const linesOf = async (pupil: number): Promise<number> =>
    (await server.admin.get(`/bitacora?tipo=SALUD&id=${pupil}`)).body.bitacora.length

  it.each(['CARTILLA DE VACUNACIÓN', 'IDENTIFICACIÓN DEL PADRE O TUTOR'])('%s', async (kind) => {
    const pupil = await aPupil()
    const reader = await server.userWith([['ALUMNOS', 'READ']])
    const looks = () => reader.get(`/alumnos/${pupil}/documentos`)
    await deliver(pupil, kind)
    await looks()
    expect(await linesOf(pupil)).toBe(0)
    // Who sends it sees it in the answer; then the reader, once an hour.
    const { id } = (await deliver(pupil, kind, { files: [await page()] })).body.documento
    expect(await linesOf(pupil)).toBe(1)
    await looks()
    await looks()
    expect(await linesOf(pupil)).toBe(2)
    const remover = await server.userWith([['ALUMNOS', 'DELETE']])
    expect((await remover.delete(`/documentos/${id}`)).status).toBe(200)
    expect(await linesOf(pupil)).toBe(3)
  })

  it('not of other kinds, and not for what is missing', async () => {
    const pupil = await aPupil()
    await deliver(pupil, ACTA, { files: [await page()] })
    await folder(pupil)
    await server.admin.get('/documentos/faltantes')
    expect(await linesOf(pupil)).toBe(0)
  })
})
