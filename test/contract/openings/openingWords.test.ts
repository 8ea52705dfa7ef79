import { lecturasOf, plainCells } from '@contract/imports/cellWords'
import { readDay } from '@contract/imports/imports.rules'
import { isDebtHeading } from '@contract/imports/headings.rules'
import { readMarks, type Marks } from '@contract/openings/openingMarks'
import { blankMarks, plainRow } from '@contract/openings/openingWords'

const facts = (isDebt = false, marcas: Marks = {}) => ({
  dates: null,
  fecha: '2026-11-03',
  paga: null,
  servicios: [],
  cycle: { fecha_inicio: '2026-08-24', fecha_fin: '2027-07-15' },
  isDebt: () => isDebt,
  isByHand: () => false,
  isPaid: () => false,
  marcas,
  isBeca: (name: string) => name.toUpperCase() === 'BECA SEP 30%',
})

const read = (column: 'beca' | 'debe_desde' | 'inscripcion', text: string, of = facts()) => {
  const { texts, readings } = plainRow({ [column]: text }, of)
  return [texts[column], readings[0]?.a]
}

test.each([
  ['OK', 'PAGADA'],
  ['pagó', 'PAGADA'],
  ['PAGADO', 'PAGADA'],
  ['Liquidado', 'PAGADA'],
  ['SI', 'PAGADA'],
  ['Sí', 'PAGADA'],
  ['✓', 'PAGADA'],
  ['x', 'PAGADA'],
  ['VERDADERO', 'PAGADA'],
  ['NO', 'DEBE'],
  ['Pendiente', 'DEBE'],
])('the enrolment «%s» is %s', (text, means) => expect(read('inscripcion', text)).toEqual([means, means]))

test.each(['debe $500', 'DEBE: 500.00', 'resta 500', '$500 pendiente'])('«%s» is what is owed', (text) =>
  expect(read('inscripcion', text)).toEqual(['500', 'debe $500.00']),
)

test('what the opening takes already is no reading, and what nobody understands stays', () => {
  for (const text of ['PAGADA', 'Debe', '925.00', '$925', 'a medias', 'pagó $500'])
    expect(read('inscripcion', text)).toEqual([text, undefined])
})

test('under a heading of debt a mark means the debt until a person says the contrary', () => {
  for (const heading of ['Debe inscripción', 'ADEUDO INSC.', 'Saldo inscripción', 'Pendiente'])
    expect(isDebtHeading(heading)).toBe(true)
  expect(isDebtHeading('Inscripción')).toBe(false)
  expect(read('inscripcion', 'X', facts(true))[0]).toBe('DEBE')
  expect(read('inscripcion', 'NO', facts(true))[0]).toBe('PAGADA')
  expect(read('inscripcion', 'X', facts(true, { inscripcion: 'PAGADA' }))[0]).toBe('PAGADA')
  expect(read('inscripcion', 'PAGADO', facts(true))[0]).toBe('PAGADA')
  const { readings } = plainRow({ inscripcion: 'SI' }, facts(true))
  expect(readings[0]?.opciones).toEqual(['DEBE', 'PAGADA'])
  expect(readMarks('{"inscripcion":"DEBE"}')).toEqual({ inscripcion: 'DEBE' })
  for (const json of ['[]', '{"beca":"DEBE"}', '{"material":"X"}', 'x']) expect(readMarks(json)).toBeNull()
})

test('where payments are marked, a blank cell is said too', () => {
  const rows = [{ inscripcion: 'X' }, {}].map((texts) => plainRow(texts, facts()))
  expect(blankMarks(rows).map((each) => each.length)).toEqual([0, 1])
  expect(blankMarks([plainRow({ inscripcion: 'NO' }, facts()), plainRow({}, facts())]).flat()).toEqual([])
})

test.each([
  ['media beca', '50 %'],
  ['MEDIA BECA', '50 %'],
  ['beca completa', '100 %'],
  ['Beca SEP 25%', '25 %'],
  ['beca del 15', '15 %'],
  ['.25', '25 %'],
])('the beca «%s» is %s', (text, percent) => expect(read('beca', text)).toEqual([percent, percent]))

test.each(['25', '25 %', '25 por ciento', 'media', 'Beca SEP 30%', 'EXCELENCIA', '250', '250 % SEP'])(
  'the beca «%s» stays as it is',
  (text) => expect(read('beca', text)).toEqual([text, undefined]),
)

