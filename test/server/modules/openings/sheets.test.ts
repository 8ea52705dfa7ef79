import { utils, write } from '@e965/xlsx'
import { aCycle } from '@test/support/builders'
import { messyWorkbook, MESSY_PUPILS_A_SHEET, MESSY_SHEETS } from '@test/support/messyWorkbook'
import type { Answer, TestServer } from '@test/support/server/harness'
import { columnsIn, doImport, tryImport, type CellValue } from '../imports/sheets'
import { aPupil, doOpening, startInNovember, tryOpening } from './opening'

let server: TestServer
let cycle: number
beforeAll(async () => {
  server = await startInNovember()
  cycle = (await server.admin.post('/ciclo', aCycle())).body.ciclo.id
})
afterAll(() => server.close())

interface Group {
  grado: string
  gradoNumero: number
  nombre: string
  alumnos: number
}
const groupsIn = ({ body }: Answer): string[] =>
  (body.totales.grupos as Group[]).map(
    ({ grado, gradoNumero, nombre, alumnos }) => `${grado} ${gradoNumero} ${nombre}: ${alumnos}`,
  )
const readIn = ({ body }: Answer): string[] =>
  body.hojas.map(
    ({ nombre, leida, filas }: { nombre: string; leida: boolean; filas: number }) =>
      `${nombre} ${leida ? 'sí' : 'no'} ${filas}`,
  )

const COLUMNS = [
  ...(['numero_control', 'nombres', 'paterno', 'materno', 'curp', 'fecha_nacimiento'] as const),
  ...(['padre', 'telefono'] as const),
]
const pupils = (from: number, count: number): CellValue[][] =>
  Array.from({ length: count }, (_, at) => {
    const cells = aPupil(from + at)
    return COLUMNS.map((column) => cells[column] ?? null)
  })
const HEAD: CellValue[] = [...COLUMNS]

/** A workbook of sheets by name, the hidden ones too. */
const bookOf = (sheets: Record<string, CellValue[][]>, hidden: readonly string[] = []): Buffer => {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name)
  book.Workbook = {
    Sheets: Object.keys(sheets).map((name) => ({ name, Hidden: hidden.includes(name) ? 1 : 0 })),
  }
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer
}

test('a workbook of a school with a sheet for each group comes in whole, with one question', async () => {
  const file = messyWorkbook()
  const dry = await tryOpening(server.admin, cycle, file)
  expect(readIn(dry)).toEqual([
    ...MESSY_SHEETS.map((name) => `${name} sí ${MESSY_PUPILS_A_SHEET}`),
    'CUOTAS no 1',
  ])
  expect(dry.body.preguntas.map(({ campo }: { campo: string }) => campo)).toEqual(['nombres_orden', 'nivel'])
  expect(dry.body.sin_reconocer.map(({ encabezado }: { encabezado: string }) => encabezado)).toEqual([
    'OBSERVACIONES',
  ])
  const answers = {
    nombres_orden: 'PATERNO_MATERNO_NOMBRES',
    nivel: 'PRIMARIA',
    ignorar: '["OBSERVACIONES"]',
  }
  const again = await tryOpening(server.admin, cycle, file, answers)
  expect(again.body.resumen.nuevos).toBeGreaterThanOrEqual(110)
  expect(groupsIn(again)).toContain('PREESCOLAR 2 A: 15')
  const { body } = await doOpening(server.admin, cycle, file, answers)
  expect(body.resumen.nuevos).toBe(again.body.resumen.nuevos)
  const same = await tryOpening(server.admin, cycle, file, answers)
  expect(same.body.resumen.iguales).toBe(body.resumen.nuevos)
})

test('which sheets are read is said and chosen; rows are named by their sheet', async () => {
  const file = bookOf(
    {
      '1A': [['LISTA DE PRIMARIA'], HEAD, ...pupils(0, 2)],
      // The same pupil as in 1A, in a row of the same number, and the columns in another order.
      '2B': [
        ['LISTA DE PRIMARIA'],
        HEAD.toReversed(),
        ...[...pupils(1, 1), ...pupils(2, 2)].map((row) => row.toReversed()),
      ],
      BAJAS: [HEAD, ...pupils(5, 1)],
      CUOTAS: [
        ['Concepto', 'Precio'],
        ['Uniforme', 500],
      ],
      VIEJOS: [HEAD, ...pupils(6, 3)],
    },
    ['VIEJOS'],
  )
  const dry = await tryOpening(server.admin, cycle, file, { nivel: 'PRIMARIA' })
  expect(readIn(dry)).toEqual(['1A sí 2', '2B sí 3', 'BAJAS sí 1', 'CUOTAS no 1', 'VIEJOS no 3'])
  const columns = await columnsIn(server.admin, file)
  expect(readIn(columns)).toEqual(readIn(dry))
  expect(columns.body.filas).toBe(6)
  const twin = dry.body.filas.filter(({ estado }: { estado: string }) => estado === 'ERROR')
  expect(twin.map(({ hoja, fila, campos }: Record<string, unknown>) => [hoja, fila, campos])).toEqual([
    ['1A', 4, expect.objectContaining({ curp: 'Está también en la fila 3 de «2B»' })],
    ['2B', 3, expect.objectContaining({ curp: 'Está también en la fila 4 de «1A»' })],
  ])
  // The place of the sheet is in the cells of an error, so that the file of errors brings it back.
  expect(dry.body.encabezados.slice(COLUMNS.length)).toEqual(['Nivel', 'Grado', 'Grupo'])
  expect(twin[1].celdas.slice(COLUMNS.length)).toEqual(['PRIMARIA', '2', 'B'])
  const two = await tryOpening(server.admin, cycle, file, { hojas: '["1A","2B"]', nivel: 'PRIMARIA' })
  expect(readIn(two).slice(2)).toEqual(['BAJAS no 1', 'CUOTAS no 1', 'VIEJOS no 3'])
  expect(groupsIn(two)).toEqual(['PRIMARIA 1 A: 1', 'PRIMARIA 2 B: 2'])
  const one = await tryOpening(server.admin, cycle, file, { hojas: '["VIEJOS"]', nivel: 'PRIMARIA' })
  expect(one.body.filas.map(({ hoja, fila }: Record<string, unknown>) => [hoja, fila])).toEqual([
    [undefined, 2],
    [undefined, 3],
    [undefined, 4],
  ])
  const imported = await doImport(server.admin, file, { hojas: '["1A","2B"]' })
  expect(imported.body.resumen).toMatchObject({ nuevos: 3, con_error: 2 })
})

