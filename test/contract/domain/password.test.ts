import {
  passwordParts,
  passwordProblem,
  proposedPassword,
  type PasswordPartKey,
} from '@contract/domain/password'

const RULE =
  'La contraseña debe tener al menos 8 caracteres, una mayúscula, una minúscula, un número y un carácter especial.'

const missing = (password: string): PasswordPartKey[] =>
  passwordParts(password)
    .filter((part) => !part.met)
    .map((part) => part.key)

test.each(['Escuela1!', 'ÑandúÁ1_', 'Abcdef1€', 'Abcdef1😀', 'Ab1 cde-', 'Ñá1.....'])(
  '%p will do',
  (password) => {
    expect(passwordProblem(password)).toBeNull()
    expect(missing(password)).toEqual([])
  },
)

test.each<[string, PasswordPartKey[]]>([
  ['', ['length', 'upper', 'lower', 'digit', 'special']],
  ['Abcde1!', ['length']],
  ['escuela1!', ['upper']],
  ['ESCUELA1!', ['lower']],
  ['Escuela!!', ['digit']],
  ['Escuela11', ['special']],
  // Letters of any alphabet, blanks and control characters are not special.
  ['Escuelañ1', ['special']],
  ['EscuelÁá1', ['special']],
  ['Escuela 1', ['special']],
  ['Escuela\u00a01', ['special']],
  ['Escuela\t1', ['special']],
  ['Escuela\u200b1', ['special']],
  // The accent of a decomposed á is part of the letter, in the class and in the count.
  ['Escuela\u03011', ['special']],
  ['Aa\u0301a\u0301a\u03011!', ['length']],
  ['😀😀Aa1', ['length']],
])('%p lacks %p', (password, keys) => {
  expect(missing(password)).toEqual(keys)
  expect(passwordProblem(password)).toBe(RULE)
})

it('takes 200 characters and no more', () => {
  expect(passwordProblem('Aa1!'.repeat(50))).toBeNull()
  expect(passwordProblem('Aa\u03011!'.repeat(50))).toBeNull()
  expect(passwordProblem('Aa1!'.repeat(50) + 'a')).toBe('La contraseña no puede tener más de 200 caracteres.')
})

it('names each part in Spanish', () => {
  expect(passwordParts('').map((part) => part.label)).toEqual([
    'Al menos 8 caracteres',
    'Una mayúscula',
    'Una minúscula',
    'Un número',
    'Un carácter especial',
  ])
})

it('a proposed password fits the rule, whatever is drawn', () => {
  for (const share of [0, 0.25, 0.5, 0.75, 0.999])
    expect([share, passwordProblem(proposedPassword((count) => Math.floor(count * share)))]).toEqual([
      share,
      null,
    ])
  let at = 0
  const drawn = proposedPassword((count) => at++ % count)
  expect(drawn).toMatch(/^[A-Z][a-z]{3}-[A-Z][a-z]{3}-[2-9]{4}$/)
  expect(at).toBe(12)
})