test.each([
  ['AL CORRIENTE', 'AL CORRIENTE', 'debe desde diciembre de 2026'],
  ['al día', 'AL CORRIENTE', 'debe desde diciembre de 2026'],
  ['NADA', 'NADA', 'no debe ningún mes de este ciclo'],
  ['sep', '2026-09', 'debe desde septiembre de 2026'],
  ['septiembre 26', '2026-09', 'debe desde septiembre de 2026'],
  ['desde octubre', '2026-10', 'debe desde octubre de 2026'],
  ['debe a partir de enero', '2027-01', 'debe desde enero de 2027'],
  ['46296', '2026-10-01', 'debe desde octubre de 2026'],
])('the first month owed «%s» is %s', (text, month, words) =>
  expect(read('debe_desde', text)).toEqual([month, words]),
)

test('a month in digits is no reading, a word that is no month stays', () => {
  for (const text of ['2026-10', '10/2026', 'pronto', 'desde siempre'])
    expect(read('debe_desde', text)).toEqual([text, undefined])
})

test.each([
  ['01-may-23', '2023-05-01'],
  ['5 de septiembre de 2020', '2020-09-05'],
  ['5 septiembre 2020', '2020-09-05'],
  ['15/MAR/2018', '2018-03-15'],
  ['7 de setiembre del 2019', '2019-09-07'],
  ['31-dic-98', '1998-12-31'],
])('a day with its month in words: %s', (text, day) => {
  expect(readDay(text, null)).toBe(day)
  expect(plainCells({ fecha_nacimiento: text }, null).texts.fecha_nacimiento).toBe(day)
})

test.each(['31-feb-20', '5 de pronto de 2020', '01-may', 'mayo 2020'])('no day: %s', (text) =>
  expect(readDay(text, null)).toBeNull(),
)

test("a CSV's serial is a day; one of a workbook with its own calendar is left to it", () => {
  const { texts, readings } = plainCells({ fecha_nacimiento: '43174' }, null)
  expect([texts.fecha_nacimiento, readings[0]?.a]).toEqual(['2018-03-15', '15/03/2018'])
  expect(plainCells({ fecha_nacimiento: '43174' }, '1904').texts.fecha_nacimiento).toBe('43174')
  expect(plainCells({ fecha_nacimiento: '12345' }, null).texts.fecha_nacimiento).toBe('12345')
})

test.each([
  ['55 1234 5678 / 722 123 4567', '5512345678', '7221234567'],
  ['5512345678 y 5587654321', '5512345678', '5587654321'],
  ['5512345678 5587654321', '5512345678', '5587654321'],
  ['044 55 1234 5678, 045 722 123 4567', '5512345678', '7221234567'],
])('two telephones in a cell: %s', (text, first, second) => {
  expect(plainCells({ padre: 'Ana', telefono: text }, null).texts).toMatchObject({
    telefono: first,
    telefono2: second,
  })
})

test('a prefix is said; what is no telephone stays for its error', () => {
  const { texts, readings } = plainCells({ telefono: '044 55 1234 5678' }, null)
  expect([texts.telefono, readings[0]?.a]).toEqual(['044 55 1234 5678', '5512345678'])
  expect(plainCells({ telefono: '55 1234' }, null)).toEqual({ texts: { telefono: '55 1234' }, readings: [] })
})

test.each(['no tiene', '-', 's/c', 'N/A', 'Sin correo', 'NO'])('the mail «%s» is none', (text) => {
  const { texts, readings } = plainCells({ correo: text }, null)
  expect([texts.correo, readings[0]?.a]).toEqual([undefined, 'no tiene'])
})

test('days and amounts that differ are one kind, shown by its first cell', () => {
  const rows = [
    { fecha_nacimiento: '15-mar-18', material: 'debe $500' },
    { fecha_nacimiento: '16-abr-19', material: 'debe $70' },
  ].map((texts) => plainRow(texts, facts()).readings)
  expect(lecturasOf(rows)).toEqual([
    { columna: 'fecha_nacimiento', de: '15-mar-18', a: '15/03/2018', filas: 2 },
    { columna: 'material', de: 'debe $500', a: 'debe $500.00', filas: 2 },
  ])
})

test('each kind is said once, questions first', () => {
  const rows = ['media beca', 'Media Beca', 'X'].map((text, at) =>
    at < 2 ? plainRow({ beca: text }, facts()) : plainRow({ inscripcion: text }, facts(true)),
  )
  expect(lecturasOf(rows.map(({ readings }) => readings))).toEqual([
    {
      columna: 'inscripcion',
      de: 'X',
      a: 'DEBE',
      filas: 1,
      opciones: ['DEBE', 'PAGADA'],
      pregunta: 'inscripcion',
    },
    { columna: 'beca', de: 'media beca', a: '50 %', filas: 2 },
  ])
})
