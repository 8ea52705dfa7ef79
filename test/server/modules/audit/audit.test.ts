import { sql } from 'kysely'
import { AUDIT_COUNTED } from '@contract/audit/audit.rules'
import { SCHOOL_DAY, startServer, type Caller, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'
import { refusalOf } from '@test/support/server/refusal'
import { aStudent } from '@test/support/builders'
import { addDepartment, addPerson } from '../roster/people'

let server: TestServer
let office: Office
let cycle: number
let pupil: number
beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
  server.clock.now = new Date('2026-09-14T16:00:00.000Z')
  cycle = await office.addCycle()
  pupil = (await server.admin.form('POST', '/alumnos', aStudent(900))).body.alumno.id
})
afterAll(() => server.close())

const read = async (query = '', who: Caller = server.admin) => (await who.get(`/bitacora${query}`)).body
const newest = async (query = '', who?: Caller) => (await read(query, who)).bitacora[0]

test('a change is told field by field, newest first, with who and when', async () => {
  server.clock.now = new Date(SCHOOL_DAY)
  await server.admin.form('PATCH', `/alumnos/${pupil}`, { numero_control: 'C900', paterno: 'RÍOS' })
  const { id } = (await server.admin.get('/auth/verify')).body.user
  expect(await newest(`?tipo=ALUMNO&id=${pupil}`)).toEqual({
    id: expect.any(Number),
    fecha: SCHOOL_DAY,
    usuario: { id, name: 'directora' },
    modulo: 'ALUMNOS',
    accion: 'UPDATE',
    tipo: 'ALUMNO',
    registroId: pupil,
    nombre: 'ALUMNO 900 RÍOS NÚÑEZ',
    cambios: [
      { campo: 'nombre', antes: 'ALUMNO 900 GARCÍA NÚÑEZ', despues: 'ALUMNO 900 RÍOS NÚÑEZ' },
      { campo: 'paterno', antes: 'GARCÍA', despues: 'RÍOS' },
      { campo: 'numero_control', antes: 'A0900', despues: 'C900' },
    ],
  })
})

test('an allergy is told without its text, and not at all when it stays', async () => {
  const allergies = JSON.stringify([{ id: 1, descripcion: 'NUECES' }])
  await server.admin.form('PATCH', `/alumnos/${pupil}`, { alergias: allergies })
  expect((await newest('?tipo=ALUMNO')).cambios).toEqual([{ campo: 'alergias' }])
  await server.admin.form('PATCH', `/alumnos/${pupil}`, { alergias: allergies })
  expect((await newest('?tipo=ALUMNO')).cambios).toEqual([])
})

test('of a list it tells what left and what came', async () => {
  const role = { nameRol: 'CAJA', permissions: [{ moduleId: 6, permissionId: 2 }] }
  const { id } = (await server.admin.post('/auth/rol', role)).body.rol
  await server.admin.patch(`/auth/rol/${id}`, { permissions: [{ moduleId: 6, permissionId: 3 }] })
  expect(await newest('?tipo=ROL')).toMatchObject({
    nombre: 'CAJA',
    cambios: [{ campo: 'permisos', antes: ['CARGOS (Ver)'], despues: ['CARGOS (Actualizar)'] }],
  })
})

test('a row is found by the name its record had, however it is written, and by a folio', async () => {
  const found = async (q: string, who?: Caller) =>
    (await read(`?q=${encodeURIComponent(q)}`, who)).bitacora as { tipo: string; nombre: string }[]
  const pupils = (await found('rios 900')).filter(({ tipo }) => tipo === 'ALUMNO')
  expect(pupils.length).toBeGreaterThan(0)
  expect(pupils.every(({ nombre }) => nombre === 'ALUMNO 900 RÍOS NÚÑEZ')).toBe(true)
  const charge = await office.addCharge(cycle, pupil, 500)
  const { pago } = (await office.payPart(charge, 200)).body
  for (const q of [String(pago.folio), String(pago.folio).padStart(6, '0')]) {
    const rows = (await found(q)).filter(({ tipo }) => tipo === 'PAGO')
    expect(rows.map(({ nombre }) => nombre)).toEqual([String(pago.folio)])
  }
  // A longer number does not match a folio that it begins with.
  expect((await found(`${pago.folio}9`)).filter(({ tipo }) => tipo === 'PAGO')).toEqual([])
  expect(await read('?q=nadie')).toMatchObject({ bitacora: [], total: 0 })
})

