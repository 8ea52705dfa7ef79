import { utils, write } from '@e965/xlsx'
import type { OpeningResult } from '@contract/openings/openings.schemas'
import type { TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'
import { xlsxOf, type CellValue } from '../imports/sheets'
import { aPupil, doOpening, startInNovember, tryOpening, type OpeningCells } from './opening'

// Each rule has a test of its own; here two or three of them meet in one file.

let server: TestServer
let cycle: number
let last = 100
beforeAll(async () => {
  server = await startInNovember()
  cycle = await openOffice(server).addCycle()
})
afterAll(() => server.close())

const COLUMNS = [
  ...(['numero_control', 'nombres', 'paterno', 'materno', 'curp', 'fecha_nacimiento', 'grado'] as const),
  ...(['gradoNumero', 'padre', 'telefono', 'debe_desde', 'inscripcion'] as const),
]
const HEAD = [...COLUMNS]
const aRow = (over: OpeningCells = {}): OpeningCells => {
  const n = (last += 1)
  const born =
    over.curp === '' ? { fecha_nacimiento: `${String((n % 28) + 1).padStart(2, '0')}/05/2018` } : {}
  return aPupil(n, { ...born, ...over })
}
const rowsOf = (rows: readonly OpeningCells[]): CellValue[][] =>
  rows.map((row) => COLUMNS.map((column) => row[column] ?? null))
const bookOf = (
  sheets: Record<string, readonly OpeningCells[]>,
  heading: Record<string, string> = {},
): Buffer => {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([HEAD.map((column) => heading[column] ?? column), ...rowsOf(rows)]),
      name,
    )
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer
}
const words = ({ lecturas = [] }: Pick<OpeningResult, 'lecturas'>) =>
  lecturas.map(({ columna, de, filas, pregunta }) => [columna, de, filas, pregunta])

test('marks of all sheets are one question, and its answer counts in each', async () => {
  const file = bookOf(
    { A: [aRow({ inscripcion: 'X' })], B: [aRow({ inscripcion: 'X' }), aRow({ inscripcion: 'DEBE' })] },
    { inscripcion: 'Debe inscripción' },
  )
  const { body } = await tryOpening(server.admin, cycle, file)
  expect(words(body)).toEqual([['inscripcion', 'X', 2, 'inscripcion']])
  expect((await doOpening(server.admin, cycle, file)).status).toBe(409)
  const marcas = JSON.stringify({ inscripcion: 'PAGADA' })
  const paid = (await tryOpening(server.admin, cycle, file, { marcas })).body
  const owes = ({ filas }: OpeningResult) => filas.map(({ totales }) => totales?.adeudo ?? 0)
  const [first = 0, second = 0, third = 0] = owes(paid)
  expect([first === second, third > first]).toEqual([true, true])
  expect(owes(body)).toEqual([third, third, third])
})

test('a mark under a heading that only a person chose is asked too', async () => {
  const head = HEAD.map((column) => (column === 'inscripcion' ? 'INS X PAGO' : column))
  const file = xlsxOf([head, ...rowsOf([aRow({ inscripcion: '✓' }), aRow({ inscripcion: '-' })])])
  const columnas = JSON.stringify(
    Object.fromEntries(COLUMNS.map((column, at) => [column, head[at] ?? column])),
  )
  const { body } = await tryOpening(server.admin, cycle, file, { columnas })
  expect(words(body)).toEqual([
    ['inscripcion', '✓', 1, 'inscripcion'],
    ['inscripcion', '-', 1, 'inscripcion_raya'],
  ])
  const half = { columnas, marcas: '{"inscripcion":"PAGADA"}' }
  const refused = await doOpening(server.admin, cycle, file, half)
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('«-»')])
  const marcas = '{"inscripcion":"PAGADA","inscripcion_raya":"DEBE"}'
  const { filas } = (await tryOpening(server.admin, cycle, file, { columnas, marcas })).body as OpeningResult
  expect(filas[1]!.totales!.adeudo).toBeGreaterThan(filas[0]!.totales!.adeudo)
})

