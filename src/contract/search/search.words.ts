import { searchKey } from '../domain/text'

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