test('a search finds no record of a module that the reader may not read', async () => {
  const charge = await office.addCharge(cycle, pupil, 500)
  const { pago } = (await office.payPart(charge, 200)).body
  const kinds = async (q: string, who?: Caller) => {
    const { bitacora, total } = await read(`?q=${encodeURIComponent(q)}`, who)
    expect(bitacora).toHaveLength(total)
    // All of these readers may read users, whose names have numbers too.
    const others = (bitacora as { tipo: string; modulo: string }[]).filter(
      ({ modulo }) => modulo !== 'USUARIOS',
    )
    return [...new Set(others.map(({ tipo }) => tipo))].sort()
  }
  const cashier = await server.userWith([
    ['USUARIOS', 'READ'],
    ['CARGOS', 'READ'],
  ])
  const registrar = await server.userWith([
    ['USUARIOS', 'READ'],
    ['ALUMNOS', 'READ'],
  ])
  const nobody = await server.userWith([['USUARIOS', 'READ']])
  const [name, folio] = ['rios 900', String(pago.folio)]
  expect(await Promise.all([kinds(name), kinds(folio)])).toEqual([['ALUMNO', 'SALUD'], ['PAGO']])
  expect(await Promise.all([kinds(name, cashier), kinds(folio, cashier)])).toEqual([[], ['PAGO']])
  expect(await Promise.all([kinds(name, registrar), kinds(folio, registrar)])).toEqual([
    ['ALUMNO', 'SALUD'],
    [],
  ])
  expect(await Promise.all([kinds(name, nobody), kinds(folio, nobody)])).toEqual([[], []])
  // Without a search the row is there, without its name.
  expect(await newest('?tipo=PAGO', nobody)).toMatchObject({ registroId: pago.id, nombre: null })
})

test('a charge has its history: made, paid in part, paid, cancelled payment', async () => {
  const charge = await office.addCharge(cycle, pupil, 500)
  const { pago } = (await office.payPart(charge, 200)).body
  await office.complement(charge, 300)
  await office.cancelPayment(pago.id)
  const { bitacora } = await read(`?tipo=CARGO&id=${charge}`)
  const told = bitacora.map((row: { accion: string; cambios: { campo: string }[] }) => [
    row.accion,
    row.cambios.filter(({ campo }) => campo === 'abono' || campo === 'estado'),
  ])
  expect(told).toEqual([
    [
      'UPDATE',
      [
        { campo: 'abono', antes: 500, despues: 300 },
        { campo: 'estado', antes: 'PAGADO', despues: 'PARCIAL' },
      ],
    ],
    [
      'UPDATE',
      [
        { campo: 'abono', antes: 200, despues: 500 },
        { campo: 'estado', antes: 'PARCIAL', despues: 'PAGADO' },
      ],
    ],
    [
      'UPDATE',
      [
        { campo: 'abono', antes: 0, despues: 200 },
        { campo: 'estado', antes: 'PENDIENTE', despues: 'PARCIAL' },
      ],
    ],
    [
      'CREATE',
      [
        { campo: 'abono', antes: null, despues: 0 },
        { campo: 'estado', antes: null, despues: 'PENDIENTE' },
      ],
    ],
  ])
})