/** Money that would vanish without a word: the same column under another heading, and the debt under the price paid. */
test('other spellings of a column are one column; a heading of debt never goes under one that is none', async () => {
  const other: CellValue[] = ['Matrícula', 'Nombre(s)', 'Ap. paterno', 'Ap. materno', 'CURP', 'Nacimiento']
  const tail: CellValue[] = ['Padre o tutor', 'Celular']
  const rows = (from: number, enrolment: CellValue) => pupils(from, 2).map((row) => [...row, enrolment])
  const book = (second: string) =>
    bookOf({
      '1A': [[...HEAD, 'Inscripción'], ...rows(20, 'PAGADA')],
      '2B': [[...other, ...tail, second], ...rows(30, 'SI')],
    })
  const nivel = { nivel: 'PRIMARIA' }
  const same = (await tryOpening(server.admin, cycle, book('Insc.'), nivel)).body
  expect([same.resumen.nuevos, same.sin_reconocer, same.encabezados.length]).toEqual([4, [], 11])
  expect(same.lecturas).toMatchObject([{ columna: 'inscripcion', de: 'SI', a: 'PAGADA', filas: 2 }])
  const debt = (await tryOpening(server.admin, cycle, book('Debe inscripción'), nivel)).body
  expect(debt.lecturas).toEqual([])
  const columns = (await columnsIn(server.admin, book('Debe inscripción'))).body
  expect(columns.filas).toBe(4)
  expect(debt.sin_reconocer.map(({ encabezado }: { encabezado: string }) => encabezado)).toEqual([
    'Debe inscripción',
  ])
  const refused = await doOpening(server.admin, cycle, book('Debe inscripción'), nivel)
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('«Debe inscripción»')])
})

test.each([
  ['["3C"]', 'El archivo no tiene la hoja «3C».'],
  ['[]', 'Elige al menos una hoja.'],
  ['{}', 'Debe ser una lista de hojas en JSON.'],
  ['1A', 'Debe ser una lista de hojas en JSON.'],
])('400: hojas %s', async (hojas, text) => {
  const file = bookOf({ '1A': [HEAD, ...pupils(0, 1)], '2B': [HEAD, ...pupils(1, 1)] })
  const { status, body } = await tryImport(server.admin, file, { hojas })
  expect([status, body.campos]).toEqual([400, { hojas: text }])
})

test('forty sheets, and headings twice in each', async () => {
  const twice = [...HEAD, 'curp', 'NOTAS', 'NOTAS']
  const sheets = Object.fromEntries(
    Array.from({ length: 40 }, (_, at): [string, CellValue[][]] => [
      `GRUPO ${at + 1}`,
      [twice, ...pupils(300 + at * 3, 3).map((row) => [...row, 'x', 'a', 'b'])],
    ]),
  )
  const dry = await tryOpening(server.admin, cycle, bookOf(sheets), { nivel: 'PRIMARIA' })
  expect(dry.body.resumen).toEqual({ nuevos: 120, iguales: 0, con_error: 0 })
  expect(dry.body.sin_reconocer.map(({ encabezado }: { encabezado: string }) => encabezado)).toEqual([
    'curp (columna I)',
    'NOTAS',
    'NOTAS (columna K)',
  ])
  expect(groupsIn(dry)).toHaveLength(40)
})

test('the rows of all sheets together are no more than of one', async () => {
  const sheets = Object.fromEntries(
    ['1A', '2A'].map((name) => [
      name,
      [
        HEAD,
        ...Array.from({ length: 2600 }, (_, n): CellValue[] => [`${name}${n}`, 'ANA', 'RUIZ', null, `X${n}`]),
      ],
    ]),
  )
  const { status, body } = await tryImport(server.admin, bookOf(sheets))
  expect([status, body.message]).toEqual([413, 'El archivo trae más de 5,000 alumnos. Divídelo en varios.'])
})
