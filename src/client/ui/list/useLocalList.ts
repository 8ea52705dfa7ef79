import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { sortRows, type Sort, type SortBy } from '@contract/domain/sortRows'
import { foundRows, foundSoFar, isIndexed, type SearchText } from '@contract/search/searchIndex'
import { buildIndex, onIndexed } from './buildIndex'
import { useListActions, useListView, type HeldView } from './useListView'

/** Filters of equal keys must keep equal rows. */
export interface ListFilter<Row> {
  key: string
  keep: (row: Row) => boolean
}

export interface LocalListOptions<Row> {
  searchText: SearchText<Row>
  pageSize?: number
  filter?: ListFilter<Row> | undefined
  sortBy?: SortBy<Row>
  prefix?: string
  inUrl?: boolean
}

export interface ListState<Row> {
  rows: readonly Row[]
  matching: readonly Row[]
  matches: number
  total: number
  isEmpty: boolean
  page: number
  pages: number
  pageSize: number
  query: string
  sort: Sort | null
  /** Changes when the user asks for other rows; while it is the same, rows changed by themselves. */
  view?: string | undefined
  setQuery: (query: string) => void
  setPage: (page: number) => void
  setSort: (sort: Sort | null) => void
  commit: () => void
}

const NONE: readonly never[] = []

/** Whether the index covers all rows: the search runs again once it does. Always true without a search. */
const useIsWhole = <Row extends object>(
  rows: readonly Row[],
  searchText: SearchText<Row>,
  query: string,
): boolean => {
  useEffect(() => buildIndex(rows, searchText), [rows, searchText])
  const isWhole = useCallback(
    () => query.trim() === '' || isIndexed(rows, searchText),
    [rows, searchText, query],
  )
  return useSyncExternalStore(onIndexed, isWhole)
}

/** A list that the browser searches, sorts and pages. One that the server pages may share the view (search, page, order). */
export const useLocalRows = <Row extends object>(
  source: readonly Row[] | undefined,
  options: LocalListOptions<Row>,
  { view, change, commit }: HeldView,
): ListState<Row> => {
  const { searchText, pageSize = 10, sortBy } = options
  const all = source ?? NONE
  const [filter, setFilter] = useState(options.filter)
  if (options.filter?.key !== filter?.key) {
    setFilter(options.filter)
    change({ page: 1 })
  }

  const filtered = useMemo(() => (filter ? all.filter(filter.keep) : all), [all, filter])
  const sorted = useMemo(() => sortRows(filtered, view.sort, sortBy), [filtered, view.sort, sortBy])
  const ranked = !view.sort
  const isWhole = useIsWhole(all, searchText, view.query)
  const matching = useMemo(
    () => (isWhole ? foundRows : foundSoFar)(sorted, view.query, searchText, ranked),
    [isWhole, sorted, view.query, searchText, ranked],
  )

  const pages = Math.max(1, Math.ceil(matching.length / pageSize))
  const page = Math.min(view.page, pages)
  const rows = useMemo(
    () => matching.slice((page - 1) * pageSize, page * pageSize),
    [matching, page, pageSize],
  )
  const actions = useListActions(change)
  const { query, sort } = view
  const counts = { matches: matching.length, total: all.length, isEmpty: all.length === 0 }
  const asked = `${page}|${sort?.key}|${sort?.descending}|${filter?.key}|${query}`
  return { rows, matching, ...counts, page, pages, pageSize, query, sort, view: asked, ...actions, commit }
}

/** Rows are undefined while loading. Search, page and order are in the address (`?q=&pagina=&orden=`); a new search or filter starts at page 1. */
export const useLocalList = <Row extends object>(
  source: readonly Row[] | undefined,
  options: LocalListOptions<Row>,
): ListState<Row> => useLocalRows(source, options, useListView(options.prefix ?? '', options.inUrl ?? true))
