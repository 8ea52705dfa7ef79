/** Composes accents, trims, and makes one blank of several. Line breaks count as blanks, so only for text on one line. */
export const tidy = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ')

/** "Forced to uppercase" by the rules of es-MX: Ñ and accents stay, blanks are tidied. Applying it twice changes nothing. */
export const upper = (text: string): string => tidy(text.toLocaleUpperCase('es-MX'))

const byLines = (text: string, each: (line: string) => string): string =>
  text
    .split(/\r\n?|\n/)
    .map(each)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** `tidy` for text of several lines: each line by itself, line breaks as \n, no blank lines at the ends, at most one between. */
export const tidyLines = (text: string): string => byLines(text, tidy)

/** `upper` for text of several lines, in the same way. */
export const upperLines = (text: string): string => byLines(text, upper)

/** `nombre` on the wire: the parts present, joined by one space. Keeps the case. */
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
 * Text for comparing in searches: small letters without accents, and n for ñ, as the database's `f_unaccent` does. Compute it
 * once per row, not at each key press.
 */
export const searchKey = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** The words of a query, ready for `matchesSearch`. Split once per key press, not once per row. */
export const searchWords = (query: string): string[] => searchKey(query).split(/\s+/).filter(Boolean)

/**
 * Whether the key contains every word of the query, in any order; an empty query matches everything.
 * @param key from `searchKey`
 * @param query what was typed, or its `searchWords`
 */
export const matchesSearch = (key: string, query: string | readonly string[]): boolean =>
  (typeof query === 'string' ? searchWords(query) : query).every((word) => key.includes(word))

// Created at the first comparison: creating it takes a browser longer than sorting ten rows.
let collator: Intl.Collator | undefined

/** Comparator for `sort` in Spanish order: Ñ after N, accents only break ties. */
export const compareText = (a: string, b: string): number =>
  (collator ??= new Intl.Collator('es')).compare(a, b)
