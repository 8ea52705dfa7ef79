import { matchesSearch, searchKey, searchWords } from '@contract/domain/text'

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
export const keyOf = <Row extends object>(row: Row, searchText: SearchText<Row>): string => {
  const index = indexOf(searchText)
  let key = index.get(row)
  if (key === undefined) index.set(row, (key = searchKey(searchText(row))))
  return key
}

/** The keys of rows that were looked through already, in their order: a walk over texts alone is three times as quick. */
const inOrder = new WeakMap<object, { searchText: unknown; keys: readonly string[] }>()

const keysOf = <Row extends object>(rows: readonly Row[], searchText: SearchText<Row>): readonly string[] => {
  const kept = inOrder.get(rows)
  if (kept?.searchText === searchText) return kept.keys
  const keys = rows.map((row) => keyOf(row, searchText))
  inOrder.set(rows, { searchText, keys })
  return keys
}

/**
 * Rows that hold every word of the query, in any order, accents and case ignored (`decisions/domain/text`).
 * @returns the same array when there is nothing to search for.
 */
export const searchRows = <Row extends object>(
  rows: readonly Row[],
  query: string,
  searchText: SearchText<Row>,
): readonly Row[] => {
  const words = searchWords(query)
  if (words.length === 0) return rows
  const keys = keysOf(rows, searchText)
  return rows.filter((_, index) => matchesSearch(keys[index]!, words))
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
