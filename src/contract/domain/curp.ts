import { curpLetters, type NameParts } from './curpLetters'
import { isIsoDate } from './dateMath'
import { formatDate, type IsoDate } from './dates'

const STATES =
  'AS|BC|BS|CC|CL|CM|CS|CH|DF|DG|GT|GR|HG|JC|MC|MN|MS|NT|NL|OC|PL|QT|QR|SP|SL|SR|TC|TS|TL|VZ|YN|ZS|NE'
const ALPHABET = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'

/** Message for each piece of a CURP that has another form: `decisions/domain/people#curp`. */
const PIECES: readonly (readonly [from: number, to: number, is: RegExp, problem: string])[] = [
  [0, 4, /^[A-Z][AEIOUX][A-Z]{2}$/, 'La CURP debe empezar con 4 letras, la segunda una vocal o X'],
  [4, 10, /^\d{6}$/, 'Los caracteres 5 a 10 de la CURP deben ser la fecha de nacimiento (AAMMDD)'],
  [10, 11, /^[HMX]$/, 'El carácter 11 de la CURP debe ser H, M o X'],
  [11, 13, new RegExp(`^(?:${STATES})$`), 'Los caracteres 12 y 13 de la CURP no son la clave de una entidad'],
  [13, 16, /^[B-DF-HJ-NP-TV-Z]{3}$/, 'Los caracteres 14 a 16 de la CURP deben ser consonantes'],
  [16, 17, /^[0-9A-Z]$/, 'El carácter 17 de la CURP debe ser una letra o un dígito'],
  [17, 18, /^\d$/, 'El último carácter de la CURP debe ser un dígito'],
]

/** A pasted CURP may have blanks inside. */
export const normalizeCurp = (text: string): string => text.normalize('NFC').replace(/\s+/g, '').toUpperCase()

/** yyyy-MM-dd even if no such day exists; '' without digits. A letter at position 17 means born from 2000 on. */
const writtenBirthDate = (curp: string): string => {
  const [, aa, mm, dd, homonym] = /^.{4}(\d\d)(\d\d)(\d\d).{6}([0-9A-Z])/.exec(curp) ?? []
  return homonym ? `${/\d/.test(homonym) ? '19' : '20'}${aa}-${mm}-${dd}` : ''
}

export const curpBirthDate = (curp: string): IsoDate | null => {
  const written = writtenBirthDate(curp)
  return isIsoDate(written) ? written : null
}

/** Position 18, from the first 17 characters; null when a character cannot occur in a CURP. */
export const curpCheckDigit = (curp: string): number | null => {
  const values = [...curp].slice(0, 17).map((character) => ALPHABET.indexOf(character))
  if (values.length < 17 || values.includes(-1)) return null
  const sum = values.reduce((total, value, i) => total + value * (18 - i), 0)
  return (10 - (sum % 10)) % 10
}

/** @param curp as `normalizeCurp` leaves it */
export const curpProblem = (curp: string): string | null => {
  const length = [...curp].length
  if (length !== 18) return `La CURP debe tener 18 caracteres y tiene ${length}`
  const wrong = PIECES.find(([from, to, is]) => !is.test(curp.slice(from, to)))
  if (wrong) return wrong[3]
  if (!curpBirthDate(curp))
    return `La fecha de nacimiento de la CURP (${formatDate(writtenBirthDate(curp))}) no existe`
  const digit = curpCheckDigit(curp)
  return curp[17] === String(digit) ? null : `El último dígito de la CURP debería ser ${digit}; revísala`
}

/** Null also when the CURP has no readable date: `curpProblem` reports that. */
export const curpBirthDateProblem = (curp: string, fechaNacimiento: IsoDate): string | null => {
  const inCurp = curpBirthDate(curp)
  if (!inCurp || inCurp === fechaNacimiento) return null
  return `La CURP indica el ${formatDate(inCurp)} y la fecha de nacimiento es ${formatDate(fechaNacimiento)}`
}

/** A hint, never an error. Position 2 may always be X: the registry puts it over rude words and odd characters. */
export const curpNameWarning = (curp: string, names: NameParts): string | null => {
  const expected = curpLetters(names)
  const letters = curp.slice(0, 4)
  if (!expected || letters.length < 4) return null
  const agrees = [...expected].every((letter, i) => letters[i] === letter || (i === 1 && letters[i] === 'X'))
  return agrees ? null : `La CURP empieza con ${letters} y por el nombre se esperaba ${expected}; revísala`
}
