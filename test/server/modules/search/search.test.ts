import type { Grant } from '@contract/http/route'
import { aCurp, aStudent } from '@test/support/builders'
import { startServer, type Caller, type TestServer } from '@test/support/server/harness'
import { loggingApp } from '@test/support/server/loggingApp'
import { openOffice, type Office } from '@test/support/server/office'
import { addDepartment, addPerson } from '../roster/people'

let server: TestServer
let office: Office
let folio: number
const ids: Record<string, number> = {}
const lines: string[] = []

const addPupil = async (n: number, nombres: string, paterno: string, over: Record<string, string> = {}) => {
  const nombre = `${nombres} ${paterno}`
  const fields = aStudent(n, { nombre, nombres, paterno, materno: '', ...over })
  const { status, body } = await server.admin.form('POST', '/alumnos', fields)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.alumno.id as number
}

beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
  const cycle = await office.addCycle()
  ids['jose'] = await addPupil(1, 'JOSÉ MARÍA', 'GARCÍA PEÑA', { numero_control: 'K-2026-12' })
  ids['ana'] = await addPupil(2, 'ANA', 'GARCÍA ÑANDÚ', { numero_control: '000777' })
  const { body } = await server.admin.post('/padres', {
    nombre: 'ROSA GARCÍA',
    telefono: '722 123 4567',
    correo: 'rosa@ejemplo.mx',
    direccion: 'CALLE 1',
    hijos: [{ id: ids['jose'] }],
  })
  ids['rosa'] = body.padre.id
  await office.enrol(cycle, [ids['jose']])
  const charge = await office.addCharge(cycle, ids['ana'], 500)
  const paid = (await office.pay(charge)).body.pago
  folio = paid.folio
  ids['pago'] = paid.id
  await addDepartment(server.admin, 'PRIMARIA')
  ids['begona'] = (await addPerson(server.admin)).id
  const group = { cycle_id: cycle, grado: 'PRIMARIA', nombre: 'ÁGUILAS' } as const
  ids['grupo'] = (
    await server.db.insertInto('groups').values(group).returning('id').executeTakeFirstOrThrow()
  ).id
  const directora = await server.db.selectFrom('users').select('id').orderBy('id').executeTakeFirstOrThrow()
  const event = {
    titulo: 'FESTIVAL DE ÁGUILAS',
    descripcion: 'X',
    fecha: '2026-09-16',
    created_by: directora.id,
  }
  ids['evento'] = (
    await server.db.insertInto('events').values(event).returning('id').executeTakeFirstOrThrow()
  ).id
})
afterAll(() => server.close())

const ask = (q: string, who: Caller = server.admin) => who.get(`/buscar?${new URLSearchParams({ q })}`)
const find = async (q: string, who?: Caller) => {
  const { status, body } = await ask(q, who)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.resultados as { tipo: string; id: number; titulo: string; detalle: string; ruta: string }[]
}
const found = async (q: string, who?: Caller) => (await find(q, who)).map(({ tipo, id }) => [tipo, id])
/** JOSÉ, and his mother, found through him. */
const joseAndRosa = () => [
  ['ALUMNO', ids['jose']],
  ['PADRE', ids['rosa']],
]

test('a pupil is told with what tells them apart and where their page is', async () => {
  expect((await find('jose pe'))[0]).toEqual({
    tipo: 'ALUMNO',
    id: ids['jose'],
    titulo: 'JOSÉ MARÍA GARCÍA PEÑA',
    detalle: 'K-2026-12 · Primaria',
    ruta: `/alumno/${ids['jose']}`,
    numero_control: 'K-2026-12',
    familia: { padreId: ids['rosa'] },
    vencido: 0,
  })
})

test.each([
  ['words in any order, without accents', 'garcia jose', joseAndRosa],
  ['with accents, in capitals', 'GARCÍA JOSÉ', joseAndRosa],
  ['an ñ by an n', 'nandu', () => [['ALUMNO', ids['ana']]]],
  ['beginnings of words alone', 'rcia', () => []],
  ['a control number with its signs', 'K-2026-12', joseAndRosa],
  ['a control number without them', 'k202612', joseAndRosa],
  ['a CURP', aCurp(2), () => [['ALUMNO', ids['ana']]]],
  ['the beginning of a CURP', aCurp(2).slice(0, 16).toLowerCase(), () => [['ALUMNO', ids['ana']]]],
  ['a telephone as it is written', '(722) 123-4567', () => [['PADRE', ids['rosa']]]],
  ['the beginning of one', '722 12', () => [['PADRE', ids['rosa']]]],
  ["a collaborator's telephone", '+52 55 1234 5678', () => [['COLABORADOR', ids['begona']]]],
  ['a collaborator by name and post', 'begona maestra', () => [['COLABORADOR', ids['begona']]]],
  [
    'a group and an event',
    'aguilas',
    () => [
      ['GRUPO', ids['grupo']],
      ['EVENTO', ids['evento']],
    ],
  ],
  ['signs alone', "'); -- &|!", () => []],
  ['a backslash and stars', 'a\\b*:', () => []],
])('%s: %s', async (_what, q, expected) => {
  expect(await found(q)).toEqual(expected())
})

