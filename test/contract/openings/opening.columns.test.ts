import { recognizeColumns } from '@contract/imports/recognize.rules'
import { OPENING_DEFINITIONS } from '@contract/openings/opening.columns'

const read = (sheet: Readonly<Record<string, readonly string[]>>) => {
  const headings = Object.keys(sheet)
  const rows = [0, 1, 2].map((at) => headings.map((heading) => sheet[heading]?.[at] ?? ''))
  const { found, doubts } = recognizeColumns(OPENING_DEFINITIONS, headings, rows)
  return { columns: Object.fromEntries([...found].map(([column, { at }]) => [column, headings[at]])), doubts }
}

test('every column of the template is known by its own name', () => {
  const own = Object.fromEntries(OPENING_DEFINITIONS.map(({ column }) => [column, []]))
  const { columns } = read(own)
  const { nombre_completo: _whole, apellidos: _surnames, ...template } = own
  expect(columns).toEqual(Object.fromEntries(Object.keys(template).map((column) => [column, column])))
})

test('a school that keeps its balances in its own words', () => {
  const { columns, doubts } = read({
    Matrícula: ['A-1', 'A-2'],
    Nivel: ['Primaria', 'Primaria'],
    Grado: ['1', '2'],
    Grupo: ['A', 'B'],
    Beca: ['SEP', ''],
    'Beca %': ['25', ''],
    'Debe desde': ['octubre', 'nov-26'],
    Inscripción: ['PAGADA', '500.00'],
    'Cuota de materiales': ['DEBE', ''],
    'Adeudo del ciclo anterior': ['$1,200.00', ''],
    'Saldo a favor': ['', '350'],
  })
  expect(columns).toEqual({
    numero_control: 'Matrícula',
    grado: 'Nivel',
    gradoNumero: 'Grado',
    grupo: 'Grupo',
    beca: 'Beca %',
    debe_desde: 'Debe desde',
    inscripcion: 'Inscripción',
    material: 'Cuota de materiales',
    saldo_anterior: 'Adeudo del ciclo anterior',
    saldo_a_favor: 'Saldo a favor',
  })
  expect(doubts.size).toBe(0)
})

test('"Grupo" with the year in it is level, year and group; a salon of letters is the group', () => {
  expect(read({ Grupo: ['2° A', '3° B'] }).columns).toEqual({ grado_grupo: 'Grupo' })
  expect(read({ Grado: ['2', '3'], Grupo: ['2A', '3B'] }).columns).toEqual({
    gradoNumero: 'Grado',
    grado_grupo: 'Grupo',
  })
  expect(read({ Salón: ['A', 'B'] }).columns).toEqual({ grupo: 'Salón' })
})

test.each([
  'Saldo',
  'Adeudo',
  'Pago inscripción',
  'Inscripción pagada',
  'Último mes pagado',
  'Descuento',
  'Fecha de inscripción',
])('"%s" can mean what was paid or what is owed, and is left to the user', (heading) =>
  expect(read({ [heading]: ['500', '100'] }).columns).toEqual({}),
)
