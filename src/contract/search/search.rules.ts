import { normalizePhone } from '../domain/phone'
import { searchKey } from '../domain/text'

/** What is found, in the order in which it is told. */
export const FOUND_KINDS = ['ALUMNO', 'PADRE', 'PAGO', 'COLABORADOR', 'GRUPO', 'EVENTO'] as const
export type FoundKind = (typeof FOUND_KINDS)[number]

/** What may be asked for: a kind, or families, each once: a parent by themselves or by a child, or a pupil without a parent. */
export const ASKED_KINDS = [...FOUND_KINDS, 'FAMILIA'] as const
export type AskedKind = (typeof ASKED_KINDS)[number]

/** The kinds of 'ALUMNO,PADRE', each once; all but families where none is named. Null when one is none. */
export const askedKinds = (tipos: string | undefined): readonly AskedKind[] | null => {
  if (tipos === undefined) return FOUND_KINDS
  const named = tipos.split(',')
  const kinds = ASKED_KINDS.filter((kind) => named.includes(kind))
  return named.every((name) => (ASKED_KINDS as readonly string[]).includes(name)) ? kinds : null
}

/** Most of a kind. */
export const MAX_OF_KIND = 8
/** Characters of a search. One alone finds half the school; a digit is a folio. */
export const [MIN_QUERY, MAX_QUERY] = [2, 80]

const BAD_QUERY = `Escribe de ${MIN_QUERY} a ${MAX_QUERY} caracteres, o un número.`

/** What is wrong with a search, or null. Blanks around do not count. */
export const searchProblem = (query: string): string | null => {
  const { length } = query.trim()
  const isNumber = /^\d+$/.test(query.trim())
  return length > MAX_QUERY || length < (isNumber ? 1 : MIN_QUERY) ? BAD_QUERY : null
}

/** Words of one piece of text, folded as search compares: small letters and digits alone. */
const piecesOf = (text: string): string[] => searchKey(text).match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * What each word of a search may begin with: the ways to read it, each a list of beginnings that all have to be there.
 * 'a-12 josé' → [[['a', '12'], ['a12']], [['jose']]]
 */
export type SearchTerms = readonly (readonly (readonly string[])[])[]

export const searchTerms = (query: string): SearchTerms =>
  query
    .trim()
    .split(/\s+/)
    .map(piecesOf)
    .filter((pieces) => pieces.length > 0)
    .map((pieces) => (pieces.length > 1 ? [pieces, [pieces.join('')]] : [pieces]))

/** The digits of a telephone or its beginning, however it is parted: '+52 (722) 123'; null for what can be none. */
export const phoneIn = (query: string): string | null => {
  if (!/^[\d\s().+-]+$/.test(query)) return null
  const digits = normalizePhone(query)
  return /^\d{3,10}$/.test(digits) ? digits : null
}

/** A folio is typed as it is said, '41', or as it is printed, '000041'; null for what is none. */
export const folioIn = (query: string): number | null =>
  /^0*[1-9]\d{0,6}$/.test(query.trim()) && query.trim().length <= 7 ? Number(query) : null

/** Whether every word of a search begins a word of the text, as the server finds: for what the browser finds by itself. */
export const isFoundBy = (text: string, terms: SearchTerms): boolean => {
  const words = text.split(/\s+/).flatMap((word) => [...piecesOf(word), piecesOf(word).join('')])
  const begins = (piece: string): boolean => words.some((word) => word.startsWith(piece))
  return terms.length > 0 && terms.every((ways) => ways.some((pieces) => pieces.every(begins)))
}

/** Letters and digits alone, folded: 'K-2026 12' and 'k202612' are one code. */
export const bareCode = (text: string): string => piecesOf(text).join('')

/**
 * How far a text has the words in the order typed: 0 one after the other, 1 with others between, 2 in any order, 3 not all of
 * them. As the server puts what it finds.
 */
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
