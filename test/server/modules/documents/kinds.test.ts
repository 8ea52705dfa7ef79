import { sql } from 'kysely'
import { startServer, type Answer, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'

let server: TestServer
let office: Office
let cycle: number

beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
  cycle = await office.addCycle()
})
afterAll(() => server.close())

interface Kind {
  id: number
  nombre: string
  obligatorio: boolean
}
const list = async (): Promise<Kind[]> => (await server.admin.get('/documentos/tipos')).body.tipos
const create = (over: Record<string, unknown>): Promise<Answer> =>
  server.admin.post('/documentos/tipos', { nombre: 'Carta poder', ...over })
const change = (id: number, body: Record<string, unknown>): Promise<Answer> =>
  server.admin.patch(`/documentos/tipos/${id}`, body)
const made = async (nombre: string, over: Record<string, unknown> = {}): Promise<number> => {
  const { status, body } = await create({ nombre, ...over })
  expect(status).toBe(200)
  return body.tipo.id
}
const SMALL = { grado: 'PREESCOLAR', mensualidad: 2350 }
const aPupil = async (place: Record<string, unknown> = {}): Promise<number> => {
  const [id] = (await office.addPupils(1)) as [number]
  expect((await office.enrol(cycle, [id], place)).status).toBe(200)
  return id
}
const deliver = (pupil: number, tipoId: number, fecha = '2026-09-15'): Promise<Answer> =>
  server.admin.post(`/alumnos/${pupil}/documentos`, { tipoId, fecha })
const folder = async (pupil: number) => (await server.admin.get(`/alumnos/${pupil}/documentos`)).body
const namesOf = async (pupil: number): Promise<string[]> =>
  (await folder(pupil)).documentos.map((row: { tipo: { nombre: string } }) => row.tipo.nombre)

it('a new kind is asked of everybody, not obligatory, and never expires', async () => {
  const { body } = await create({ nombre: '  carta   poder ' })
  expect(body).toEqual({
    ok: true,
    message: 'Documento agregado a la lista.',
    tipo: {
      id: expect.any(Number),
      nombre: 'CARTA PODER',
      obligatorio: false,
      grado: null,
      vigencia_meses: null,
      activo: true,
      confidencial: null,
    },
  })
  expect((await list()).at(-1)).toEqual(body.tipo)
})

it('fields that no body has are ignored, as in all other calls', async () => {
  const id = await made('Carta de vacaciones', { id: 4444, sobra: 1 })
  expect(id).not.toBe(4444)
  const changed = await change(id, { activo: false, created_at: '1999-01-01', sobra: 1 })
  expect(changed.body.tipo).toMatchObject({ id, activo: false })
  const { rows } = await sql`select 1 from document_kinds where created_at < '2000-01-01'`.execute(server.db)
  expect(rows).toEqual([])
})

it('a change changes what it holds, and null empties', async () => {
  const id = await made('Certificado médico', {
    vigencia_meses: 12,
    confidencial: 'SALUD',
    grado: 'PRIMARIA',
  })
  const { body } = await change(id, { obligatorio: true, grado: null, vigencia_meses: null })
  expect(body.tipo).toMatchObject({
    obligatorio: true,
    grado: null,
    vigencia_meses: null,
    confidencial: 'SALUD',
  })
  expect((await change(id, { obligatorio: false })).body.tipo.confidencial).toBe('SALUD')
})

it.each([
  [{ nombre: ' ' }, 'nombre', 'Value is required'],
  [{ nombre: undefined }, 'nombre', 'Value is required'],
  [{ nombre: 'X'.repeat(81) }, 'nombre', 'Admite hasta 80 caracteres.'],
  [{ vigencia_meses: 0 }, 'vigencia_meses', 'No puede ser menor que 1.'],
  [{ vigencia_meses: 121 }, 'vigencia_meses', 'No puede ser mayor que 120.'],
  [{ vigencia_meses: 1.5 }, 'vigencia_meses', 'Debe ser un número entero.'],
  [{ grado: 'SECUNDARIA' }, 'grado', 'Debe ser uno de estos valores: PREESCOLAR, PRIMARIA.'],
  [{ confidencial: 'OTRO' }, 'confidencial', 'Debe ser uno de estos valores: IDENTIFICACION, SALUD.'],
  [{ obligatorio: 'sí' }, 'obligatorio', 'Debe ser verdadero o falso.'],
])('%j is 400 and makes none', async (over, campo, sentence) => {
  const before = await list()
  const { status, body } = await create(over)
  expect([status, body.campos[campo]]).toEqual([400, sentence])
  expect(await list()).toEqual(before)
})

