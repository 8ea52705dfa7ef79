import { isIsoDate } from './dateMath'

/** The characters in the order of their values: `decisions/domain/people#rfc`. */
const ALPHABET = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ'
const FORMAT = /^[A-ZÑ&]{3,4}(\d\d)(\d\d)(\d\d)[A-Z0-9]{2}[0-9A]$/

/** For people without an RFC, and for foreigners. */
export const GENERIC_RFCS: readonly string[] = ['XAXX010101000', 'XEXX010101000']

export const normalizeRfc = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s-]+/g, '')
    .toUpperCase()

/** The date has no century, so 29/02/00 must pass: 2000 had that day. @param rfc as `normalizeRfc` leaves it */
export const rfcProblem = (rfc: string): string | null => {
  const length = [...rfc].length
  if (length !== 12 && length !== 13)
    return `El RFC debe tener 13 caracteres (12 si es de una empresa) y tiene ${length}`
  const [, aa, mm, dd] = FORMAT.exec(rfc) ?? []
  if (!aa) return 'El RFC debe llevar 4 letras (3 si es de una empresa), la fecha AAMMDD y 3 caracteres'
  if (isIsoDate(`20${aa}-${mm}-${dd}`)) return null
  return `La fecha del RFC (${dd}/${mm}/${aa}) no existe`
}

const checkCharacter = (rfc: string): string => {
  const rest = [...rfc.slice(0, -1).padStart(12, ' ')].reduce(
    (sum, character, i) => sum + ALPHABET.indexOf(character) * (13 - i),
    0,
  )
  const value = (11 - (rest % 11)) % 11
  return value === 10 ? 'A' : String(value)
}

/** About a wrong last character. Only a hint, because RFCs of real companies fail it. Null when `rfcProblem` reports an error. */
export const rfcWarning = (rfc: string): string | null => {
  if (GENERIC_RFCS.includes(rfc) || rfcProblem(rfc)) return null
  const expected = checkCharacter(rfc)
  return rfc.endsWith(expected) ? null : `El último carácter del RFC debería ser ${expected}; revísalo`
}
