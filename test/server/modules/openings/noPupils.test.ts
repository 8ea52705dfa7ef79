import { aCycle } from '@test/support/builders'
import type { TestServer } from '@test/support/server/harness'
import { csvOf, tryImport, type CellValue, xlsxOf } from '../imports/sheets'
import { aPupil, startInNovember, tryOpening, type OpeningCells } from './opening'

let server: TestServer
let cycle: number
beforeAll(async () => {
  server = await startInNovember()
  cycle = (await server.admin.post('/ciclo', aCycle())).body.ciclo.id
})
afterAll(() => server.close())

const COLUMNS = [
  ...(['numero_control', 'nombres', 'paterno', 'materno', 'curp', 'fecha_nacimiento'] as const),
  ...(['grado', 'gradoNumero', 'padre', 'telefono', 'saldo_anterior', 'grupo'] as const),
]
const cellsOf = (n: number, over: OpeningCells = {}): CellValue[] => {
  const pupil = aPupil(n, over)
  return COLUMNS.map((column) => pupil[column] ?? null)
}
const only = (cells: Record<number, CellValue>): CellValue[] => COLUMNS.map((_, at) => cells[at] ?? null)

test('titles, sums and signatures are left out and named; only what may be a pupil is an error', async () => {
  const rows = [
    ['COLEGIO DEL VALLE'],
    [...COLUMNS],
    only({ 0: '2° B DE PRIMARIA' }),
    cellsOf(1),
    cellsOf(2),
    only({ 10: 1500 }),
    only({ 1: 'Total de alumnos: 2' }),
    only({ 1: 'QUIEN FALTA' }),
    only({ 1: '________________', 4: '________________' }),
    only({ 1: 'ROSA PÉREZ', 4: 'Directora' }),
    only({ 0: 'DIRECTORA', 4: 'SECRETARIA' }),
  ]
  const { body } = await tryOpening(server.admin, cycle, xlsxOf(rows))
  expect(body.resumen).toEqual({ nuevos: 2, iguales: 0, con_error: 1 })
  expect(body.filas.map(({ fila }: { fila: number }) => fila)).toEqual([4, 5, 8])
  expect(body.ignoradas).toEqual([
    { fila: 3, texto: '2° B DE PRIMARIA' },
    { fila: 6, texto: '1500' },
    { fila: 7, texto: 'Total de alumnos: 2' },
    { fila: 9, texto: '________________ · ________________' },
    { fila: 10, texto: 'ROSA PÉREZ · Directora' },
    { fila: 11, texto: 'DIRECTORA · SECRETARIA' },
  ])
  expect((await tryImport(server.admin, xlsxOf(rows))).body).toMatchObject({
    resumen: { nuevos: 2, con_error: 1 },
    ignoradas: [{ fila: 3 }, { fila: 6 }, { fila: 7 }, { fila: 9 }, { fila: 10 }, { fila: 11 }],
  })
})

test('1,200 without quotes is an error that says so, not one peso', async () => {
  const lines = [
    [...COLUMNS],
    cellsOf(10, { saldo_anterior: '1,200' }),
    cellsOf(11, { saldo_anterior: '"1,200"' }),
    cellsOf(12, { saldo_anterior: '1200' }),
  ]
  const file = Buffer.from(csvOf(lines))
  const { body } = await tryOpening(server.admin, cycle, file)
  const text =
    'Al renglón le sobra una celda: si la cantidad es 1,200, escríbela sin coma, 1200, o entre comillas'
  expect(body.filas[0]).toMatchObject({ estado: 'ERROR', campos: { saldo_anterior: text } })
  expect(Object.keys(body.filas[0].campos)).toEqual(['saldo_anterior'])
  const owed = body.filas.slice(1).map(({ totales }: { totales: { adeudo: number } }) => totales.adeudo)
  expect(owed).toEqual([8 * 2600 + 1200, 8 * 2600 + 1200])
  const imported = await tryImport(server.admin, file)
  expect(imported.body.resumen).toMatchObject({ nuevos: 2, con_error: 1 })
  expect(imported.body.filas[0].campos).toEqual({ saldo_anterior: text })
})

test('a list’s own number beside a number is not taken for an amount in two', async () => {
  const lines = [
    ['Número', 'Clave', ...COLUMNS],
    ...[10, 11, 12].map((n) => [String(n), `20${n - 9}`, ...cellsOf(n), ...(n === 10 ? ['X'] : [])]),
  ]
  const { body } = await tryImport(server.admin, Buffer.from(csvOf(lines)))
  const texts = Object.values(body.filas[0].campos as Record<string, string>)
  expect(texts.join()).toContain('El renglón trae')
  expect(texts.join()).not.toContain('1,201')
})