it('one name is one kind, whatever its case and accents, also when two desks add it at once', async () => {
  for (const nombre of ['curp', 'Cartilla de vacunacion'])
    expect((await create({ nombre })).body).toMatchObject({
      ok: false,
      campos: { nombre: expect.stringContaining('Ya hay un documento con ese nombre') },
    })
  const id = await made('Acta notariada')
  expect((await change(id, { nombre: 'CURP' })).status).toBe(409)
  expect((await change(id, { nombre: 'acta Notariada' })).status).toBe(200)
  const statuses = (await Promise.all([1, 2, 3].map(() => create({ nombre: 'Poder notarial' })))).map(
    ({ status }) => status,
  )
  expect(statuses.sort()).toEqual([200, 409, 409])
})

it('one that is switched off takes no new document; what was delivered stays in history', async () => {
  const id = await made('Constancia de estudios')
  const pupil = await aPupil()
  expect((await deliver(pupil, id)).status).toBe(200)
  await change(id, { activo: false })
  const { status, body } = await deliver(pupil, id)
  expect([status, body.message]).toEqual([
    409,
    'El documento CONSTANCIA DE ESTUDIOS está apagado: ya no se pide.',
  ])
  expect(await namesOf(pupil)).not.toContain('CONSTANCIA DE ESTUDIOS')
  expect((await folder(pupil)).historial).toMatchObject([{ tipo: { id }, estado: 'ENTREGADO' }])
  expect((await list()).at(-1)!.id).toBe(id)
})

it('one of a grade is asked there alone; the grade is that of the latest cycle, or what an import expects', async () => {
  const id = await made('Boleta de preescolar', { grado: 'PREESCOLAR' })
  const [small, big] = [await aPupil(SMALL), await aPupil()]
  expect(await namesOf(small)).toContain('BOLETA DE PREESCOLAR')
  expect(await namesOf(big)).not.toContain('BOLETA DE PREESCOLAR')
  const refused = await deliver(big, id)
  expect([refused.status, refused.body.campos.tipoId]).toEqual([
    409,
    'El documento BOLETA DE PREESCOLAR solo se pide en Preescolar.',
  ])
  const [fresh] = (await office.addPupils(1)) as [number]
  expect(await namesOf(fresh)).not.toContain('BOLETA DE PREESCOLAR')
  await server.db
    .updateTable('students')
    .set({ grado_previsto: 'PREESCOLAR' })
    .where('id', '=', fresh)
    .execute()
  expect(await namesOf(fresh)).toContain('BOLETA DE PREESCOLAR')
})

describe('a kind that expires', () => {
  it.each([
    ['2026-06-15', '2026-09-15', 'ENTREGADO'],
    ['2026-06-14', '2026-09-14', 'VENCIDO'],
    ['2025-11-30', '2026-02-28', 'VENCIDO'],
  ])('delivered on %s is valid up to %s', async (fecha, vence, estado) => {
    const id = await made(`Vigente ${fecha}`, { vigencia_meses: 3 })
    const pupil = await aPupil()
    expect((await deliver(pupil, id, fecha)).body.documento).toMatchObject({ fecha, vence, estado })
    // Other months hold for those delivered already.
    await change(id, { vigencia_meses: null })
    const rows = (await folder(pupil)).documentos
    expect(rows.find((row: { tipo: Kind }) => row.tipo.id === id)).toMatchObject({
      vence: null,
      estado: 'ENTREGADO',
    })
  })
})
