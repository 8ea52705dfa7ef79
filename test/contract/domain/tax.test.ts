import {
  COMPANY_REGIMES,
  DEDUCTIBLE_CAPS,
  highestCap,
  INVOICE_USES,
  PERSON_REGIMES,
  REGIME_NAMES,
  regimeProblem,
  useProblem,
} from '@contract/domain/tax'

const PERSON = 'PEGM800101AB1'
const COMPANY = 'ABC800101AB1'

/** Regime, whether persons and companies may have it, and the uses that the SAT accepts of a person and of a company. */
const TABLE: readonly (readonly [
  code: string,
  person: boolean,
  company: boolean,
  ofPerson: string,
  ofCompany: string,
])[] = [
  ['601', false, true, '', 'G03 S01'],
  ['603', false, true, '', 'G03 S01'],
  ['605', true, false, 'D10 D08 S01', ''],
  ['606', true, false, 'D10 D08 G03 S01', ''],
  ['607', true, false, 'D10 D08 S01', ''],
  ['608', true, false, 'D10 D08 S01', ''],
  ['610', true, true, 'S01', 'S01'],
  ['611', true, false, 'D10 D08 S01', ''],
  ['612', true, false, 'D10 D08 G03 S01', ''],
  ['614', true, false, 'D10 D08 S01', ''],
  ['615', true, false, 'D10 D08 S01', ''],
  ['616', true, false, 'S01', ''],
  ['620', false, true, '', 'G03 S01'],
  ['621', true, false, 'G03 S01', ''],
  ['622', false, true, '', 'G03 S01'],
  ['623', false, true, '', 'G03 S01'],
  ['624', false, true, '', 'G03 S01'],
  ['625', true, false, 'D10 D08 G03 S01', ''],
  ['626', true, true, 'G03 S01', 'G03 S01'],
]

describe('regimes and uses of the SAT', () => {
  it('lists every regime once, with its name', () => {
    const codes = TABLE.map(([code]) => code)
    expect([...new Set([...PERSON_REGIMES, ...COMPANY_REGIMES])].sort()).toEqual(codes)
    expect(Object.keys(REGIME_NAMES).sort()).toEqual(codes)
  })

  it.each(TABLE)('%s', (code, person, company, ofPerson, ofCompany) => {
    expect(regimeProblem(code, PERSON) === null).toBe(person)
    expect(regimeProblem(code, COMPANY) === null).toBe(company)
    const accepted = (rfc: string) =>
      INVOICE_USES.filter((use) => useProblem(use, code, rfc) === null).join(' ')
    if (person) expect(accepted(PERSON)).toBe(ofPerson)
    if (company) expect(accepted(COMPANY)).toBe(ofCompany)
  })

  it('proposes S01 where it refuses a use, and refuses unknown codes', () => {
    expect(useProblem('D10', '626', PERSON)).toBe(
      'El SAT no acepta el uso D10 con el régimen 626: usa S01, sin efectos fiscales',
    )
    expect(useProblem('D10', '601', COMPANY)).toBe(
      'El uso D10 es de personas físicas y el RFC es de una empresa: usa S01, sin efectos fiscales',
    )
    expect(useProblem('G01', '612', PERSON)).toBe('Elige el uso del CFDI de la lista')
    expect(regimeProblem('999', PERSON)).toBe('Elige un régimen fiscal del catálogo del SAT')
  })
})

test('who changed level in a year has the higher cap', () => {
  const both = ['PRIMARIA', 'PREESCOLAR'] as const
  expect(highestCap(both, DEDUCTIBLE_CAPS)).toEqual({ nivel: 'PREESCOLAR', tope: 14_200 })
  expect(highestCap(['PRIMARIA'], DEDUCTIBLE_CAPS)).toEqual({ nivel: 'PRIMARIA', tope: 12_900 })
  // The school's own caps may turn it round, since a decree may.
  expect(highestCap(both, { PREESCOLAR: 15_000, PRIMARIA: 20_000 })).toEqual({
    nivel: 'PRIMARIA',
    tope: 20_000,
  })
})
