import { isNoPupil, tooManyCells } from '@contract/imports/noPupils.rules'

const columns = new Map(
  ['numero_control', 'nombre_completo', 'curp', 'fecha_nacimiento', 'padre', 'telefono', 'inscripcion'].map(
    (column, at) => [column, at + 1],
  ),
)
const row = (cells: Record<number, string>): string[] => Array.from({ length: 9 }, (_, at) => cells[at] ?? '')

test.each([
  ['a section title in front', { 0: '1° DE PRIMARIA' }],
  ['a section title in the column of names', { 2: 'PRIMERO A' }],
  ['a section title in the column of control numbers', { 1: '1A' }],
  ['a teacher', { 2: 'MAESTRA: ROSA PÉREZ' }],
  ['a number in front of a blank line', { 0: '26' }],
  ['sums under their columns', { 7: '45,000.00', 8: '12' }],
  ['a sum with its word', { 2: 'SUMA', 7: '$45,000' }],
  ['the word of a sum in the control numbers', { 1: 'TOTAL', 7: '3' }],
  ['how many they are', { 2: 'Total de alumnos: 15' }],
  ['lines to sign on', { 2: '________________', 5: '______________' }],
  ['who signs', { 2: 'LIC. ROSA PÉREZ', 5: 'DIRECTORA' }],
  ['a remark in a column that is not ours', { 8: 'baja en octubre' }],
])('%s is no pupil', (_, cells) => expect(isNoPupil(row(cells), columns)).toBe(true))

test.each([
  ['a control number alone', { 1: 'A-12' }],
  ['a name alone', { 2: 'GARCÍA LÓPEZ ANA' }],
  ['a wrong CURP alone', { 3: 'GARC180315' }],
  ['a day of birth with a name', { 2: 'ANA RUIZ', 4: '15/03/2018' }],
  ['a name with a telephone', { 2: 'ANA RUIZ', 6: '5512345678' }],
  ['a parent with a telephone', { 5: 'EVA RUIZ', 6: '5512345678' }],
  ['a pupil whose enrolment says TOTAL', { 1: '123', 2: 'ANA RUIZ', 7: 'TOTAL' }],
  ['one without a number, who owes it all', { 2: 'ANA RUIZ', 7: 'Total' }],
  ['one with a dash, who owes', { 2: 'ANA RUIZ', 5: '-', 7: 'DEBE' }],
  ['one who owes, with a remark on who allowed it', { 2: 'ANA RUIZ', 7: '500', 8: 'autorizó la directora' }],
  ['a pupil called Total', { 1: 'A-1', 2: 'TOTAL RUIZ ANA', 3: 'TORA180315MDFTZN01' }],
])('%s may be a pupil', (_, cells) => expect(isNoPupil(row(cells), columns)).toBe(false))

const width = { headings: 4, most: 4, mayBe: (at: number) => at > 0 }

test('an amount of 1,200 without quotes is said, a blank cell at the end of a line is not', () => {
  expect(tooManyCells(['A-1', 'ANA', '1', '200', 'B'], 5, width)).toEqual({
    at: 2,
    text: 'Al renglón le sobra una celda: si la cantidad es 1,200, escríbela sin coma, 1200, o entre comillas',
  })
  expect(tooManyCells(['A-1', 'ANA', '$1', '200.50'], 5, width)?.text).toContain('$1,200.50')
  expect(tooManyCells(['A-1', 'ANA', '1200', 'B', 'x'], 5, width)?.text).toContain('trae 5 celdas')
  expect(tooManyCells(['A-1', 'ANA', '1200', 'B'], 5, width)).toBeNull()
  expect(tooManyCells(['1', '200', 'ANA', 'B'], 5, width)).toBeNull()
  expect(tooManyCells(['A-1', 'ANA', '1200', 'B', 'x'], 5, { ...width, most: 5 })).toBeNull()
  expect(tooManyCells(['A-1', 'ANA', '1', '200'], 4, width)).toBeNull()
})
