import { keptPaper, paperWarning, type Paper } from '@contract/roster/papers.rules'

/** The vectors of decisions/domain/people, one by one, through what the form asks. */
const GOOD: Record<Paper, string[]> = {
  curp: [
    'SABC560626MDFLRN01',
    'GODE561231MHGMZM07',
    'MOTR930411HJCRMN03',
    'HEGG560427MVZRRL04',
    'RALS190315MJCMPFA6',
    'HEGD140922HDFRRGA5',
    'MOZL170107MNLRXCA4',
    'PECX161105HMCRXVA8',
    'NUEA200229HVZXSNA3',
    'XIXE180430XNEXXXA1',
  ],
  rfc: [
    'GODE561231GR8',
    'CAMA911215CJ0',
    'COSC8001137NA',
    'SAT970701NN3',
    'A&A050908GT0',
    'AÑÑ801231JK0',
    'XAXX010101000',
    'XEXX010101000',
  ],
  nss: ['72795608040', '84966311213', '12345678903'],
}
const BAD: Record<Paper, string[]> = {
  curp: [
    'MOTR930411HJCRMN06',
    'NUEA190229HVZXSNA0',
    'MOTR931311HJCRMN02',
    'MOTR930411HXXRMN06',
    'PEGJ100515HDFRRN09',
  ],
  rfc: ['COSC8001137N9', 'GIMA820726BZ3', 'AAAA010229AAA'],
  nss: ['84966311215', '48088728493'],
}
const each = (table: Record<Paper, string[]>) =>
  Object.entries(table).flatMap(([paper, texts]) => texts.map((text) => [paper as Paper, text] as const))

test.each(each(GOOD))('%s %s adds up', (paper, text) => {
  expect(paperWarning(paper, text)).toBeNull()
  expect(paperWarning(paper, text.toLowerCase())).toBeNull()
})

test.each(each(BAD))('%s %s is told in words', (paper, text) => {
  expect(paperWarning(paper, text)).toMatch(new RegExp(`\\b${paper.toUpperCase()}\\b`))
})

test('an empty one says nothing', () => {
  for (const paper of ['curp', 'rfc', 'nss'] as const) expect(paperWarning(paper, ' ')).toBeNull()
})

test('kept in capitals, without what people write inside', () => {
  expect(keptPaper('rfc', ' gode-561231 gr8')).toBe('GODE561231GR8')
  expect(keptPaper('curp', 'motr 930411 hjcrmn03')).toBe('MOTR930411HJCRMN03')
  expect(keptPaper('nss', '7279 56-0804 0')).toBe('72795608040')
  expect(keptPaper('nss', 'falta')).toBe('FALTA')
})

describe('against the day of birth', () => {
  test('the right century of a CURP only the day tells', () => {
    expect(paperWarning('curp', 'RALS190315MJCMPF06', '2019-03-15')).toBe(
      'La CURP indica el 15/03/1919 y la fecha de nacimiento es 15/03/2019',
    )
    expect(paperWarning('curp', 'RALS190315MJCMPFA6', '2019-03-15')).toBeNull()
  })

  test('an RFC of a person tells one; a company’s and a generic one do not', () => {
    expect(paperWarning('rfc', 'GODE561231GR8', '1956-12-30')).toBe(
      'El RFC indica el 31/12/56 y la fecha de nacimiento es 30/12/1956',
    )
    for (const rfc of ['GODE561231GR8', 'SAT970701NN3', 'XAXX010101000'])
      expect(paperWarning('rfc', rfc, '1956-12-31')).toBeNull()
  })

  test('half a day is not compared', () => {
    expect(paperWarning('rfc', 'GODE561231GR8', '30/12')).toBeNull()
    expect(paperWarning('curp', 'MOTR930411HJCRMN03', '')).toBeNull()
  })
})
