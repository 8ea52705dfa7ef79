import { startServer, type Answer, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'
import { refusalOf } from '@test/support/server/refusal'

let server: TestServer
let office: Office
let cycle: number
let pupil: number

beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
  cycle = await office.addCycle()
  ;[pupil] = (await office.addPupils(1)) as [number]
})
afterAll(() => server.close())

const create = (over: Record<string, unknown> = {}): Promise<Answer> =>
  server.admin.post('/conceptos', { nombre: 'Uniforme', monto: 850.5, tipo: 'OTRO', ...over })
const change = (id: number, body: Record<string, unknown>): Promise<Answer> =>
  server.admin.patch(`/conceptos/${id}`, body)
const list = async () => (await server.admin.get('/conceptos')).body.conceptos
const made = async (nombre: string, over: Record<string, unknown> = {}): Promise<number> => {
  const { status, body } = await create({ nombre, ...over })
  expect([status, body.message]).toEqual([200, 'Concepto registrado.'])
  return body.concepto.id
}
const charge = (over: Record<string, unknown>): Promise<Answer> =>
  server.admin.post('/cargos/new', {
    idCicloEscolar: cycle,
    idAlumno: pupil,
    descripcion: 'Playera',
    fecha: '2026-09-15',
    monto: 100,
    ...over,
  })

it('is listed in capitals and in Spanish order, switched off or on, with its codes', async () => {
  const id = await made('  ñandú de  tela ', {
    monto: 10,
    tipo: 'MATERIAL',
    clave_producto: ' 86121500 ',
    objeto_imp: '02',
  })
  await made('Ópera')
  await made('Nutrición', { activo: false, clave_producto: '', objeto_imp: null })
  const rows = await list()
  expect(rows.map(({ nombre }: { nombre: string }) => nombre)).toEqual([
    'NUTRICIÓN',
    'ÑANDÚ DE TELA',
    'ÓPERA',
  ])
  expect(rows[1]).toEqual({
    id,
    nombre: 'ÑANDÚ DE TELA',
    monto: 10,
    tipo: 'MATERIAL',
    activo: true,
    clave_producto: '86121500',
    objeto_imp: '02',
    impuesto: 'EXENTO',
  })
  expect(rows[0]).toMatchObject({ activo: false, clave_producto: null, objeto_imp: null })
})

it('its tax decides the tax object; a code alone, of a caller that knows no taxes, is read into it', async () => {
  const id = await made('Tenis', { impuesto: 'IVA_16', objeto_imp: '01' })
  const taxes = async () => {
    const { impuesto, objeto_imp } = (await list()).find((each: { id: number }) => each.id === id)
    return [impuesto, objeto_imp]
  }
  expect(await taxes()).toEqual(['IVA_16', '02'])
  // 02 says only that it is taxed, so the rate stays.
  for (const [body, after] of [
    [{ objeto_imp: '02' }, ['IVA_16', '02']],
    [{ monto: 12 }, ['IVA_16', '02']],
    [{ objeto_imp: '01' }, ['NO_OBJETO', '01']],
    [{ objeto_imp: '03' }, ['EXENTO', '03']],
    [{ impuesto: 'IVA_0' }, ['IVA_0', '02']],
    [{ objeto_imp: null }, ['IVA_0', null]],
  ] as const) {
    expect((await change(id, body)).status).toBe(200)
    expect(await taxes()).toEqual(after)
  }
  expect(refusalOf(await change(id, { impuesto: 'IVA_8' }))).toEqual([
    400,
    { impuesto: 'Debe ser uno de estos valores: EXENTO, IVA_16, IVA_0, NO_OBJETO.' },
  ])
})

it.each([
  [{ nombre: '   ' }, 'nombre', 'Value is required'],
  [{ nombre: 'X'.repeat(81) }, 'nombre', expect.any(String)],
  [{ monto: 0 }, 'monto', 'El monto debe ser mayor a 0'],
  [{ monto: -5 }, 'monto', expect.any(String)],
  [{ monto: 1.005 }, 'monto', expect.any(String)],
  [{ monto: '5' }, 'monto', expect.any(String)],
  [{ tipo: 'INSCRIPCION' }, 'tipo', expect.any(String)],
  [{ clave_producto: '123' }, 'clave_producto', expect.stringContaining('8 dígitos')],
  [{ objeto_imp: '99' }, 'objeto_imp', expect.stringContaining('objeto de impuesto')],
])('%j is 400, new or changed', async (over, campo, message) => {
  const id = await made(`Prueba ${JSON.stringify(over).length} ${campo} ${JSON.stringify(over).slice(0, 30)}`)
  const refusal = { status: 400, body: { campos: { [campo]: message } } }
  expect(await create(over)).toMatchObject(refusal)
  expect(await change(id, over)).toMatchObject(refusal)
})

