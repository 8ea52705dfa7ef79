import type { Found, SearchAnswer } from '@contract/search/search.schemas'
import type { Grant } from '@contract/http/route'
import { aStudent } from '@test/support/builders'
import { startServer, type Caller, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'

let server: TestServer
let office: Office
let cycle: number
let pupils = 0

const addPupil = async (nombres: string, paterno: string, materno: string): Promise<number> => {
  const nombre = `${nombres} ${paterno} ${materno}`
  const fields = aStudent(++pupils, { nombre, nombres, paterno, materno })
  const { status, body } = await server.admin.form('POST', '/alumnos', fields)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.alumno.id as number
}

const addParent = async (nombre: string, hijos: readonly number[] = []): Promise<number> => {
  const { status, body } = await server.admin.post('/padres', {
    nombre,
    telefono: `55${String(10_000_000 + ++pupils)}`,
    correo: 'familia@ejemplo.mx',
    direccion: 'CALLE 1',
    hijos: hijos.map((id) => ({ id })),
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.padre.id as number
}

beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
  cycle = await office.addCycle()
})
afterAll(() => server.close())

const ask = async (q: string, tipos?: string, who: Caller = server.admin): Promise<SearchAnswer> => {
  const { status, body } = await who.get(`/buscar?${new URLSearchParams({ q, ...(tipos ? { tipos } : {}) })}`)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body as SearchAnswer
}
const names = (rows: readonly Found[], tipo?: string) =>
  rows.filter((row) => !tipo || row.tipo === tipo).map(({ titulo }) => titulo)

test('words in the order typed come first: one after the other, then with others between, then in any order', async () => {
  await addPupil('KARLA', 'CRUZ', 'LÓPEZ')
  await addPupil('KARLA', 'LÓPEZ', 'CRUZ')
  await addPupil('KARLA ANA', 'LÓPEZ', 'CRUZ')
  const { resultados } = await ask('karla lopez cruz')
  expect(names(resultados, 'ALUMNO')).toEqual([
    'KARLA LÓPEZ CRUZ',
    'KARLA ANA LÓPEZ CRUZ',
    'KARLA CRUZ LÓPEZ',
  ])
  expect(names((await ask('kar lop')).resultados, 'ALUMNO')[0]).toBe('KARLA LÓPEZ CRUZ')
})

describe('peña', () => {
  beforeAll(async () => {
    for (let n = 1; n <= 9; n++) await addParent(`ANA ${n} RUIZ PEÑA`)
    await addParent('TERESA PEÑA VEGA')
    await addParent('ZOILA DE LA PEÑA')
    const child = await addPupil('INÉS', 'SOTO', 'PEÑA')
    await addParent('AARÓN SOTO LUNA', [child])
    await addParent('BRUNO LUGO MORA', [await addPupil('EVA', 'PEÑA', 'MORA')])
  })

  test('who has it as first surname, then who has it, then who is found by a child', async () => {
    const { resultados, totales } = await ask('peña', 'PADRE')
    expect(names(resultados).slice(0, 3)).toEqual(['TERESA PEÑA VEGA', 'ZOILA DE LA PEÑA', 'ANA 1 RUIZ PEÑA'])
    expect(resultados).toHaveLength(8)
    expect(totales).toEqual([{ tipo: 'PADRE', total: 13 }])
  })

  test('a pupil by their own first surname', async () => {
    expect(names((await ask('PENA', 'ALUMNO')).resultados)).toEqual(['EVA PEÑA MORA', 'INÉS SOTO PEÑA'])
  })

  test('a whole word before a beginning of one', async () => {
    await addPupil('AMALIA', 'PEÑALOZA', 'GIL')
    expect(names((await ask('pena', 'ALUMNO')).resultados).at(-1)).toBe('AMALIA PEÑALOZA GIL')
  })

  test('a word of the parent and one of the child', async () => {
    expect(names((await ask('aaron ines', 'PADRE')).resultados)).toEqual(['AARÓN SOTO LUNA'])
  })
})

describe('who is enrolled', () => {
  test('a pupil who was enrolled again is found once, and by the enrolment that stands', async () => {
    const id = await addPupil('DOBLE', 'REYES', 'DÍAZ')
    const { body } = await office.enrol(cycle, [id])
    const first = `/inscripciones/${body.inscripciones[0].id}`
    const cancelled = await server.admin.delete(first, { motivo_cancelacion: 'SE REPITIÓ' })
    expect(cancelled.status).toBe(200)
    const [alone] = (await ask('doble reyes', 'ALUMNO')).resultados
    expect(alone?.detalle).toContain('Sin inscripción')
    await office.enrol(cycle, [id])
    const { resultados, totales } = await ask('doble reyes', 'ALUMNO')
    expect(resultados.map((row) => row.id)).toEqual([id])
    expect(resultados[0]?.detalle).toContain('Primaria')
    expect(totales).toEqual([{ tipo: 'ALUMNO', total: 1 }])
  })

  test('who left is not, and is hidden from who may only see the enrolled', async () => {
    const id = await addPupil('IDO', 'REYES', 'DÍAZ')
    const { body } = await office.enrol(cycle, [id])
    const baja = {
      inscripcionId: body.inscripciones[0].id,
      fecha: '2026-09-15',
      motivo: 'CAMBIO DE CIUDAD',
    }
    expect((await server.admin.patch('/inscripciones/baja', baja)).status).toBe(200)
    expect((await ask('ido reyes', 'ALUMNO')).resultados[0]?.detalle).toContain('Primaria, sin inscripción')
    const cashier = await server.userWith([['CARGOS', 'READ']])
    expect((await ask('ido reyes', 'ALUMNO', cashier)).resultados).toEqual([])
  })
})

describe('families', () => {
  const all = 'FAMILIA,PAGO'
  let parent: number
  let alone: number
  let payment: { id: number; folio: number }
  const cashierWith = (...grants: Grant[]) => server.userWith(grants)

  beforeAll(async () => {
    const children = [await addPupil('UNO', 'TOVAR', 'PAZ'), await addPupil('DOS', 'TOVAR', 'PAZ')]
    parent = await addParent('LUZ PAZ OCHOA', children)
    alone = await addPupil('SOLO', 'TOVAR', 'RÍOS')
    for (const id of [...children, alone]) await office.enrol(cycle, [id])
    const late = await office.addCharge(cycle, children[0] as number, 500, 'UNIFORME')
    await office.addCharge(cycle, children[1] as number, 70.5, 'LIBRO')
    await server.db.updateTable('charges').set({ fecha: '2026-09-01' }).where('tipo', '=', 'OTRO').execute()
    payment = (await office.payPart(late, 100)).body.pago
  })

  test('each once: a parent by their children, a pupil without a parent, and where their desk is', async () => {
    const { resultados, totales } = await ask('tovar', all)
    expect(resultados.map(({ tipo, id, ruta, familia }) => ({ tipo, id, ruta, familia }))).toEqual([
      { tipo: 'ALUMNO', id: alone, ruta: `/caja?alumno=${alone}`, familia: { alumnoId: alone } },
      { tipo: 'PADRE', id: parent, ruta: `/caja?padre=${parent}`, familia: { padreId: parent } },
    ])
    expect(totales).toEqual([{ tipo: 'FAMILIA', total: 2 }])
  })

  test('what is overdue is what the list of debtors says', async () => {
    const { morosos } = (await server.admin.get('/morosos')).body
    const owed = morosos.find(({ padre }: { padre: { id: number } | null }) => padre?.id === parent)
    const [row] = (await ask('luz paz', all)).resultados
    expect(owed.vencido).toBeGreaterThan(0)
    expect(row?.vencido).toBe(owed.vencido)
  })

  test('a child says its own debt, and beside it what the family owes more', async () => {
    const [one] = (await ask('uno tovar', 'ALUMNO')).resultados
    const [two] = (await ask('dos tovar', 'ALUMNO')).resultados
    expect(one).toMatchObject({ familia: { padreId: parent }, vencido: 400, vencido_familia: 470.5 })
    expect(two).toMatchObject({ familia: { padreId: parent }, vencido: 70.5, vencido_familia: 470.5 })
    const [alone] = (await ask('solo tovar', 'ALUMNO')).resultados
    expect(alone).toMatchObject({ vencido: 0 })
    expect(alone).not.toHaveProperty('vencido_familia')
  })

  test('a folio is its family and its receipt', async () => {
    const { resultados } = await ask(String(payment.folio), all)
    expect(resultados[0]).toMatchObject({ tipo: 'PAGO', id: payment.id, familia: { padreId: parent } })
  })

  test.each<Grant>([
    ['CARGOS', 'READ'],
    ['COLEGIATURAS', 'READ'],
  ])('%s %s alone finds them', async (...grant) => {
    const who = await cashierWith(grant)
    expect((await ask('tovar', all, who)).resultados.map(({ id }) => id)).toEqual([alone, parent])
  })

  test('who sees no debts reads neither families nor what they owe', async () => {
    const who = await cashierWith(['ALUMNOS', 'READ'], ['PADRES', 'READ'])
    expect((await ask('tovar', all, who)).resultados).toEqual([])
    const { resultados } = await ask('tovar', undefined, who)
    expect(resultados.length).toBeGreaterThan(2)
    for (const row of resultados) expect(row).not.toHaveProperty('vencido')
    for (const row of resultados) expect(row).not.toHaveProperty('familia')
  })
})

test('a parent is not found by the CURP of a child by who may not see pupils', async () => {
  const who = await server.userWith([['PADRES', 'READ']])
  const { curp } = await server.db
    .selectFrom('students')
    .select('curp')
    .where('nombre', '=', 'INÉS SOTO PEÑA')
    .executeTakeFirstOrThrow()
  expect((await ask(curp, undefined, who)).resultados).toEqual([])
  expect(names((await ask('ines soto', undefined, who)).resultados)).toEqual(['AARÓN SOTO LUNA'])
})

test.each(['NADA', 'ALUMNO,', 'alumno', 'ALUMNO;PADRE'])('kinds %s are 400', async (tipos) => {
  const { status, body } = await server.admin.get(`/buscar?${new URLSearchParams({ q: 'ana', tipos })}`)
  expect([status, body.ok]).toEqual([400, false])
})
