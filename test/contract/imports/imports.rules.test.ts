import {
  isRequiredColumn,
  IMPORT_COLUMNS,
  parentKey,
  readDay,
  readGrade,
  readGradeNumber,
  readMatches,
  recognizeColumns,
  REQUIRED_COLUMNS,
} from '@contract/imports/imports.rules'

test('columns are known by their own names and by what schools call them, each heading once', () => {
  const own = recognizeColumns(IMPORT_COLUMNS)
  expect([...own]).toEqual(IMPORT_COLUMNS.map((column, at) => [column, at]))
  const called = recognizeColumns([
    'No. Control',
    'APELLIDO PATERNO',
    'Nombre(s)',
    'Fecha de Nacimiento',
    'Edad',
  ])
  expect(Object.fromEntries(called)).toEqual({
    numero_control: 0,
    paterno: 1,
    nombres: 2,
    fecha_nacimiento: 3,
  })
  expect(IMPORT_COLUMNS.filter(isRequiredColumn)).toEqual([...REQUIRED_COLUMNS])
})

test('what somebody matched by hand', () => {
  expect([...(readMatches('{"curp":"Clave"}') ?? [])]).toEqual([['curp', 'Clave']])
  for (const wrong of ['', 'null', '[]', '{"apodo":"x"}', '{"curp":1}']) expect(readMatches(wrong)).toBeNull()
})

test('days as people and spreadsheets write them', () => {
  for (const text of ['15/03/2018', '15-3-2018', '2018-03-15', '2018/3/15', '15.03.2018 00:00:00'])
    expect(readDay(text, null)).toBe('2018-03-15')
  expect(readDay('43174', '1900')).toBe('2018-03-15')
  expect(readDay('41712', '1904')).toBe('2018-03-15')
  for (const text of ['43174', '31/02/2018', 'marzo', '', '03/2018']) expect(readDay(text, null)).toBeNull()
})

test('grades as schools write them', () => {
  expect(['primaria', 'Preescolar', 'KÍNDER'].map(readGrade)).toEqual([
    'PRIMARIA',
    'PREESCOLAR',
    'PREESCOLAR',
  ])
  expect(readGrade('secundaria')).toBeNull()
  expect(['2', '2°', '3o', 'K3'].map(readGradeNumber)).toEqual([2, 2, 3, 3])
  expect(['', '2 B', 'dos'].map(readGradeNumber)).toEqual([null, null, null])
})

test('siblings share a parent by telephone and name, accents and case aside', () => {
  expect(parentKey('5512345678', 'Laura  García')).toBe(parentKey('5512345678', 'LAURA GARCIA'))
  expect(parentKey('5512345678', 'Laura')).not.toBe(parentKey('5512345679', 'Laura'))
})