test('an answer about a row of two sheets says nothing of the same row once one sheet is left out', async () => {
  const twin = aRow({ curp: '' })
  const born = String(twin.fecha_nacimiento).split('/').reverse().join('-')
  const { body: made } = await server.admin.post('/alumnos', {
    nombres: twin.nombres,
    paterno: twin.paterno,
    materno: twin.materno,
    fecha_nacimiento: born,
    nombre: [twin.nombres, twin.paterno, twin.materno].join(' '),
    numero_control: 'Z-1',
    curp: '',
    curp_pendiente: 'true',
  })
  const file = bookOf({ A: [aRow()], B: [twin] })
  const ask = async (fields: Record<string, string>) =>
    (await tryOpening(server.admin, cycle, file, fields)).body as OpeningResult
  const both = { mismo_alumno: JSON.stringify({ '2 B': made.alumno.id }) }
  expect((await ask(both)).resumen).toEqual({ nuevos: 2, iguales: 0, con_error: 0 })
  const alone = await ask({ ...both, hojas: '["B"]' })
  expect(alone.filas).toMatchObject([{ estado: 'ERROR', parecidos: [{ id: made.alumno.id }] }])
  const bare = { mismo_alumno: JSON.stringify({ 2: made.alumno.id }) }
  expect((await ask(bare)).resumen.con_error).toBe(1)
  expect((await ask({ ...bare, hojas: '["B"]' })).resumen.nuevos).toBe(1)
})

test('a pupil without a CURP in two sheets is an error in both, also with a given name less; words are said once', async () => {
  const pupil = aRow({ curp: '', nombres: 'Ana Sofía', debe_desde: 'desde octubre', inscripcion: 'OK' })
  const again = { ...pupil, nombres: 'Ana', numero_control: 'Z-2' }
  const other = aRow({ curp: '', debe_desde: 'desde octubre', inscripcion: 'OK' })
  const { body } = await tryOpening(server.admin, cycle, bookOf({ A: [pupil], B: [again, other] }))
  expect(body.filas.map(({ campos = {} }: { campos?: Record<string, string> }) => campos['curp'])).toEqual([
    expect.stringContaining('en la fila 2 de «B»'),
    expect.stringContaining('en la fila 2 de «A»'),
    undefined,
  ])
  expect(words(body).sort()).toEqual([
    ['debe_desde', 'desde octubre', 3, undefined],
    ['inscripcion', 'OK', 3, undefined],
  ])
})

test.each([
  ['MESES QUE DEBE', ['1', '2', '1'], true],
  ['ADEUDOS', ['1', '2', '3'], true],
  ['NO', ['DEBE', 'DEBE', ''], true],
  ['VECES', ['1', '2', '1'], true],
  ['No.', ['1', '2', '3'], false],
  ['NO. DE LISTA', ['1', '2', '1'], false],
])('a column %s of %j that nobody recognised is asked: %s', async (heading, values, isAsked) => {
  const rows = rowsOf(values.map(() => aRow())).map((row, at) => [...row, values[at] ?? null])
  const { body } = await tryOpening(server.admin, cycle, xlsxOf([[...HEAD, heading], ...rows]))
  expect(body.sin_reconocer.map(({ encabezado }: { encabezado: string }) => encabezado)).toEqual(
    isAsked ? [heading] : [],
  )
})

test('5,000 rows in words, a third without a CURP, are read in one piece, and another desk is answered meanwhile', async () => {
  const many = Array.from({ length: 5000 }, (_, at) =>
    aRow({
      ...(at % 3 === 0 ? { curp: '', nombres: `Niña ${String.fromCharCode(65 + (at % 26))}${at}` } : {}),
      debe_desde: ['al corriente', 'desde octubre', 'nov'][at % 3]!,
      inscripcion: ['OK', 'NO', 'debe $500'][at % 3]!,
    }),
  )
  const before = process.memoryUsage().heapUsed
  const trying = tryOpening(server.admin, cycle, xlsxOf([HEAD, ...rowsOf(many)]))
  let answered = 0
  const isDone = trying.then(() => true)
  while (!(await Promise.race([isDone, new Promise((go) => setTimeout(go, 200, false))])))
    if ((await server.admin.get('/ciclo/all')).status === 200) answered += 1
  const { body } = await trying
  expect(body.resumen).toEqual({ nuevos: 5000, iguales: 0, con_error: 0 })
  expect(body.lecturas).toHaveLength(6)
  expect(answered).toBeGreaterThan(2)
  expect((process.memoryUsage().heapUsed - before) / 1e6).toBeLessThan(600)
})
