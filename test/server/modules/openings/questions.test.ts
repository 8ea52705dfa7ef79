import { aCycle } from '@test/support/builders'
import type { TestServer } from '@test/support/server/harness'
import { doImport, problemsOf, tryImport, type CellValue, xlsxOf } from '../imports/sheets'
import { aPupil, doOpening, startInNovember, tryOpening } from './opening'

let server: TestServer
let cycle: number
beforeAll(async () => {
  server = await startInNovember()
  cycle = (await server.admin.post('/ciclo', aCycle())).body.ciclo.id
})
afterAll(() => server.close())

const HEAD = [
  ...[
    'No.',
    'MATRÍCULA',
    'NOMBRE DEL ALUMNO',
    'CURP',
    'F. NAC.',
    'GRADO',
    'GPO',
    'PADRE O TUTOR',
    'CEL. MAMÁ',
  ],
  ...['OBSERVACIONES', 'COLEGIATURA'],
]
/** Given names first, and a CURP of another name, which tells nothing. */
const rowOf = (n: number, over: Record<number, CellValue> = {}): CellValue[] => {
  const { numero_control = '', curp = '', fecha_nacimiento = '', padre = '', telefono = '' } = aPupil(n)
  const name = `Luz María Ponce Vidal`
  const cells = [n, numero_control, name, curp, fecha_nacimiento, '2', 'B', padre, telefono, null, 1950]
  return cells.map((cell, at) => over[at] ?? cell)
}
const bookOf = (...rows: CellValue[][]) => xlsxOf([['LISTA 2026'], HEAD, ...rows])
const answered = { nombres_orden: 'NOMBRES_PATERNO_MATERNO', nivel: 'PRIMARIA' }

test('what the file does not say is one question each, and the answer makes good rows of all', async () => {
  const file = bookOf(rowOf(1), rowOf(2, { 9: 'becado' }), rowOf(3))
  const dry = await tryOpening(server.admin, cycle, file)
  expect(dry.status).toBe(200)
  expect(dry.body.preguntas).toEqual([
    { campo: 'nombres_orden', filas: 3, ejemplos: ['Luz María Ponce Vidal'] },
    { campo: 'nivel', filas: 3, ejemplos: ['2'] },
  ])
  expect(dry.body.sin_reconocer).toEqual([
    { encabezado: 'OBSERVACIONES', filas: 1, ejemplos: ['becado'] },
    { encabezado: 'COLEGIATURA', filas: 3, ejemplos: ['1950'] },
  ])
  const again = await tryOpening(server.admin, cycle, file, answered)
  expect(problemsOf(again.body.filas)).toEqual(Array(3).fill(undefined))
  expect(again.body).toMatchObject({ preguntas: [], resumen: { nuevos: 3, con_error: 0 } })
  expect(again.body.filas[0].alumno.nombre).toBe('LUZ MARÍA PONCE VIDAL')
})

test('an opening is written only when each column with values is ours or named as left out', async () => {
  const file = bookOf(rowOf(1), rowOf(2, { 9: 'becado' }))
  const ask = (ignorar?: string) =>
    doOpening(server.admin, cycle, file, { ...answered, ...(ignorar === undefined ? {} : { ignorar }) })
  const none = await ask()
  const text = 'Falta decir qué son estas columnas o que se dejan fuera: «OBSERVACIONES», «COLEGIATURA».'
  expect([none.status, none.body.message, none.body.campos]).toEqual([409, text, { ignorar: text }])
  const one = await ask('["COLEGIATURA"]')
  expect([one.status, one.body.message]).toEqual([
    409,
    'Falta decir qué es esta columna o que se deja fuera: «OBSERVACIONES».',
  ])
  for (const wrong of ['no', '{}', '[1]'])
    expect((await ask(wrong)).body.campos).toEqual({ ignorar: 'Debe ser una lista de encabezados en JSON.' })
  const { count } = await server.db
    .selectFrom('enrolments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(0)
  const both = await ask('["COLEGIATURA","OBSERVACIONES","OTRA"]')
  expect([both.status, both.body.resumen.nuevos]).toEqual([200, 2])
  const stored = await server.db.selectFrom('students').select(['nombres', 'paterno', 'materno']).execute()
  expect(stored).toEqual(Array(2).fill({ nombres: 'LUZ MARÍA', paterno: 'PONCE', materno: 'VIDAL' }))
})

test('an import without the answer leaves other columns out as always; one that answers is held to it', async () => {
  const file = bookOf(rowOf(11), rowOf(12, { 9: 'becado' }))
  const dry = await tryImport(server.admin, file, answered)
  expect(dry.body.sin_reconocer.map(({ encabezado }: { encabezado: string }) => encabezado)).toEqual([
    'GPO',
    'OBSERVACIONES',
    'COLEGIATURA',
  ])
  expect((await doImport(server.admin, file, { ...answered, ignorar: '["GPO"]' })).status).toBe(409)
  const { status, body } = await doImport(server.admin, file, answered)
  expect([status, body.resumen.nuevos]).toEqual([200, 2])
})

test('a title gives its level, year and group to the rows below; what a row says itself wins', async () => {
  const rows = [
    ['1° DE PRIMARIA GRUPO A'],
    rowOf(21, { 5: '', 6: '' }),
    rowOf(22, { 5: '1', 6: 'C' }),
    ['K2 DE PREESCOLAR'],
    rowOf(23, { 5: '', 6: '' }),
  ]
  const file = xlsxOf([HEAD.slice(0, 9), ...rows.map((row) => row.map((cell) => cell || null).slice(0, 9))])
  const { body } = await tryOpening(server.admin, cycle, file, {
    nombres_orden: 'NOMBRES_PATERNO_MATERNO',
    nivel: 'PRIMARIA',
  })
  expect(body.resumen).toMatchObject({ nuevos: 3, con_error: 0 })
  expect(
    body.totales.grados.map(({ grado, gradoNumero, alumnos }: Record<string, unknown>) => [
      grado,
      gradoNumero,
      alumnos,
    ]),
  ).toEqual([
    ['PREESCOLAR', 2, 1],
    ['PRIMARIA', 1, 2],
  ])
  expect(body.totales.grupos.map(({ nombre }: { nombre: string }) => nombre).sort()).toEqual(['A', 'C'])
})
