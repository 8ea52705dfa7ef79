import { onlyProblems, REQUIRED, type Campos } from './campos'
import { LONG_PASSWORD, MAX_PASSWORD_LENGTH, WEAK_PASSWORD } from './messages'

const MIN_LENGTH = 8

export type PasswordPartKey = 'length' | 'upper' | 'lower' | 'digit' | 'special' | 'uncommon'

export interface PasswordPart {
  readonly key: PasswordPartKey
  readonly label: string
  readonly met: boolean
}

/** Characters of a text in NFC, where Ñ is one. */
const lengthOf = (text: string): number => [...text].length

/** Letters include ñ and á; a special character is punctuation or a symbol. */
export const passwordParts = (password: string): PasswordPart[] => {
  const text = password.normalize('NFC')
  return [
    { key: 'length', label: `Al menos ${MIN_LENGTH} caracteres`, met: lengthOf(text) >= MIN_LENGTH },
    { key: 'upper', label: 'Una mayúscula', met: /\p{Lu}/u.test(text) },
    { key: 'lower', label: 'Una minúscula', met: /\p{Ll}/u.test(text) },
    { key: 'digit', label: 'Un número', met: /\d/.test(text) },
    { key: 'special', label: 'Un carácter especial', met: /[\p{P}\p{S}]/u.test(text) },
  ]
}

/** Not for sign-in: an old password may be older than the rule. */
export const passwordProblem = (password: string): string | null => {
  if (lengthOf(password.normalize('NFC')) > MAX_PASSWORD_LENGTH) return LONG_PASSWORD
  return passwordParts(password).every((part) => part.met) ? null : WEAK_PASSWORD
}

const CONSONANTS = 'bcdfgjkmnprstvz'
const VOWELS = 'aeiou'
const DIGITS = '23456789'

/** 'Kuvi-Rado-4827': about 35 bits, typed on any keyboard. @param pick a random integer below `count`, from a source for secrets */
export const proposedPassword = (pick: (count: number) => number): string => {
  const one = (letters: string): string => letters.charAt(pick(letters.length))
  const word = (): string => {
    const [first, ...rest] = [CONSONANTS, VOWELS, CONSONANTS, VOWELS].map(one)
    return (first ?? '').toUpperCase() + rest.join('')
  }
  return [word(), word(), Array.from({ length: 4 }, () => one(DIGITS)).join('')].join('-')
}

export const NO_PASSWORD = { password: '' }
export const newPasswordProblems = ({ password }: typeof NO_PASSWORD): Campos =>
  onlyProblems({ password: passwordProblem(password) })

export const WRONG_PASSWORD = 'La contraseña actual no es correcta.'
const SAME_PASSWORD = 'La contraseña nueva debe ser otra.'

export const ownPasswordProblems = ({ actual, password }: { actual: string; password: string }): Campos =>
  onlyProblems({
    actual: actual === '' ? REQUIRED : null,
    password: passwordProblem(password) ?? (password === actual ? SAME_PASSWORD : null),
  })
