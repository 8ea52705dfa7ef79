export interface NameParts {
  nombres: string
  paterno: string
  materno: string
}

/** Words the registry leaves out of a name (Instructivo Normativo, exceptions). */
const PARTICLES = new Set('DA DAS DE DEL DER DI DIE DD EL LA LOS LAS LE LES MAC MC VAN VON Y'.split(' '))
/** Common first names: the registry uses the second name instead. */
const COMMON = new Set(['MARIA', 'MA', 'M', 'JOSE', 'J'])

/** Accents are dropped and Ñ becomes X. Signs inside a word are dropped too, since position 2 may be X anyway. */
const wordsOf = (name: string): string[] =>
  name
    .toUpperCase()
    .normalize('NFC')
    .replace(/Ñ/g, 'X')
    .normalize('NFD')
    .replace(/[^A-Z\s]/g, '')
    .split(/\s+/)
    .filter(Boolean)

const mainWords = (name: string): string[] => {
  const words = wordsOf(name)
  const main = words.filter((word) => !PARTICLES.has(word))
  return main.length > 0 ? main : words.slice(-1)
}

const givenName = (nombres: string): string => {
  const [first = '', second] = mainWords(nombres)
  return second && COMMON.has(first) ? second : first
}

/** Instructivo Normativo para la Asignación de la CURP. Null without a given name or without any surname. */
export const curpLetters = ({ nombres, paterno, materno }: NameParts): string | null => {
  const [first, second] = [paterno, materno].map((surname) => mainWords(surname)[0]).filter(Boolean)
  const firstName = givenName(nombres)
  if (!first || !firstName) return null
  const vowel = /^.[^AEIOU]*([AEIOU])/.exec(first)?.[1] ?? 'X'
  return `${first.charAt(0)}${vowel}${second?.charAt(0) ?? 'X'}${firstName.charAt(0)}`
}

const CONSONANT = /^.[^BCDFGHJ-NP-TV-Z]*([BCDFGHJ-NP-TV-Z])/

/** Positions 14 to 16; X where there is no inner consonant. */
export const curpConsonants = ({ nombres, paterno, materno }: NameParts): string => {
  const [first = '', second = ''] = [paterno, materno].map((name) => mainWords(name)[0]).filter(Boolean)
  return [first, second, givenName(nombres)].map((word) => CONSONANT.exec(word)?.[1] ?? 'X').join('')
}

export const isNameParticle = (word: string): boolean => wordsOf(word).every((each) => PARTICLES.has(each))

export const isCommonName = (word: string): boolean => wordsOf(word).some((each) => COMMON.has(each))