test('a parent is told with telephone and children', async () => {
  expect((await find('rosa'))[0]).toEqual({
    tipo: 'PADRE',
    id: ids['rosa'],
    titulo: 'ROSA GARCÍA',
    detalle: '722 123 4567 · JOSÉ MARÍA GARCÍA PEÑA',
    ruta: `/padre/${ids['rosa']}`,
    hijos: ['JOSÉ MARÍA GARCÍA PEÑA'],
    familia: { padreId: ids['rosa'] },
    vencido: 0,
  })
})

test('a folio is found as it is said and as it is printed, and stands first', async () => {
  const label = String(folio).padStart(6, '0')
  for (const q of [String(folio), label])
    expect((await find(q))[0]).toEqual({
      tipo: 'PAGO',
      id: ids['pago'],
      titulo: `Recibo ${label}`,
      detalle: 'ANA GARCÍA ÑANDÚ · $500.00 · 15/09/2026 · Recibió directora',
      ruta: `/pagos?desde=2026-09-15&hasta=2026-09-15&q=${label}&ver=${ids['pago']}`,
      familia: { alumnoId: ids['ana'] },
      vencido: 0,
    })
})

test('who is exactly meant stands before the others, though a name begins so too', async () => {
  await addPupil(3, 'AAA K-2026-12B', 'ZETA', { numero_control: 'K-2026-12-3' })
  expect((await found('k-2026-12'))[0]).toEqual(['ALUMNO', ids['jose']])
})

test('at most eight of a kind, who is enrolled first', async () => {
  for (let n = 10; n < 20; n++) await addPupil(n, `BRUNO ${n}`, 'AAAÁ')
  const last = await addPupil(20, 'BRUNO ZZZ', 'ZZZ')
  const cycle = await server.db.selectFrom('cycles').select('id').executeTakeFirstOrThrow()
  await office.enrol(cycle.id, [last])
  const many = await found('bruno')
  expect(many).toHaveLength(8)
  expect(many[0]).toEqual(['ALUMNO', last])
})

test.each(['', 'q=', 'q=a', 'q=%20%20a', `q=${'x'.repeat(81)}`, 'q=a%00b', 'q=ana&q=eva'])(
  '%s is 400',
  async (query) => {
    const { status, body } = await server.admin.get(`/buscar?${query}`)
    expect([status, body.ok, typeof body.message]).toEqual([400, false, 'string'])
  },
)

test('a number of one digit may be asked', async () => {
  expect((await ask('9')).status).toBe(200)
})

test('nobody asks without a session, and no cache keeps an answer', async () => {
  expect((await ask('garcia', server.anonymous)).status).toBe(401)
  expect((await ask('garcia')).headers['cache-control']).toBe('no-store')
})

describe('only what the reader may read', () => {
  const kindsOf = async (grants: Grant[]) => {
    const who = await server.userWith(grants)
    for (const q of ['garcia', 'aguilas', 'begona', String(folio)])
      for (const { tipo, ruta } of await find(q, who)) lines.push(`${tipo} ${ruta.split(/[/?]/)[1]}`)
    return [...new Set(lines.splice(0))].sort()
  }

  test.each<[string, Grant[], string[]]>([
    ['nothing', [], []],
    ['CICLO ESCOLAR', [['CICLO ESCOLAR', 'READ']], []],
    ['ALUMNOS', [['ALUMNOS', 'READ']], ['ALUMNO alumno', 'GRUPO grupo']],
    ['only writing pupils', [['ALUMNOS', 'UPDATE']], []],
    ['PADRES', [['PADRES', 'READ']], ['PADRE padre']],
    ['CARGOS: at the desk', [['CARGOS', 'READ']], ['ALUMNO caja', 'PADRE caja', 'PAGO pagos']],
    // The payment was of a charge.
    ['COLEGIATURAS', [['COLEGIATURAS', 'READ']], ['ALUMNO caja', 'PADRE caja']],
    ['BECAS: in the list', [['BECAS', 'READ']], ['ALUMNO alumnos']],
    ['INSCRIPCIONES', [['INSCRIPCIONES', 'READ']], ['ALUMNO alumnos']],
    ['PLANTILLA', [['PLANTILLA', 'READ']], ['COLABORADOR plantilla']],
    ['EVENTOS', [['EVENTOS', 'READ']], ['EVENTO evento']],
    ['USUARIOS', [['USUARIOS', 'READ']], []],
  ])('%s', async (_name, grants, expected) => {
    expect(await kindsOf(grants)).toEqual(expected)
  })

  test('who opens only the list of the enrolled finds no other pupil', async () => {
    const cashier = await server.userWith([['CARGOS', 'READ']])
    expect(await found('garcia', cashier)).toEqual(joseAndRosa())
  })
})

test('what was asked is in no log line, answered or refused', async () => {
  const { app, lines: written } = await loggingApp(server)
  const headers = { authorization: `Bearer ${server.admin.token}` }
  expect((await app.inject({ url: '/api/buscar?q=garcia', headers })).statusCode).toBe(200)
  expect((await app.inject({ url: `/api/buscar?q=${'garcia'.repeat(20)}`, headers })).statusCode).toBe(400)
  await app.close()
  expect(written.join('')).toContain('/api/buscar')
  expect(written.join('')).not.toContain('garcia')
})
