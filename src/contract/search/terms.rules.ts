import { searchKey } from '../domain/text'

const piecesOf = (text: string): string[] => searchKey(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Per word its readings, each of beginnings that must all be found: 'a-12 josé' → [[['a', '12'], ['a12']], [['jose']]] */
export type SearchTerms = readonly (readonly (readonly string[])[])[]

export const searchTerms = (query: string): SearchTerms =>
  query
    .trim()
    .split(/\s+/)
    .map(piecesOf)
    .filter((pieces) => pieces.length > 0)
    .map((pieces) => (pieces.length > 1 ? [pieces, [pieces.join('')]] : [pieces]))

/** The server searches by the same rule; this serves lists that the browser searches itself. */
export const isFoundBy = (text: string, terms: SearchTerms): boolean => {
  const words = text.split(/\s+/).flatMap((word) => [...piecesOf(word), piecesOf(word).join('')])
  const begins = (piece: string): boolean => words.some((word) => word.startsWith(piece))
  return terms.length > 0 && terms.every((ways) => ways.some((pieces) => pieces.every(begins)))
}

export const bareCode = (text: string): string => piecesOf(text).join('')

/** 0: the typed words stand side by side; 1: others between; 2: another order; 3: a word is missing. The server sorts the same way. */
export const wordOrder = (text: string, terms: SearchTerms): 0 | 1 | 2 | 3 => {
  if (!isFoundBy(text, terms)) return 3
  const words = piecesOf(text)
  const pieces = terms.flatMap(([way]) => way ?? [])
  if (words.some((_, at) => pieces.every((piece, n) => words[at + n]?.startsWith(piece)))) return 0
  let from = 0
  for (const piece of pieces) {
    const at = words.findIndex((word, n) => n >= from && word.startsWith(piece))
    if (at < 0) return 2
    from = at + 1
  }
  return 1
}

/** Results longer than this are not ranked: nobody reads them to the end, and it would slow the key press. */
export const MAX_RANKED = 200

/** Words of fewer sounds are found only as written. */
const MIN_SOUND = 3
/** From this length a word may have one wrong letter. */
const MIN_WRONG = 5

/** The database's `search_sound` writes the same: 'gonzalez' → 'gonsales'. */
export const soundOf = (word: string): string =>
  word
    .replaceAll('ph', 'f')
    .replace(/c([ei])/g, 's$1')
    .replace(/g([ei])/g, 'j$1')
    .replace(/gu([ei])/g, 'g$1')
    .replace(/qu([ei])/g, 'k$1')
    .replaceAll('ch', '~')
    .replace(/[cq]/g, 'k')
    .replaceAll('z', 's')
    .replaceAll('v', 'b')
    .replaceAll('x', 'j')
    .replaceAll('~', 'c')
    .replaceAll('ll', 'y')
    .replaceAll('h', '')
    .replace(/([a-z])\1+/g, '$1')

export interface SoundTerm {
  sound: string
  forgives: boolean
}

/** Null for a search with digits, which means a code, and for words of very few sounds ('zzz'). */
export const soundTerms = (query: string): readonly SoundTerm[] | null => {
  const pieces = searchTerms(query).flatMap(([way]) => way ?? [])
  if (pieces.some((piece) => /[^a-z]/.test(piece))) return null
  const terms = pieces.map((piece) => ({ sound: soundOf(piece), forgives: piece.length >= MIN_WRONG }))
  if (terms.some(({ sound }, at) => sound.length < MIN_SOUND && pieces[at]!.length >= MIN_SOUND)) return null
  // A word just begun with h has no sound yet.
  const sounding = terms.filter(({ sound }) => sound !== '')
  return sounding.some(({ sound }) => sound.length >= MIN_SOUND) ? sounding : null
}

const differByOne = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from++
  const [restA, restB] = [a.slice(from), b.slice(from)]
  const isSwapped =
    restA.length > 1 && restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
  return (
    isSwapped || restA.slice(1) === restB.slice(1) || restA === restB.slice(1) || restA.slice(1) === restB
  )
}

/** Each word sounds like a word of the text or its beginning. @param sounds of the text's words, by `soundOf` */
export const soundsLike = (sounds: readonly string[], terms: readonly SoundTerm[]): boolean =>
  terms.every(({ sound, forgives }) =>
    sounds.some((word) => word.startsWith(sound) || (forgives && differByOne(word, sound))),
  )
