import { formatPesos } from '@contract/domain/money'
import { aCycle } from '@test/support/builders'
import { startServer, type TestServer } from '@test/support/server/harness'
import { refusalOf } from '@test/support/server/refusal'
import { seedEnrolment, seedStudent } from '../students/seed'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
afterEach(async () => {
  await server.db.deleteFrom('enrolments').execute()
  await server.db.deleteFrom('students').execute()
  await server.db.deleteFrom('cycles').execute()
})

const TERMS = {
  precios: [
    { grado: 'PRIMARIA', gradoNumero: 6, costo_inscripcion: 2000.5, costo_material: 0, mensualidad: 2750.25 },
    { grado: 'PREESCOLAR', costo_material: 300 },
    { grado: 'PRIMARIA', gradoNumero: null, mensualidad: 2700 },
  ],
  acumulacion: 'SUCESIVA',
  hermanos: [
    { lugar: 3, porcentaje: 20 },
    { lugar: 2, porcentaje: 10 },
  ],
  anual_hasta: '2026-09-30',
  pronto_pago: { tipo: 'PORCENTAJE', valor: 5, hasta_dia: 5 },
  dia_habil: 'SIGUIENTE',
  recargo: { tipo: 'PORCENTAJE', valor: 10, dias_gracia: 2, tope: 37.5 },
  descuento_anual: 50,
}
const STORED = {
  ...TERMS,
  precios: [
    {
      grado: 'PREESCOLAR',
      gradoNumero: null,
      costo_inscripcion: null,
      costo_material: 300,
      mensualidad: null,
    },
    {
      grado: 'PRIMARIA',
      gradoNumero: null,
      costo_inscripcion: null,
      costo_material: null,
      mensualidad: 2700,
    },
    { grado: 'PRIMARIA', gradoNumero: 6, costo_inscripcion: 2000.5, costo_material: 0, mensualidad: 2750.25 },
  ],
  hermanos: [
    { lugar: 2, porcentaje: 10 },
    { lugar: 3, porcentaje: 20 },
  ],
  pronto_pago: { tipo: 'PORCENTAJE', valor: 5, hasta_dia: 5, con_beca: false },
}

const register = (over: Record<string, unknown> = {}) => server.admin.post('/ciclo', aCycle(over))
const registered = async (over: Record<string, unknown> = {}) => (await register(over)).body.ciclo
const patch = (id: number, body: unknown, query = '') => server.admin.patch(`/ciclo/${id}${query}`, body)
const stored = async (id: number) =>
  (await server.admin.get('/ciclo/all')).body.ciclos.find((each: { id: number }) => each.id === id)
const rowsOf = (id: number) =>
  server.db.selectFrom('cycle_prices').selectAll().where('cycle_id', '=', id).execute()

it('keeps every term of a new cycle, in one order', async () => {
  const { status, body } = await register(TERMS)
  expect(status).toBe(200)
  expect(body.ciclo).toMatchObject(STORED)
  expect(await stored(body.ciclo.id)).toEqual(body.ciclo)
})

it('changes them, takes them away, and leaves those that are not sent', async () => {
  const { id } = await registered()
  expect((await patch(id, TERMS)).body.ciclo).toMatchObject(STORED)
  expect((await patch(id, { nombre: 'OTRO' })).body.ciclo).toMatchObject(STORED)
  const none = {
    precios: [],
    acumulacion: 'MAYOR',
    hermanos: [],
    anual_hasta: null,
    pronto_pago: null,
    dia_habil: null,
    recargo: null,
  }
  expect((await patch(id, none)).body.ciclo).toMatchObject(none)
  expect(await rowsOf(id)).toEqual([])
})

it('forgets the prices of a cycle that is deleted', async () => {
  const { id } = await registered(TERMS)
  expect((await server.admin.delete(`/ciclo/${id}`)).status).toBe(200)
  expect(await rowsOf(id)).toEqual([])
})

