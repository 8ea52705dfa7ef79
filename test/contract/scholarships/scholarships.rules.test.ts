import {
  EMPTY_SCHOLARSHIP,
  legalMinimum,
  legalMinimumText,
  monthKey,
  pesosAfter,
  scholarshipChangeProblems,
  scholarshipProblems,
} from '@contract/scholarships/scholarships.rules'

test.each([
  [2350, 15, 1997.5],
  [1999.99, 15, 1699.99],
  [2600, 50, 1300],
  [0.01, 50, 0],
  [0, 25, 0],
  [NaN, 25, 0],
])('a month of %d with a beca of %d %% costs %d', (lista, percent, monto) => {
  expect(pesosAfter(lista, percent)).toBe(monto)
})

test('a beca needs a name and a pupil', () => {
  expect(scholarshipProblems({ nombre: 'EXCELENCIA', alumnos: [1] })).toEqual({})
  expect(scholarshipProblems({ nombre: ' ', alumnos: [] })).toEqual({
    nombre: EMPTY_SCHOLARSHIP,
    alumnos: EMPTY_SCHOLARSHIP,
  })
})

test.each([
  [[25, 50, 20, 5], 40, { holders: 2, needed: 2 }],
  [[], 41, { holders: 0, needed: 3 }],
  [[], 0, { holders: 0, needed: 0 }],
  [[25], 20, { holders: 1, needed: 1 }],
])('becas of %j among %d enrolled: %j against the legal minimum', (percents, enrolled, meter) => {
  expect(legalMinimum(percents, enrolled)).toEqual(meter)
})

test('the legal minimum in words', () => {
  const text = (holders: number, needed: number) => legalMinimumText({ holders, needed })
  expect(text(24, 19)).toBe('Mínimo legal: se cumple; 24 becas, la ley pide 19')
  expect(text(18, 19)).toBe('Mínimo legal: falta 1; 18 becas, la ley pide 19')
  expect(text(1, 19)).toBe('Mínimo legal: faltan 18; 1 beca, la ley pide 19')
})

test('a change of a beca names something, and no blank name', () => {
  expect(Object.keys(scholarshipChangeProblems({}))).toEqual(['nombre'])
  expect(Object.keys(scholarshipChangeProblems({ nombre: ' ', porcentaje: 5 }))).toEqual(['nombre'])
  expect(scholarshipChangeProblems({ porcentaje: 5 })).toEqual({})
  expect(scholarshipChangeProblems({ nombre: 'TALENTO' })).toEqual({})
})

test('months compare as numbers', () => {
  expect(['2026-09', '2026-12', '2027-01'].map(monthKey)).toEqual([202609, 202612, 202701])
  expect(monthKey('2026-11-20')).toBe(202611)
})
