import type { Grant } from '@contract/http/route'
import { aJpeg } from '@test/support/fixtures/pictures'
import type { TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'
import { refusalOf } from '@test/support/server/refusal'
import { xlsxOf } from '../imports/sheets'
import { aPupil, doOpening, openingOf, startInNovember, tryOpening, undo } from './opening'

let server: TestServer
let cycle: number
let old: number
beforeAll(async () => {
  server = await startInNovember()
  const office = openOffice(server)
  cycle = await office.addCycle()
  old = await office.addCycle({ nombre: '2025-2026', fecha_inicio: '2025-09-01', fecha_fin: '2026-06-30' })
})
afterAll(() => server.close())

const file = openingOf([aPupil(1)])
const nothing = async () => {
  const { count } = await server.db
    .selectFrom('enrolments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(0)
}

test('400: no file, no cycle, a day outside it or ahead, columns missing, no pupils, a match that is none', async () => {
  const { admin } = server
  const noFile = await admin.form('POST', '/importar/apertura', { cicloEscolarId: String(cycle) })
  expect(noFile.body.campos).toHaveProperty('file')
  const noCycle = await admin.form('POST', '/importar/apertura', {}, [{ name: 'a.xlsx', content: file }])
  expect([noCycle.status, Object.keys(noCycle.body.campos)]).toEqual([400, ['cicloEscolarId']])
  for (const fecha of ['2026-08-31', '2027-07-01', '2026-11-04', '31/10/2026', '2026-02-30']) {
    const { status, body } = await doOpening(admin, cycle, file, { fecha })
    expect([fecha, status, Object.keys(body.campos)]).toEqual([fecha, 400, ['fecha']])
  }
  const noLevel = await doOpening(admin, cycle, openingOf([aPupil(1)], ['curp', 'nombres', 'paterno']))
  expect([noLevel.status, noLevel.body.campos]).toEqual([400, { grado: 'Falta esta columna.' }])
  const nobody = await tryOpening(admin, cycle, openingOf([aPupil(1)], ['nombres', 'grado']))
  expect([nobody.status, Object.keys(nobody.body.campos)]).toEqual([400, ['curp', 'numero_control']])
  expect((await tryOpening(admin, cycle, openingOf([]))).body.campos).toEqual({
    file: 'El archivo no trae ningún alumno.',
  })
  for (const columnas of ['no', '{"apodo":"x"}', '{"curp":"no está"}'])
    expect((await tryOpening(admin, cycle, file, { columnas })).body.campos).toHaveProperty('columnas')
  expect(refusalOf(await doOpening(admin, cycle, file, { simular: 'quizá' }))).toEqual([
    400,
    { simular: 'Debe ser uno de estos valores: true, false.' },
  ])
  await nothing()
})

test('404 an unknown cycle, 409 one that is over', async () => {
  for (const id of [9999, 4_000_000_000]) expect((await doOpening(server.admin, id, file)).status).toBe(404)
  const over = await doOpening(server.admin, old, file, { fecha: '2026-06-01' })
  expect([over.status, over.body.message]).toEqual([409, 'El ciclo escolar 2025-2026 terminó el 30/06/2026.'])
  expect((await doOpening(server.admin, old, file)).status).toBe(409)
  const outside = await doOpening(server.admin, old, file, { fecha: '2026-08-01' })
  expect([outside.status, Object.keys(outside.body.campos)]).toEqual([400, ['fecha']])
})

test('413: 5,001 pupils, more than 5 MB', async () => {
  const many = Array.from({ length: 5001 }, (_, n) => ({ curp: `C${n}`, grado: 'PRIMARIA' }))
  const { status, body } = await tryOpening(server.admin, cycle, openingOf(many, ['curp', 'grado']))
  expect([status, body.message]).toEqual([413, 'El archivo trae más de 5,000 alumnos. Divídelo en varios.'])
  const fat = Buffer.alloc(6 * 1024 * 1024, 'a,b\n')
  expect((await tryOpening(server.admin, cycle, fat)).status).toBe(413)
})

test('415: a picture, half a workbook', async () => {
  for (const content of [await aJpeg(), file.subarray(0, file.length / 2)])
    expect((await tryOpening(server.admin, cycle, content)).status).toBe(415)
})

const OPENS: Grant[] = [
  ['INSCRIPCIONES', 'CREATE'],
  ['CARGOS', 'CREATE'],
]
const BECAS: Grant = ['BECAS', 'CREATE']
const PUPILS: Grant = ['ALUMNOS', 'CREATE']

test('403: each pair, and what the file makes; a dry run too, and nothing is written', async () => {
  for (const held of [OPENS.slice(0, 1), OPENS.slice(1), []])
    expect((await tryOpening(await server.userWith(held), cycle, file)).status).toBe(403)
  const [id = 0] = await openOffice(server).addPupils(1)
  const { numero_control } = await server.db
    .selectFrom('students')
    .select('numero_control')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const row = { numero_control, grado: 'PRIMARIA', gradoNumero: '2' }
  const alone = { ...aPupil(2), padre: '', telefono: '', grupo: '' }
  const cases: [object, Grant[], RegExp][] = [
    [{ ...row, beca: '25' }, [], /da becas.*BECAS · Crear/],
    [{ ...row, grupo: 'Q' }, [BECAS], /grupos nuevos.*ALUMNOS · Crear/],
    [alone, [BECAS], /registra alumnos.*ALUMNOS · Crear/],
    [{ ...alone, padre: 'Eva Ruiz', telefono: '5511112222' }, [PUPILS], /registra padres.*PADRES · Crear/],
  ]
  for (const [cells, more, why] of cases) {
    const who = await server.userWith([...OPENS, ...more])
    for (const send of [tryOpening, doOpening]) {
      const { status, body } = await send(who, cycle, openingOf([cells]))
      expect([status, body.message]).toEqual([403, expect.stringMatching(why)])
    }
  }
  await nothing()
  const plain = await server.userWith(OPENS)
  expect((await tryOpening(plain, cycle, openingOf([row]))).body.resumen.nuevos).toBe(1)
  expect((await doOpening(plain, cycle, openingOf([row]))).status).toBe(200)
  expect((await plain.get('/aperturas')).status).toBe(403)
})

test('without Ver a row tells only what the file says, and no guess about an opened family is confirmed', async () => {
  const stored = aPupil(40, { saldo_anterior: 500 })
  const { body } = await doOpening(server.admin, cycle, openingOf([stored]))
  const blind = await server.userWith([...OPENS, BECAS, PUPILS, ['PADRES', 'CREATE']])
  const answers = []
  for (const saldo_anterior of [500, 501]) {
    const guess = {
      numero_control: stored.numero_control!,
      grado: 'PRIMARIA',
      gradoNumero: '2',
      grupo: 'B',
      debe_desde: '2026-10',
      saldo_anterior,
    }
    const { filas } = (await tryOpening(blind, cycle, openingOf([guess]))).body
    expect(filas[0].alumno).toEqual({ id: null, nombre: '', curp: '', numero_control: stored.numero_control })
    answers.push(filas[0].campos)
  }
  expect(answers[0]).toEqual({ numero_control: 'Ya está inscrito en 2026-2027' })
  expect(answers[1]).toEqual(answers[0])
  const sees = await tryOpening(server.admin, cycle, openingOf([stored]))
  expect(sees.body.resumen.iguales).toBe(1)
  expect((await undo(server.admin, body.apertura.id)).status).toBe(200)
})

test('what families owe and have is left out of the openings for a user who may not see charges and tuition', async () => {
  const { body } = await doOpening(server.admin, cycle, openingOf([aPupil(50, { saldo_a_favor: 30 })]))
  const sees: Grant[] = [
    ['INSCRIPCIONES', 'READ'],
    ['INSCRIPCIONES', 'DELETE'],
  ]
  const lists = async (more: Grant[]) => {
    const { aperturas } = (await (await server.userWith([...sees, ...more])).get('/aperturas')).body
    return aperturas.find(({ id }: { id: number }) => id === body.apertura.id)
  }
  const { adeudo, saldo_favor, ...plain } = body.apertura
  expect([adeudo, saldo_favor]).toEqual([9 * 2600, 30])
  for (const more of [[], [['CARGOS', 'READ']], [['COLEGIATURAS', 'READ']]] as Grant[][])
    expect(await lists(more)).toEqual(plain)
  expect(
    await lists([
      ['CARGOS', 'READ'],
      ['COLEGIATURAS', 'READ'],
    ]),
  ).toEqual(body.apertura)
  const back = await undo(await server.userWith(sees), body.apertura.id)
  expect([back.status, back.body.apertura]).toEqual([200, { ...plain, deshecha: expect.any(Object) }])
})

test('an error goes back as text that no spreadsheet runs: the cells are those of the file', async () => {
  const evil = xlsxOf([
    ['curp', 'grado', 'saldo_anterior'],
    ['=HYPERLINK("http://x")', 'PRIMARIA', '=1+1'],
  ])
  const { body } = await tryOpening(server.admin, cycle, evil)
  expect(body.filas[0]).toMatchObject({
    estado: 'ERROR',
    celdas: ['=HYPERLINK("http://x")', 'PRIMARIA', '=1+1'],
    campos: { saldo_anterior: expect.stringContaining('cantidad en pesos') },
  })
})

test('columns of a file, progress, and a template that is recognised whole', async () => {
  for (const formato of ['xlsx', 'csv']) {
    const { raw } = await server.admin.get(`/importar/apertura/plantilla?formato=${formato}`)
    expect(raw.headers['content-disposition']).toBe(`attachment; filename="plantilla-apertura.${formato}"`)
    const name = `plantilla.${formato}`
    const { body } = await server.admin.form('POST', '/importar/apertura/columnas', {}, [
      { name, content: raw.rawPayload },
    ])
    const found = body.columnas.filter(({ encabezado }: { encabezado: string | null }) => encabezado !== null)
    expect(found.map(({ columna, encabezado }: Record<string, string>) => columna === encabezado)).toEqual(
      Array(37).fill(true),
    )
  }
  expect((await server.admin.get('/importar/apertura/avance/nadie')).body.avance).toBeNull()
})