const row = { grado: 'PRIMARIA', mensualidad: 1 }
it.each<[string, Record<string, unknown>]>([
  ['precios.1.gradoNumero', { precios: [row, { ...row, gradoNumero: null }] }],
  ['precios.0.gradoNumero', { precios: [{ ...row, grado: 'PREESCOLAR', gradoNumero: 4 }] }],
  ['precios.0.gradoNumero', { precios: [{ ...row, gradoNumero: 7 }] }],
  ['precios.0.grado', { precios: [{ ...row, grado: 'SECUNDARIA' }] }],
  ['precios.0.mensualidad', { precios: [{ grado: 'PRIMARIA' }] }],
  ['precios.0.mensualidad', { precios: [{ ...row, mensualidad: -1 }] }],
  ['precios.0.mensualidad', { precios: [{ ...row, mensualidad: 1.005 }] }],
  ['precios', { precios: 'todos' }],
  ['acumulacion', { acumulacion: 'RESTA' }],
  ['hermanos.0.lugar', { hermanos: [{ lugar: 1, porcentaje: 10 }] }],
  ['hermanos.0.lugar', { hermanos: [{ lugar: 7, porcentaje: 10 }] }],
  ['hermanos.1.lugar', { hermanos: Array(2).fill({ lugar: 2, porcentaje: 10 }) }],
  ['hermanos.0.porcentaje', { hermanos: [{ lugar: 2, porcentaje: 0 }] }],
  ['hermanos.0.porcentaje', { hermanos: [{ lugar: 2, porcentaje: 101 }] }],
  ['hermanos.0.porcentaje', { hermanos: [{ lugar: 2, porcentaje: 7.5 }] }],
  ['anual_hasta', { anual_hasta: '2027-07-01' }],
  ['anual_hasta', { anual_hasta: '2026-02-30' }],
  ['pronto_pago.hasta_dia', { pronto_pago: { tipo: 'FIJO', valor: 100, hasta_dia: 31 } }],
  ['pronto_pago.hasta_dia', { pronto_pago: { tipo: 'FIJO', valor: 100, hasta_dia: 0 } }],
  ['pronto_pago.valor', { pronto_pago: { tipo: 'PORCENTAJE', valor: 100, hasta_dia: 5 } }],
  ['pronto_pago.valor', { pronto_pago: { tipo: 'FIJO', valor: 0, hasta_dia: 5 } }],
  ['pronto_pago.tipo', { pronto_pago: { tipo: 'GRATIS', valor: 5, hasta_dia: 5 } }],
  ['dia_habil', { dia_habil: 'NUNCA' }],
  ['recargo', { recargo: { tipo: 'FIJO', valor: 100, dias_gracia: 0, tope: 0 } }],
  ['recargo.tope', { recargo: { tipo: 'FIJO', valor: 100, dias_gracia: 0, tope: 1001 } }],
  ['descuento_anual', { descuento_anual: 50.5 }],
])('refuses a wrong %s: %j', async (campo, over) => {
  const created = await register(over)
  expect([created.status, Object.keys(created.body.campos)]).toEqual([400, [campo]])
  const before = await registered()
  const changed = await patch(before.id, over)
  expect([changed.status, Object.keys(changed.body.campos)]).toEqual([400, [campo]])
  expect(await stored(before.id)).toEqual(before)
})

it('keeps pronto pago below the lowest monthly price; an older one stays until it is changed', async () => {
  const early = (valor: number) => ({ pronto_pago: { tipo: 'FIJO', valor, hasta_dia: 5 } })
  const { id, mensualidad_preescolar: lowest } = await registered({ mensualidad_primaria: 9000 })
  expect((await patch(id, early(lowest))).body.campos).toEqual({
    'pronto_pago.valor': `Debe ser menor que la mensualidad más baja del ciclo, ${formatPesos(lowest)}`,
  })
  expect((await patch(id, early(lowest - 0.01))).status).toBe(200)
  expect((await patch(id, { mensualidad_preescolar: 100 })).status).toBe(200)
  const { name: _, ...same } = await stored(id)
  expect((await patch(id, { ...same, nombre: 'OTRO' })).body.ciclo).toMatchObject(early(lowest - 0.01))
  expect(refusalOf(await patch(id, early(100)))).toEqual([
    400,
    { 'pronto_pago.valor': 'Debe ser menor que la mensualidad más baja del ciclo, $100.00' },
  ])
})

it('lets an older yearly discount above 50 stay until it is changed', async () => {
  const { id } = await registered()
  await server.db
    .updateTable('cycles')
    .set({ descuento_anual_centesimas: 6000 })
    .where('id', '=', id)
    .execute()
  const { name: _, ...same } = await stored(id)
  expect((await patch(id, { ...same, nombre: 'OTRO' })).body.ciclo).toMatchObject({ descuento_anual: 60 })
  expect((await patch(id, { nombre: 'OTRO MÁS' })).body.ciclo).toMatchObject({ descuento_anual: 60 })
  expect(refusalOf(await patch(id, { descuento_anual: 61 }))).toEqual([
    400,
    { descuento_anual: 'Debe ser un porcentaje de 0 a 50, con hasta dos decimales' },
  ])
  expect((await patch(id, { descuento_anual: 50 })).body.ciclo).toMatchObject({ descuento_anual: 50 })
  expect(refusalOf(await patch(id, { descuento_anual: 60 }))).toEqual([
    400,
    { descuento_anual: 'Debe ser un porcentaje de 0 a 50, con hasta dos decimales' },
  ])
})

it('says in words what changed', async () => {
  const { id } = await registered()
  await patch(id, TERMS)
  const { body } = await server.admin.get(`/bitacora?tipo=CICLO&registroId=${id}`)
  const told = JSON.stringify(body)
  for (const words of [
    '6° Primaria: inscripción $2,000.50, material $0.00, mensualidad $2,750.25',
    'hijo 2: 10 %',
    '5 % menos hasta el día 5',
    'a lo más 37.5 % del precio',
    'el día hábil siguiente',
    'la segunda sobre lo que deja la primera',
  ])
    expect(told).toContain(words)
})

