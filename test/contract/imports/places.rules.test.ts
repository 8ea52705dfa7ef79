import {
  isWholePlace,
  levelOfYear,
  openPlace,
  readGrade,
  readGradeNumber,
  readPlace,
  readTitle,
} from '@contract/imports/places.rules'

test.each([
  ['primaria', 'PRIMARIA'],
  ['PRIM.', 'PRIMARIA'],
  ['Nivel Primaria', 'PRIMARIA'],
  ['Primaria mayor', 'PRIMARIA'],
  ['Preescolar', 'PREESCOLAR'],
  ['KÍNDER', 'PREESCOLAR'],
  ['Jardín de niños', 'PREESCOLAR'],
  ['secundaria', null],
  ['Preprimaria', null],
  ['3', null],
])('the level %s is %s', (text, grado) => expect(readGrade(text)).toBe(grado))

test.each<[string, number | null]>([
  ['2', 2],
  ['2°', 2],
  ['2º', 2],
  ['2o', 2],
  ['2do', 2],
  ['2do. grado', 2],
  ['Segundo', 2],
  ['K2', 2],
  ['k 2', 2],
  ['1ero', 1],
  ['Primer grado', 1],
  ['9', 9],
  ['', null],
  ['2 B', null],
  ['2B', null],
  ['dos', null],
])('the year %s is %s', (text, year) => expect(readGradeNumber(text)).toBe(year))

test('a year alone tells the level only where one level has it', () => {
  expect(['K1', 'K3', '4°', '6', 'quinto'].map(levelOfYear)).toEqual([
    'PREESCOLAR',
    'PREESCOLAR',
    'PRIMARIA',
    'PRIMARIA',
    'PRIMARIA',
  ])
  expect(['1', '3°', 'segundo', ''].map(levelOfYear)).toEqual([null, null, null, null])
})

test.each([
  ['2° B Primaria', { grado: 'PRIMARIA', gradoNumero: 2, grupo: 'B' }],
  ['Primaria 2 B', { grado: 'PRIMARIA', gradoNumero: 2, grupo: 'B' }],
  ['PRIMARIA 2°B', { grado: 'PRIMARIA', gradoNumero: 2, grupo: 'B' }],
  ['Segundo de primaria, grupo B', { grado: 'PRIMARIA', gradoNumero: 2, grupo: 'B' }],
  ['2do. "B" Prim.', { grado: 'PRIMARIA', gradoNumero: 2, grupo: 'B' }],
  ['3A', { gradoNumero: 3, grupo: 'A' }],
  ['3-A', { gradoNumero: 3, grupo: 'A' }],
  ['3° A', { gradoNumero: 3, grupo: 'A' }],
  ['3ro. A', { gradoNumero: 3, grupo: 'A' }],
  ['5o B', { grado: 'PRIMARIA', gradoNumero: 5, grupo: 'B' }],
  ['K3 A', { grado: 'PREESCOLAR', gradoNumero: 3, grupo: 'A' }],
  ['K3A', { grado: 'PREESCOLAR', gradoNumero: 3, grupo: 'A' }],
  ['K-2', { grado: 'PREESCOLAR', gradoNumero: 2 }],
  ['1° Kínder', { grado: 'PREESCOLAR', gradoNumero: 1 }],
  ['1° de Kínder B', { grado: 'PREESCOLAR', gradoNumero: 1, grupo: 'B' }],
  ['Primaria', { grado: 'PRIMARIA' }],
  ['B', { grupo: 'B' }],
])('the place %s', (text, place) => expect(readPlace(text)).toEqual(place))

test.each(['', '2° B Secundaria', 'Preescolar 5', 'K4 A', '2 3', 'A B', 'Ana Ruiz', 'Maternal A', '7A'])(
  'what says no place: %s',
  (text) => expect(readPlace(text)).toBeNull(),
)

test('one cell with several parts is another column than a year or a level alone', () => {
  expect(['2° B', '3A', 'K2 A', 'Primaria 2', '1° Kínder'].map(isWholePlace)).toEqual(Array(5).fill(true))
  expect(['2', '2°', 'K2', '5', 'A', 'Primaria', 'Jardín de niños', '', 'x'].map(isWholePlace)).toEqual(
    Array(9).fill(false),
  )
})

test.each([
  ['1° DE PRIMARIA', { grado: 'PRIMARIA', gradoNumero: 1 }],
  ['Lista de alumnos de Kínder 2', { grado: 'PREESCOLAR', gradoNumero: 2 }],
  ['GRUPO: 3B', { gradoNumero: 3, grupo: 'B' }],
  ['PRIMARIA CICLO ESCOLAR 2026-2027', { grado: 'PRIMARIA' }],
  ['Primero A', { gradoNumero: 1, grupo: 'A' }],
  ['Primaria Benito Juárez', null],
  ['COLEGIO DEL VALLE, PRIMARIA Y PREESCOLAR', null],
  ['Maestra: Rosa', null],
  ['A', null],
])('the title %s says %j', (text, place) => expect(readTitle(text)).toEqual(place))

test('a title fills what a row leaves open, and nothing where the row says another level', () => {
  const title = { grado: 'PRIMARIA', gradoNumero: 1, grupo: 'A' } as const
  expect(openPlace({}, title)).toEqual({ grado: 'PRIMARIA', gradoNumero: '1', grupo: 'A' })
  expect(openPlace({ gradoNumero: '1', grupo: 'C' }, title)).toEqual({ grado: 'PRIMARIA' })
  expect(openPlace({ gradoNumero: '2' }, title)).toEqual({ grado: 'PRIMARIA' })
  expect(openPlace({ grado_grupo: '1 B' }, title)).toEqual({ grado: 'PRIMARIA' })
  expect(openPlace({ grado_grupo: 'K2 B' }, title)).toEqual({})
  expect(openPlace({ gradoNumero: 'K1' }, title)).toEqual({})
  expect(openPlace({ grado: 'Preescolar' }, title)).toEqual({})
})
