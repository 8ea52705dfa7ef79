import { normalizeRfc, rfcProblem, rfcWarning } from '@contract/domain/rfc'

/** The vectors of decisions/domain/people#rfc. */
test.each([
  ...['GODE561231GR8', 'CAMA911215CJ0', 'COSC8001137NA', 'SAT970701NN3', 'A&A050908GT0', 'AÑÑ801231JK0'],
  ...['XAXX010101000', 'XEXX010101000'],
])('%s is valid', (rfc) => {
  expect(rfcProblem(rfc)).toBeNull()
  expect(rfcWarning(rfc)).toBeNull()
})

test.each([
  ['COSC8001137N9', 'A'],
  ['GIMA820726BZ3', 'A'],
])('%s has another last character and is only warned about', (rfc, expected) => {
  expect(rfcProblem(rfc)).toBeNull()
  expect(rfcWarning(rfc)).toBe(`El último carácter del RFC debería ser ${expected}; revísalo`)
})

test.each([
  ['AAAA010229AAA', 'La fecha del RFC (29/02/01) no existe'],
  ['GODE561331GR8', 'La fecha del RFC (31/13/56) no existe'],
  ['', 'El RFC debe tener 13 caracteres (12 si es de una empresa) y tiene 0'],
  ['GODE561231GR', 'El RFC debe llevar 4 letras (3 si es de una empresa), la fecha AAMMDD y 3 caracteres'],
  ['GODE561231G', 'El RFC debe tener 13 caracteres (12 si es de una empresa) y tiene 11'],
  ['GODE561231GR88', 'El RFC debe tener 13 caracteres (12 si es de una empresa) y tiene 14'],
  ['GODE561231GRB', 'El RFC debe llevar 4 letras (3 si es de una empresa), la fecha AAMMDD y 3 caracteres'],
  ['1ODE561231GR8', 'El RFC debe llevar 4 letras (3 si es de una empresa), la fecha AAMMDD y 3 caracteres'],
  ['SAT970701NN3X', 'El RFC debe llevar 4 letras (3 si es de una empresa), la fecha AAMMDD y 3 caracteres'],
  ['gode561231gr8', 'El RFC debe llevar 4 letras (3 si es de una empresa), la fecha AAMMDD y 3 caracteres'],
])('%p: %s', (rfc, expected) => {
  expect(rfcProblem(rfc)).toBe(expected)
  expect(rfcWarning(rfc)).toBeNull()
})

it('takes 29 February of the year 00, which was a leap year in 2000 and not in 1900', () => {
  expect(rfcProblem('AAAA000229AAA')).toBeNull()
})

it('is stored in uppercase without what people write between its parts', () => {
  expect(normalizeRfc(' cosc-800113 7na ')).toBe('COSC8001137NA')
  expect(normalizeRfc('an\u0303n\u0303801231jk0')).toBe('AÑÑ801231JK0')
})