it('a name is taken whatever its case and accents, also by one that is switched off', async () => {
  const id = await made('Paseo a Querétaro', { activo: false })
  const other = await made('Feria')
  const taken = {
    status: 409,
    body: { campos: { nombre: 'Ya hay un concepto con ese nombre: PASEO A QUERÉTARO.' } },
  }
  expect(await create({ nombre: 'paseo a queretaro' })).toMatchObject(taken)
  expect(await change(other, { nombre: 'PASEO A QUERETARO' })).toMatchObject(taken)
  expect((await change(id, { nombre: 'Paseo a Queretaro' })).status).toBe(200)
})

it('two desks give the same name at once: one has it, the other is told', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => create({ nombre: 'Graduación' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
})

it('changes only what is sent; an unknown one is 404', async () => {
  const id = await made('Libros', { clave_producto: '86121500' })
  const { body } = await change(id, { monto: 900 })
  expect(body.concepto).toMatchObject({
    nombre: 'LIBROS',
    monto: 900,
    tipo: 'OTRO',
    clave_producto: '86121500',
  })
  expect((await change(id, { clave_producto: null, activo: false })).body.concepto).toMatchObject({
    clave_producto: null,
    activo: false,
    monto: 900,
  })
  expect((await change(999_999, { monto: 5 })).status).toBe(404)
})

it('a charge keeps the concept and takes its kind; name and amount are what was sent', async () => {
  const conceptoId = await made('Credencial', { monto: 120, tipo: 'MATERIAL' })
  const { status, body } = await charge({ conceptoId })
  expect(status).toBe(200)
  expect(body.cargo).toMatchObject({
    tipo: 'MATERIAL',
    descripcion: 'PLAYERA',
    monto_pagar: 100,
    concepto: { id: conceptoId, nombre: 'CREDENCIAL' },
    servicio: null,
  })
  // Several of one kind are no second material of an enrolment.
  await office.enrol(cycle, [pupil])
  expect((await charge({ conceptoId })).status).toBe(200)
  expect((await charge({ conceptoId: null })).body.cargo).toMatchObject({ tipo: 'OTRO', concepto: null })
  const many = await server.admin.post('/cargos/varios', {
    idCicloEscolar: cycle,
    alumnos: [{ id: pupil }],
    descripcion: 'CREDENCIAL',
    fecha: '2026-09-15',
    monto: 120,
    conceptoId: await made('Taller de verano', { tipo: 'SERVICIO' }),
  })
  expect(many.body.cargos[0]).toMatchObject({ tipo: 'SERVICIO', concepto: { nombre: 'TALLER DE VERANO' } })
})

it('a charge without text or amount has those of its concept; without a concept both are asked for', async () => {
  const conceptoId = await made('Paseo', { monto: 350.5 })
  const blank = { descripcion: undefined, monto: undefined }
  const { status, body } = await charge({ conceptoId, ...blank })
  expect([status, body.cargo]).toMatchObject([200, { descripcion: 'PASEO', monto_pagar: 350.5 }])
  expect((await charge({ conceptoId, descripcion: '  ', monto: 400 })).body.cargo).toMatchObject({
    descripcion: 'PASEO',
    monto_pagar: 400,
  })
  expect((await charge({ conceptoId, monto: null })).body.cargo).toMatchObject({
    descripcion: 'PLAYERA',
    monto_pagar: 350.5,
  })
  const several = { idCicloEscolar: cycle, alumnos: [{ id: pupil }], fecha: '2026-09-15', conceptoId }
  const many = await server.admin.post('/cargos/varios', several)
  expect(many.body.cargos[0]).toMatchObject({ descripcion: 'PASEO', monto_pagar: 350.5 })
  // An amount of 0 is an amount, and wrong.
  expect((await charge({ conceptoId, monto: 0 })).body.campos).toEqual({ monto: expect.any(String) })
  const none = await charge({ ...blank, conceptoId: null })
  expect([none.status, Object.keys(none.body.campos)]).toEqual([400, ['descripcion', 'monto']])
})

it('an unknown concept is 404 and one that is switched off 409; nothing is charged', async () => {
  const conceptoId = await made('Cena', { activo: false })
  const before = (await server.admin.get(`/cargos/by/alumno/${pupil}`)).body.cargos.length
  expect((await charge({ conceptoId: 999_999 })).status).toBe(404)
  expect(await charge({ conceptoId })).toMatchObject({
    status: 409,
    body: { campos: { conceptoId: 'El concepto CENA está apagado.' } },
  })
  expect((await server.admin.get(`/cargos/by/alumno/${pupil}`)).body.cargos).toHaveLength(before)
})
