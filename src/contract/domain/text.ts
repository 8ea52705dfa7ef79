/** Line breaks count as blanks, so only for text on one line. */
export const tidy = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ')

/** By the rules of es-MX: Ñ and accents stay. Applying it twice changes nothing. */
export const upper = (text: string): string => tidy(text.toLocaleUpperCase('es-MX'))

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const byLines = (text: string, each: (line: string) => string): string =>
  text
    .split(/\r\n?|\n/)
    .map(each)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

export const tidyLines = (text: string): string => byLines(text, tidy)

export const upperLines = (text: string): string => byLines(text, upper)

/** Small letters without accents, n for ñ, as the database's `f_unaccent` does. Compute it once per row, not at each key press. */
export const searchKey = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** The same for words that only blanks, accents or case tell apart. */
export const wordKey = (text: string): string => searchKey(text).trim().replace(/\s+/g, ' ')

/** Split once per key press, not once per row. */
export const searchWords = (query: string): string[] => searchKey(query).split(/\s+/).filter(Boolean)

/** Every word, in any order; an empty query matches everything. @param key from `searchKey` */
export const matchesSearch = (key: string, query: string | readonly string[]): boolean =>
  (typeof query === 'string' ? searchWords(query) : query).every((word) => key.includes(word))

// Created at the first comparison: creating it takes longer than sorting ten rows.
let collator: Intl.Collator | undefined

export const compareText = (a: string, b: string): number =>
  (collator ??= new Intl.Collator('es')).compare(a, b)

/** '5,000'. Not with Intl, which takes longer than making the whole text around the number. */
export const withCommas = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

/** '1 cargo', '1200 cargos'. @param digits such as `withCommas` */
export const countText = (
  count: number,
  one: string,
  many: string,
  digits: (count: number) => string = String,
): string => `${digits(count)} ${count === 1 ? one : many}`

export const pupilsText = (count: number): string => countText(count, 'alumno', 'alumnos')

let listFormat: Intl.ListFormat | undefined

/** 'ANA, LUIS y PEDRO', and with «e» before the sound of an i. */
export const listText = (parts: readonly string[]): string =>
  (listFormat ??= new Intl.ListFormat('es-MX', { type: 'conjunction' })).format(parts)