test('a reader sees of what they may not read only that it changed', async () => {
  const reader = await server.userWith([
    ['USUARIOS', 'READ'],
    ['PLANTILLA', 'READ'],
  ])
  await server.admin.form('PATCH', `/alumnos/${pupil}`, { numero_control: 'D900' })
  expect(await newest('?tipo=ALUMNO', reader)).toMatchObject({
    nombre: null,
    registroId: pupil,
    cambios: [{ campo: 'numero_control' }],
  })
  await addDepartment(server.admin, 'PRIMARIA')
  await addPerson(server.admin)
  const { nombre, cambios } = await newest('?tipo=COLABORADOR', reader)
  expect(nombre).toBe('BEGOÑA MUÑOZ ÑÁÑEZ')
  expect(cambios).toContainEqual({ campo: 'puesto', antes: null, despues: 'MAESTRA DE 2° B' })
  expect(cambios).toContainEqual({ campo: 'sueldo' })
  expect((await newest('?tipo=COLABORADOR')).cambios).toContainEqual({
    campo: 'sueldo',
    antes: null,
    despues: 18500.5,
  })
})

test('it is asked by day, module, user and page', async () => {
  const { total } = await read()
  expect((await read('?hasta=2026-09-14')).total).toBeLessThan(total)
  expect((await read('?desde=2026-09-16')).total).toBe(0)
  const onDay = (await read('?desde=2026-09-15&hasta=2026-09-15')).total
  expect(onDay + (await read('?hasta=2026-09-14')).total).toBe(total)
  const { bitacora } = await read('?modulo=CARGOS')
  expect(new Set(bitacora.map((row: { modulo: string }) => row.modulo))).toEqual(new Set(['CARGOS']))
  expect((await read('?usuarioId=999')).total).toBe(0)
  await sql`INSERT INTO audit_entries (at, modulo, accion, tipo, record_id, cambios)
    SELECT ${server.clock.now}, 'CARGOS', 'CREATE', 'CARGO', 9000 + n, '[]' FROM generate_series(1, 101) n`.execute(
    server.db,
  )
  const first = await read('?tipo=CARGO')
  const second = await read('?tipo=CARGO&pagina=2')
  expect([first.bitacora.length, second.bitacora.length]).toEqual([100, first.total - 100])
  expect(second.bitacora[0].id).toBeLessThan(first.bitacora[99].id)
})

test('the total is counted as far as it is read, and every page is there all the same', async () => {
  const { total } = await read()
  const first = (await read('?hasta=2000-01-01')).total
  expect(first).toBe(0)
  const many = AUDIT_COUNTED - total + 5
  await sql`INSERT INTO audit_entries (at, modulo, accion, tipo, record_id, cambios)
    SELECT '1999-12-31T12:00:00Z', 'EVENTOS', 'UPDATE', 'EVENTO', n, '[]' FROM generate_series(1, ${many}) n`.execute(
    server.db,
  )
  expect((await read()).total).toBe(AUDIT_COUNTED + 1)
  expect((await read('?hasta=2000-01-01')).total).toBe(many)
  // Rows of the same moment: the last written first.
  const last = await read(`?pagina=${Math.ceil((AUDIT_COUNTED + 5) / 100)}`)
  expect(last.bitacora.map((row: { registroId: number }) => row.registroId)).toEqual([5, 4, 3, 2, 1])
})

test.each([
  ['?desde=2026-02-31', 'desde', /^Debe ser una fecha que exista, /],
  [
    '?desde=2026-09-16&hasta=2026-09-15',
    'hasta',
    /^La fecha final debe ser igual o posterior a la inicial\.$/,
  ],
  ['?modulo=COMPRAS', 'modulo', /^Debe ser uno de estos valores: CICLO ESCOLAR, /],
  ['?tipo=X', 'tipo', /^Debe ser uno de estos valores: CICLO, /],
  ['?pagina=0', 'pagina', /^No puede ser menor que 1\.$/],
])('%s is 400 at %s', async (query, campo, said) => {
  expect(refusalOf(await server.admin.get(`/bitacora${query}`))).toEqual([
    400,
    { [campo]: expect.stringMatching(said) },
  ])
})

test('a repeated key leaves no second row', async () => {
  const charge = await office.addCharge(cycle, pupil, 50)
  await office.pay(charge, {}, 'la-misma')
  const { total } = await read('?tipo=PAGO')
  expect((await office.pay(charge, {}, 'la-misma')).status).toBe(200)
  expect((await read('?tipo=PAGO')).total).toBe(total)
})
