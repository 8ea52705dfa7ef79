export const COMMON_PASSWORD = 'Esa contraseña es de las primeras que se prueban. Elige otra.'

/** Shorter words are too frequent inside good passwords to be refused. */
const MIN_WORD = 3

const REPLACED: Readonly<Record<string, string>> = { '@': 'a', '0': 'o', '1': 'i', '3': 'e', $: 's' }

const lettersAlone = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const withLettersBack = (text: string): string => text.replace(/[@013$]/g, (sign) => REPLACED[sign] as string)

const withoutEnd = (text: string): string => text.replace(/[^\p{L}]+$/u, '')
const withoutStart = (text: string): string => text.replace(/^[^\p{L}]+/u, '')

/** What remains of a password without signs at its ends and with @ read as a, 0 as o, and so on. A replaced letter may be at an end: both readings count. */
const wordsOf = (password: string): string[] => {
  const text = lettersAlone(password)
  const readings = [
    withoutStart(withLettersBack(withoutEnd(text))),
    withLettersBack(withoutEnd(withoutStart(text))),
    withoutStart(withoutEnd(withLettersBack(text))),
  ]
  return [...new Set(readings)].filter((word) => word.length >= MIN_WORD)
}

/** Words of a school, which an attacker tries right after the common passwords. */
const SCHOOL_WORDS = [
  'escuela',
  'colegio',
  'admin',
  'administrador',
  'director',
  'direccion',
  'caja',
  'secretaria',
  'usuario',
  'contraseña',
  'password',
]

/** The words to compare with, for `isCommonPassword`. @param passwords the commonest, as people type them */
export const commonWords = (passwords: readonly string[]): Set<string> =>
  new Set([...SCHOOL_WORDS, ...passwords].flatMap(wordsOf))

const typedName = (name: string): string => lettersAlone(name).replace(/[^\p{L}\p{N}]/gu, '')

/** @param names the user's and the school's: a password that is one of them is the first that is tried */
export const isCommonPassword = (
  password: string,
  words: ReadonlySet<string>,
  names: readonly string[],
): boolean => {
  const own = new Set(names.map(typedName).flatMap((name) => [name, ...wordsOf(name)]))
  const readings = wordsOf(password)
  return [...readings, ...readings.map(typedName)].some(
    (word) => word.length >= MIN_WORD && (words.has(word) || own.has(word)),
  )
}
