import { matchesSearch, searchKey, searchWords } from '../domain/text'
import { MAX_RANKED, searchTerms, soundOf, soundsLike, soundTerms, wordOrder } from './terms.rules'

export type SearchText<Row> = (row: Row) => string

/** Search keys by row: making those of 5,000 rows takes 20 ms, searching them 1 ms. An unchanged row keeps its key from page to page. */
const indexes = new WeakMap<object, WeakMap<object, string>>()

const indexOf = <Row extends object>(searchText: SearchText<Row>): WeakMap<object, string> => {
  let index = indexes.get(searchText)
  if (!index) indexes.set(searchText, (index = new WeakMap()))
  return index
}

export const rowKey = <Row extends object>(row: Row, searchText: SearchText<Row>): string => {
  const index = indexOf(searchText)
  let key = index.get(row)
  if (key === undefined) index.set(row, (key = searchKey(searchText(row))))
  return key
}

const AT_ONCE = 500

const whole = new WeakMap<object, unknown>()

/** @returns false while more keys are missing than can be made within a key press */
export const isIndexed = <Row extends object>(rows: readonly Row[], searchText: SearchText<Row>): boolean => {
  if (rows.length <= AT_ONCE || whole.get(rows) === searchText) return true
  const index = indexOf(searchText)
  let missing = 0
  const isWhole = rows.every((row) => index.has(row) || ++missing <= AT_ONCE)
  if (isWhole) whole.set(rows, searchText)
  return isWhole
}

interface Searches {
  searchText: unknown
  /** In the order of the rows. An array of texts alone is three times as fast to walk. */
  keys: readonly string[]
  found: Map<string, readonly object[]>
}

const searchesByRows = new WeakMap<object, Searches>()

/** Texts whose found rows are kept: about as many letters as a user types and deletes. */
const MAX_FOUND = 12

const searchesOf = <Row extends object>(rows: readonly Row[], searchText: SearchText<Row>): Searches => {
  const kept = searchesByRows.get(rows)
  if (kept?.searchText === searchText) return kept
  const keys = rows.map((row) => rowKey(row, searchText))
  const made: Searches = { searchText, keys, found: new Map() }
  searchesByRows.set(rows, made)
  return made
}

/** Each further letter searches only what the shorter text found. */
const narrowestFound = <Row extends object>(rows: readonly Row[], { found }: Searches, wanted: string) => {
  let from = rows
  for (const [query, its] of found)
    if (wanted.startsWith(query) && its.length < from.length) from = its as readonly Row[]
  return from
}

/** Every word, in any order, accents and case ignored (`decisions/domain/text`). @returns the same array for the same rows and words */
export const searchRows = <Row extends object>(
  rows: readonly Row[],
  query: string,
  searchText: SearchText<Row>,
): readonly Row[] => {
  const words = searchWords(query)
  if (words.length === 0) return rows
  const wanted = words.join(' ')
  const here = searchesOf(rows, searchText)
  const known = here.found.get(wanted) as readonly Row[] | undefined
  if (known) return known
  const from = narrowestFound(rows, here, wanted)
  const { keys } = searchesOf(from, searchText)
  const matching: Row[] = []
  const matchingKeys: string[] = []
  keys.forEach((key, at) => {
    if (!matchesSearch(key, words)) return
    matching.push(from[at]!)
    matchingKeys.push(key)
  })
  searchesByRows.set(matching, { searchText, keys: matchingKeys, found: new Map() })
  here.found.set(wanted, matching)
  if (here.found.size > MAX_FOUND) here.found.delete(here.found.keys().next().value!)
  return matching
}

/** In the order of `/buscar`: names with the words as typed come first, so that a notice does not go to another family. */
export const rankedRows = <Row extends object>(
  rows: readonly Row[],
  query: string,
  searchText: SearchText<Row>,
): readonly Row[] => {
  const found = searchRows(rows, query, searchText)
  const terms = searchTerms(query)
  if (terms.length < 2 || found.length < 2 || found.length > MAX_RANKED) return found
  const orders = new Map(found.map((row) => [row, wordOrder(rowKey(row, searchText), terms)]))
  return [...found].sort((a, b) => orders.get(a)! - orders.get(b)!)
}

/** Sounds of words already computed: names repeat, so 5,000 pupils have about a thousand words. */
const sounds = new Map<string, string>()
const MAX_SOUNDS = 20_000

const soundKept = (word: string): string => {
  let sound = sounds.get(word)
  if (sound === undefined) {
    if (sounds.size >= MAX_SOUNDS) sounds.clear()
    sounds.set(word, (sound = soundOf(word)))
  }
  return sound
}

/** Rows that sound alike or differ by one letter, as `/buscar` finds them; none for codes. */
const similarRows = <Row extends object>(
  rows: readonly Row[],
  query: string,
  searchText: SearchText<Row>,
): readonly Row[] => {
  const terms = soundTerms(query)
  if (!terms) return NO_ROWS
  const alike = rows.filter((row) => {
    const words = rowKey(row, searchText).match(/\b[a-z]+\b/g) ?? []
    return soundsLike(words.map(soundKept), terms)
  })
  return alike.length > 0 ? alike : NO_ROWS
}

const NO_ROWS: readonly never[] = []

/** Rows with what was typed, else similar ones. @param ranked false once the user sorts by a column */
export const foundRows = <Row extends object>(
  rows: readonly Row[],
  query: string,
  searchText: SearchText<Row>,
  ranked: boolean,
): readonly Row[] => {
  const exact = (ranked ? rankedRows : searchRows)(rows, query, searchText)
  return exact.length > 0 ? exact : similarRows(rows, query, searchText)
}

/**
 * Searches a list whose index is not complete. It searches the indexed rows; if none matches it indexes more until one does, because
 * «no hay» would be wrong while a row that is not indexed may match.
 */
export const foundSoFar = <Row extends object>(
  rows: readonly Row[],
  query: string,
  searchText: SearchText<Row>,
  ranked: boolean,
): readonly Row[] => {
  const words = searchWords(query)
  const index = indexOf(searchText)
  const found: Row[] = []
  for (const row of rows)
    if ((found.length === 0 || index.has(row)) && matchesSearch(rowKey(row, searchText), words))
      found.push(row)
  return found.length > 0 ? found : foundRows(rows, query, searchText, ranked)
}
