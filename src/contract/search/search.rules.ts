import { normalizePhone } from '../domain/phone'
import { searchKey } from '../domain/text'

/** Kinds of results, in the order in which they are listed. */
export const FOUND_KINDS = ['ALUMNO', 'PADRE', 'PAGO', 'COLABORADOR', 'GRUPO', 'EVENTO'] as const
export type FoundKind = (typeof FOUND_KINDS)[number]

/**
 * Kinds that a search may ask for. FAMILIA lists each family once: a parent, found by their own data or a child's, or a pupil
 * without a parent.
 */
export const ASKED_KINDS = [...FOUND_KINDS, 'FAMILIA'] as const
export type AskedKind = (typeof ASKED_KINDS)[number]

/** Reads 'ALUMNO,PADRE'; every kind but families when missing. Null when a name is unknown. */
export const askedKinds = (tipos: string | undefined): readonly AskedKind[] | null => {
  if (tipos === undefined) return FOUND_KINDS
  const named = tipos.split(',')
  const kinds = ASKED_KINDS.filter((kind) => named.includes(kind))
  return named.every((name) => (ASKED_KINDS as readonly string[]).includes(name)) ? kinds : null
}

/** Most results of one kind. */
export const MAX_OF_KIND = 8
/** Length of a search in characters. One letter would match half the school; a single digit is allowed, as a folio. */
export const [MIN_QUERY, MAX_QUERY] = [2, 80]

const BAD_QUERY = `Escribe de ${MIN_QUERY} a ${MAX_QUERY} caracteres, o un número.`

/** Error of a search, or null. Blanks at the ends do not count. */
export const searchProblem = (query: string): string | null => {
  const { length } = query.trim()
  const isNumber = /^\d+$/.test(query.trim())
  return length > MAX_QUERY || length < (isNumber ? 1 : MIN_QUERY) ? BAD_QUERY : null
}

/** Words of a text in the form that search compares: small letters without accents, and digits. */
const piecesOf = (text: string): string[] => searchKey(text).match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * For each word of a search its possible readings; a reading is a list of word beginnings that must all be found.
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

/** The digits of a phone number or its beginning, in any grouping: '+52 (722) 123'; null when it cannot be a phone number. */
export const phoneIn = (query: string): string | null => {
  if (!/^[\d\s().+-]+$/.test(query)) return null
  const digits = normalizePhone(query)
  return /^\d{3,10}$/.test(digits) ? digits : null
}

/** Reads a folio as spoken, '41', or as printed, '000041'; null when it is not one. */
export const folioIn = (query: string): number | null =>
  /^0*[1-9]\d{0,6}$/.test(query.trim()) && query.trim().length <= 7 ? Number(query) : null

/**
 * Whether every word of the search begins a word of the text, by the same rule as the server. For lists that the browser searches
 * by itself.
 */
export const isFoundBy = (text: string, terms: SearchTerms): boolean => {
  const words = text.split(/\s+/).flatMap((word) => [...piecesOf(word), piecesOf(word).join('')])
  const begins = (piece: string): boolean => words.some((word) => word.startsWith(piece))
  return terms.length > 0 && terms.every((ways) => ways.some((pieces) => pieces.every(begins)))
}

/** Only letters and digits, folded, so that 'K-2026 12' and 'k202612' are equal. */
export const bareCode = (text: string): string => piecesOf(text).join('')

/**
 * How well a text keeps the order of the typed words: 0 side by side, 1 with words between, 2 in another order, 3 a word is
 * missing. The server sorts its results the same way.
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
