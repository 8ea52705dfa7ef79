import fc from 'fast-check'
import {
  curpBirthDate,
  curpBirthDateProblem,
  curpCheckDigit,
  curpNameWarning,
  curpProblem,
  normalizeCurp,
} from '@contract/domain/curp'

/** Recomputed with an independent script (decisions/domain/people#curp). */
const VALID: readonly [curp: string, born: string][] = [
  ['SABC560626MDFLRN01', '1956-06-26'],
  ['GODE561231MHGMZM07', '1956-12-31'],
  ['MOTR930411HJCRMN03', '1993-04-11'],
  ['HEGG560427MVZRRL04', '1956-04-27'],
  ['RALS190315MJCMPFA6', '2019-03-15'],
  ['HEGD140922HDFRRGA5', '2014-09-22'],
  ['MOZL170107MNLRXCA4', '2017-01-07'],
  ['PECX161105HMCRXVA8', '2016-11-05'],
  ['NUEA200229HVZXSNA3', '2020-02-29'],
  ['XIXE180430XNEXXXA1', '2018-04-30'],
]
const OTHER_CENTURY = 'RALS190315MJCMPF06'

describe('a valid CURP', () => {
  test.each(VALID)('%s', (curp, born) => {
    expect(curpProblem(curp)).toBeNull()
    expect(curpBirthDate(curp)).toBe(born)
    expect(curpCheckDigit(curp)).toBe(Number(curp[17]))
    expect(curpBirthDateProblem(curp, born)).toBeNull()
  })

  it('is stored without blanks and in uppercase', () => {
    expect(normalizeCurp(' rals 190315\tmjcmpfa6\n')).toBe('RALS190315MJCMPFA6')
  })
})

test.each([
  ['MOTR930411HJCRMN06', 'El último dígito de la CURP debería ser 3; revísala'],
  ['PEGJ100515HDFRRN09', 'El último dígito de la CURP debería ser 1; revísala'],
  ['NUEA190229HVZXSNA0', 'La fecha de nacimiento de la CURP (29/02/2019) no existe'],
  ['MOTR931311HJCRMN02', 'La fecha de nacimiento de la CURP (11/13/1993) no existe'],
  ['MOTR930400HJCRMN03', 'La fecha de nacimiento de la CURP (00/04/1993) no existe'],
  ['MOTR930411HXXRMN06', 'Los caracteres 12 y 13 de la CURP no son la clave de una entidad'],
  ['', 'La CURP debe tener 18 caracteres y tiene 0'],
  ['RALS190315MJCMPFA', 'La CURP debe tener 18 caracteres y tiene 17'],
  ['RALS190315MJCMPFA66', 'La CURP debe tener 18 caracteres y tiene 19'],
  ['RÑLS190315MJCMPFA6', 'La CURP debe empezar con 4 letras, la segunda una vocal o X'],
  ['RBLS190315MJCMPFA6', 'La CURP debe empezar con 4 letras, la segunda una vocal o X'],
  ['rals190315mjcmpfa6', 'La CURP debe empezar con 4 letras, la segunda una vocal o X'],
  ['RALS19O315MJCMPFA6', 'Los caracteres 5 a 10 de la CURP deben ser la fecha de nacimiento (AAMMDD)'],
  ['RALS190315FJCMPFA6', 'El carácter 11 de la CURP debe ser H, M o X'],
  ['RALS190315MJCAPFA6', 'Los caracteres 14 a 16 de la CURP deben ser consonantes'],
  ['RALS190315MJCMPF-6', 'El carácter 17 de la CURP debe ser una letra o un dígito'],
  ['RALS190315MJCMPFAB', 'El último carácter de la CURP debe ser un dígito'],
  ['RALS190315MJCMPFA\n', 'El último carácter de la CURP debe ser un dígito'],
])('%p: %s', (curp, expected) => {
  expect(curpProblem(curp)).toBe(expected)
})

describe('the check digit', () => {
  it('names the right digit for any wrong one', () => {
    fc.assert(
      fc.property(fc.constantFrom(...VALID), fc.integer({ min: 0, max: 9 }), ([curp], digit) => {
        fc.pre(digit !== Number(curp[17]))
        expect(curpProblem(curp.slice(0, 17) + digit)).toContain(`debería ser ${curp[17]};`)
      }),
    )
  })

  it('counts Ñ as 24, between N and O', () => {
    const digits = ['N', 'Ñ', 'O'].map((letter) => curpCheckDigit(`${letter}ALS190315MJCMPFA`))
    // One more in position 1 weighs 18, so the digit falls by 8.
    expect(digits.map((digit) => (digits[0]! - digit! + 10) % 10)).toEqual([0, 8, 6])
  })

  it('is 0 and not 10 when nothing is missing', () => {
    expect(curpCheckDigit('NUEA190229HVZXSNA0')).toBe(0)
  })

  it('knows none for what is no CURP', () => {
    expect(curpCheckDigit('RALS190315MJCMPF')).toBeNull()
    expect(curpCheckDigit('RALS190315MJCMP-A6')).toBeNull()
  })
})

describe('the birth date', () => {
  it('tells a CURP of another century, which has a right digit', () => {
    expect(curpProblem(OTHER_CENTURY)).toBeNull()
    expect(curpBirthDate(OTHER_CENTURY)).toBe('1919-03-15')
    expect(curpBirthDateProblem(OTHER_CENTURY, '2019-03-15')).toBe(
      'La CURP indica el 15/03/1919 y la fecha de nacimiento es 15/03/2019',
    )
  })

  it('is null when it cannot be read, and then contradicts nothing', () => {
    for (const curp of ['', 'RALS', 'NUEA190229HVZXSNA0', 'RALS19O315MJCMPFA6', 'RALS190315MJCMPF-6']) {
      expect(curpBirthDate(curp)).toBeNull()
      expect(curpBirthDateProblem(curp, '2019-03-15')).toBeNull()
    }
  })
})

describe('the name', () => {
  const names = { nombres: 'SOFÍA', paterno: 'RAMÍREZ', materno: 'LÓPEZ' }

  it('agrees or is asked to be looked at', () => {
    expect(curpNameWarning('RALS190315MJCMPFA6', names)).toBeNull()
    expect(curpNameWarning('RALS190315MJCMPFA6', { ...names, paterno: 'REYES' })).toBe(
      'La CURP empieza con RALS y por el nombre se esperaba RELS; revísala',
    )
    expect(curpNameWarning('RALS190315MJCMPFA6', { ...names, materno: '' })).toContain('RAXS')
  })

  it('takes the X the registry writes over an unseemly word, and no other letter', () => {
    const child = { nombres: 'NORMA ELENA', paterno: 'PÉREZ', materno: 'NÚÑEZ' }
    expect(curpNameWarning('PXNN190315MJCMPFA6', child)).toBeNull()
    expect(curpNameWarning('PANN190315MJCMPFA6', child)).not.toBeNull()
    expect(curpNameWarning('XENN190315MJCMPFA6', child)).not.toBeNull()
  })

  it('says nothing while there is nothing to compare', () => {
    expect(curpNameWarning('RAL', names)).toBeNull()
    expect(curpNameWarning('RALS190315MJCMPFA6', { nombres: '', paterno: '', materno: '' })).toBeNull()
  })
})