describe('while pupils are enrolled', () => {
  const enrol = async (
    cycleId: number,
    n: number,
    place: { grado: 'PREESCOLAR' | 'PRIMARIA'; year?: number },
  ) => {
    const { id } = await seedEnrolment(server.db, {
      studentId: await seedStudent(server.db, n),
      cycleId,
      grado: place.grado,
    })
    await server.db
      .updateTable('enrolments')
      .set({ grado_numero: place.year ?? null })
      .where('id', '=', id)
      .execute()
    return id
  }
  const NOTHING = {
    conservan_precio: 0,
    reprecian: { alumnos: 0, meses: 0, diferencia: 0 },
    recargo: null,
    hermanos: 0,
  }

  it('a price may change, and the answer says how many keep the old one', async () => {
    const before = await registered()
    const own = await enrol(before.id, 1, { grado: 'PRIMARIA', year: 6 })
    await enrol(before.id, 2, { grado: 'PRIMARIA', year: 1 })
    await enrol(before.id, 3, { grado: 'PREESCOLAR', year: 1 })
    const enrolment = () =>
      server.db.selectFrom('enrolments').selectAll().where('id', '=', own).executeTakeFirstOrThrow()
    const kept = await enrolment()
    const primary = await patch(before.id, { mensualidad_primaria: 2800 })
    expect([primary.status, primary.body.efecto]).toEqual([200, { ...NOTHING, conservan_precio: 2 }])
    const sixth = await patch(before.id, {
      precios: [{ grado: 'PRIMARIA', gradoNumero: 6, mensualidad: 3000 }],
    })
    expect(sixth.body.efecto).toEqual({ ...NOTHING, conservan_precio: 1 })
    const all = await patch(before.id, { costo_inscripcion: 1 })
    expect(all.body.efecto).toEqual({ ...NOTHING, conservan_precio: 3 })
    // A row that says what the place costs anyway changes no price.
    const none = await patch(before.id, {
      precios: [{ grado: 'PRIMARIA', gradoNumero: 6, mensualidad: 3000, costo_inscripcion: 1 }],
    })
    expect(none.body.efecto).toEqual(NOTHING)
    expect(await enrolment()).toEqual(kept)
  })

  it('a form that sends every field as it was changes nothing', async () => {
    const before = await registered(TERMS)
    await enrol(before.id, 1, { grado: 'PRIMARIA', year: 6 })
    const { name, inscritos: _, ...same } = before
    const { status, body } = await patch(before.id, { ...same, nombre: name })
    expect([status, body.efecto]).toEqual([200, NOTHING])
    expect(body.ciclo).toEqual({ ...before, inscritos: { PREESCOLAR: 0, PRIMARIA: 1 } })
  })

  it('simular answers the same and writes nothing', async () => {
    const before = await registered()
    await enrol(before.id, 1, { grado: 'PRIMARIA' })
    const now = await stored(before.id)
    const change = { ...TERMS, dia_habil: null, nombre: 'OTRO' }
    const fees = () =>
      server.db.selectFrom('cycle_late_fees').selectAll().where('cycle_id', '=', before.id).execute()
    const [trail, rules] = [await server.db.selectFrom('audit_entries').select('id').execute(), await fees()]
    const dry = await patch(before.id, change, '?simular=true')
    expect(dry.status).toBe(200)
    expect(await stored(before.id)).toEqual(now)
    expect(await fees()).toEqual(rules)
    expect(await server.db.selectFrom('audit_entries').select('id').execute()).toEqual(trail)
    const real = await patch(before.id, change, '?simular=false')
    expect({ ...real.body, message: '' }).toEqual({ ...dry.body, message: '' })
    expect(real.body.efecto).toMatchObject({ conservan_precio: 1, recargo: { meses: 0, conservan: 0 } })
    expect(await stored(before.id)).toEqual(real.body.ciclo)
  })

  it('simular refuses what the change would refuse', async () => {
    const before = await registered()
    await enrol(before.id, 1, { grado: 'PRIMARIA' })
    expect((await patch(before.id, { dia_habil: 'ANTERIOR' }, '?simular=true')).status).toBe(409)
    expect(refusalOf(await patch(before.id, { costo_material: -1 }, '?simular=true'))).toEqual([
      400,
      { costo_material: 'No puede ser menor que 0.' },
    ])
    expect((await patch(2_147_483_647, {}, '?simular=true')).status).toBe(404)
    expect(refusalOf(await patch(before.id, {}, '?simular=quizá'))).toEqual([
      400,
      { simular: 'Debe ser verdadero o falso.' },
    ])
  })
})
