import { matchesSearch, searchKey, searchWords } from '@contract/domain/text'
import { searchTerms, wordOrder } from '@contract/search/search.words'

/** Text of a row that its list is searched by, such as name and control number joined by a space. */
export type SearchText<Row> = (row: Row) => string

/**
 * Search keys are made once per row object and function, not once per key press: 5,000 rows cost 20 ms to normalise and
 * 1 ms to look through. Rows come from entity tables, which keep an unchanged row's identity, so the keys outlive
 * the page and coming back to a list is free.
 */
const indexes = new WeakMap<object, WeakMap<object, string>>()

const indexOf = <Row extends object>(searchText: SearchText<Row>): WeakMap<object, string> => {
  let index = indexes.get(searchText)
  if (!index) indexes.set(searchText, (index = new WeakMap()))
  return index
}

/** The normalised text of a row, made at the first call. */
const keyOf = <Row extends object>(row: Row, searchText: SearchText<Row>): string => {
  const index = indexOf(searchText)
  let key = index.get(row)
  if (key === undefined) index.set(row, (key = searchKey(searchText(row))))
  return key
}

interface Looked {
  searchText: unknown
  /** In the order of the rows: a walk over texts alone is three times as quick. */
  keys: readonly string[]
  /** What the last queries found, the latest at the end. */
  found: Map<string, readonly object[]>
}

/** Of rows that were looked through already. */
const looked = new WeakMap<object, Looked>()

/** As many letters as one goes on from or takes back. */
const MAX_FOUND = 12

const lookedOf = <Row extends object>(rows: readonly Row[], searchText: SearchText<Row>): Looked => {
  const kept = looked.get(rows)
  if (kept?.searchText === searchText) return kept
  const keys = rows.map((row) => keyOf(row, searchText))
  const made: Looked = { searchText, keys, found: new Map() }
  looked.set(rows, made)
  return made
}

/** The fewest rows that must hold all that the query finds: who types on looks among what the letters before found. */
const narrowest = <Row extends object>(rows: readonly Row[], { found }: Looked, wanted: string) => {
  let from = rows
  for (const [query, its] of found)
    if (wanted.startsWith(query) && its.length < from.length) from = its as readonly Row[]
  return from
}

/**
 * Rows that hold every word of the query, in any order, accents and case ignored (`decisions/domain/text`).
 * @returns the same array for the same rows and words; the rows' own when there is nothing to search for.
 */
export const searchRows = <Row extends object>(
  rows: readonly Row[],
  query: string,
  searchText: SearchText<Row>,
): readonly Row[] => {
  const words = searchWords(query)
  if (words.length === 0) return rows
  const wanted = words.join(' ')
  const here = lookedOf(rows, searchText)
  const known = here.found.get(wanted) as readonly Row[] | undefined
  if (known) return known
  const from = narrowest(rows, here, wanted)
  const { keys } = lookedOf(from, searchText)
  const matching: Row[] = []
  const matchingKeys: string[] = []
  keys.forEach((key, at) => {
    if (!matchesSearch(key, words)) return
    matching.push(from[at]!)
    matchingKeys.push(key)
  })
  looked.set(matching, { searchText, keys: matchingKeys, found: new Map() })
  here.found.set(wanted, matching)
  if (here.found.size > MAX_FOUND) here.found.delete(here.found.keys().next().value!)
  return matching
}

/** More are not read through by anybody: putting them in order would only slow the key press. */
const MAX_RANKED = 200

/** The rows in the order of `/buscar`: names with the words in the order typed come first, so that a notice goes to the right family. */
export const rankedRows = <Row extends object>(
  rows: readonly Row[],
  query: string,
  searchText: SearchText<Row>,
): readonly Row[] => {
  const found = searchRows(rows, query, searchText)
  const terms = searchTerms(query)
  if (terms.length < 2 || found.length < 2 || found.length > MAX_RANKED) return found
  const orders = new Map(found.map((row) => [row, wordOrder(keyOf(row, searchText), terms)]))
  return [...found].sort((a, b) => orders.get(a)! - orders.get(b)!)
}

/**
 * Makes the keys while the browser is idle, so that the first key press finds them.
 * @returns a function that stops it.
 */
export const warmIndex = <Row extends object>(
  rows: readonly Row[],
  searchText: SearchText<Row>,
): (() => void) => {
  if (typeof requestIdleCallback !== 'function') return () => undefined
  let next = 0
  let handle = requestIdleCallback(function work(deadline) {
    while (next < rows.length && deadline.timeRemaining() > 1) keyOf(rows[next++]!, searchText)
    if (next < rows.length) handle = requestIdleCallback(work)
  })
  return () => cancelIdleCallback(handle)
}
