/** One form for each letter, no blanks around, one between words. Line breaks count as blanks: for text on one line. */
const tidy = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ')

/** "Forced to uppercase": es-MX rules, Ñ and accents stay, blanks tidied. Doing it twice changes nothing. */
export const upper = (text: string): string => tidy(text.toLocaleUpperCase('es-MX'))

/** `upper` for text of several lines: each line by itself, the line breaks as \n, no blank lines around, at most one between. */
export const upperLines = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(upper)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** `nombre` on the wire: the parts that are there, joined by one space. Keeps the case. */
export const joinName = (
  nombres: string | null | undefined,
  paterno: string | null | undefined,
  materno: string | null | undefined,
): string =>
  [nombres, paterno, materno]
    .map((part) => tidy(part ?? ''))
    .filter(Boolean)
    .join(' ')

/**
 * What search compares: small letters without accents; ñ is n here, so that either finds the other, as the
 * database's `f_unaccent` does. Compute it once per row, not on each key.
 */
export const searchKey = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** The words of a query, ready to compare with keys. Split once per key press and pass the result to `matchesSearch`. */
export const searchWords = (query: string): string[] => searchKey(query).split(/\s+/).filter(Boolean)

/**
 * Whether every word of the query stands somewhere in the key, in any order; an empty query matches everything.
 * @param key from `searchKey`
 * @param query what was typed, or its `searchWords`
 */
export const matchesSearch = (key: string, query: string | readonly string[]): boolean =>
  (typeof query === 'string' ? searchWords(query) : query).every((word) => key.includes(word))

// Made at the first comparison: a browser takes longer over it than over a list of ten rows.
let collator: Intl.Collator | undefined

/** Spanish order for `sort`: Ñ after N, accents only break ties. */
export const compareText = (a: string, b: string): number =>
  (collator ??= new Intl.Collator('es')).compare(a, b)
