import { REQUIRED } from '@contract/domain/campos'
import {
  bareCode,
  codeProblems,
  inGroups,
  isStepCode,
  passwordAndCodeProblems,
  passwordProblems,
} from '@contract/secondFactor/secondFactor.rules'

test('blanks and dashes of a code fall, its letters are lower case', () => {
  expect(bareCode(' 123 456 ')).toBe('123456')
  expect(bareCode('ABCD-efgh')).toBe('abcdefgh')
})

test.each([
  ['123456', true],
  ['123 456', true],
  ['12345', false],
  ['1234567', false],
  ['12345a', false],
  ['１２３４５６', false],
  ['', false],
])('%s is a code of an app: %s', (code, is) => expect(isStepCode(code)).toBe(is))

test('a secret is read in groups of four', () => {
  expect(inGroups('ABCDEFGHIJ')).toBe('ABCD EFGH IJ')
  expect(inGroups('')).toBe('')
})

test('what is missing is said beside its field', () => {
  const missing = REQUIRED
  expect(codeProblems({ codigo: '  ' })).toEqual({ codigo: missing })
  expect(passwordProblems({ password: '' })).toEqual({ password: missing })
  expect(passwordAndCodeProblems({ password: '', codigo: '' })).toEqual({
    password: missing,
    codigo: missing,
  })
  // A blank may be a password: only the server knows.
  expect(passwordAndCodeProblems({ password: ' ', codigo: 'x' })).toEqual({})
})
