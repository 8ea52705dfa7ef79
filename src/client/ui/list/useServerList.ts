import { useCallback, useEffect, useMemo, useState } from 'react'
import type { HeldList, ListSource } from './ListPanel'
import { useListActions, useListView, type HeldView } from './useListView'

interface ServerViewOptions<Column extends string> {
  columns: readonly Column[]
  /** What the list shows, for example its days: another one starts at page 1, without rows of the one before. */
  of?: string
  filter?: string
  pageSize?: number
  prefix?: string
}

interface AskedPart<Column extends string> {
  pagina: number
  por_pagina: number
  q?: string
  columna?: Column
  orden?: 'asc' | 'desc'
}

const ASK_TYPING_AFTER_MS = 250

/** Longest search that the server takes, characters. */
const MAX_QUERY = 80

const useAsked = (query: string, page: number) => {
  const typed = query.trim().slice(0, MAX_QUERY)
  const [asked, setAsked] = useState({ query: typed, page })
  const isTyping = typed !== asked.query
  if (!isTyping && page !== asked.page) setAsked({ query: typed, page })
  const ask = useCallback(() => setAsked({ query: typed, page }), [typed, page])
  useEffect(() => {
    if (!isTyping) return
    const timer = setTimeout(ask, typed === '' ? 0 : ASK_TYPING_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isTyping, typed, ask])
  return { asked, isTyping, ask }
}

/** A list that the server searches, sorts and pages. One that the browser pages may share the view (search, page, order). */
export const useServerPart = <Column extends string>(
  options: Omit<ServerViewOptions<Column>, 'prefix'>,
  { view, change, commit }: HeldView,
) => {
  const { columns, of = '', filter = '', pageSize = 10 } = options
  const key = `${of}|${filter}`
  const [list, setList] = useState(key)
  if (list !== key) {
    setList(key)
    change({ page: 1 })
  }
  const column = columns.find((each) => each === view.sort?.key)
  const sort = column === undefined ? null : view.sort
  const { asked, isTyping, ask } = useAsked(view.query, list === key ? view.page : 1)
  const descending = sort?.descending
  const part = useMemo<AskedPart<Column>>(
    () => ({
      pagina: asked.page,
      por_pagina: pageSize,
      ...(asked.query ? { q: asked.query } : {}),
      ...(column === undefined ? {} : { columna: column, orden: descending ? 'desc' : 'asc' }),
    }),
    [asked, pageSize, column, descending],
  )
  const actions = useListActions(change)
  const commitNow = useCallback(() => {
    ask()
    commit()
  }, [ask, commit])
  const narrowed = filter !== '' || asked.query !== ''
  return {
    asked: part,
    key,
    narrowed,
    isTyping,
    pageSize,
    query: view.query,
    sort,
    actions,
    commit: commitNow,
  }
}
type ServerView = ReturnType<typeof useServerPart>

/** A list that the server pages. Ask the server for `asked`, then pass view and answer to `useServerList`. */
export const useServerView = <Column extends string>(options: ServerViewOptions<Column>) =>
  useServerPart(options, useListView(options.prefix ?? '', true))

/** Rows per request for a file, the most that the server gives. */
const EXPORT_PAGE = 500

type PartOfFile = Pick<AskedPart<never>, 'pagina' | 'por_pagina'>

interface Part<Row> {
  rows: readonly Row[]
  total: number | undefined
}

export interface PageSource<Row> extends ListSource<Row> {
  /** Reads a part of a file; undefined when that failed. */
  fetchPart?: (part: PartOfFile) => Promise<Part<Row> | undefined>
  total: number | undefined
}

const NONE: readonly never[] = []

const everyRow = async <Row>(
  fetchPart: NonNullable<PageSource<Row>['fetchPart']>,
): Promise<readonly Row[] | null> => {
  const all: Row[] = []
  for (let pagina = 1; ; pagina++) {
    const part = await fetchPart({ pagina, por_pagina: EXPORT_PAGE })
    if (!part) return null
    all.push(...part.rows)
    if (part.rows.length < EXPORT_PAGE || all.length >= (part.total ?? Infinity)) return all
  }
}

export const useServerList = <Row>(view: ServerView, source: PageSource<Row>): HeldList<Row> => {
  const { key, pageSize, asked, actions, narrowed, query, sort, commit } = view
  const [kept, setKept] = useState({ key, rows: source.rows, total: source.total })
  const { rows, total, fetchPart } = source
  if (rows !== undefined && (kept.key !== key || kept.rows !== rows || kept.total !== total))
    setKept({ key, rows, total })
  const shown = rows !== undefined ? source : kept.key === key ? kept : undefined
  const matches = shown?.total ?? shown?.rows?.length ?? 0
  const pages = Math.max(1, Math.ceil(matches / pageSize))
  // Rows were deleted, or the address names a page that does not exist.
  const isBeyond = rows !== undefined && asked.pagina > pages
  useEffect(() => {
    if (isBeyond) actions.setPage(pages)
  }, [isBeyond, pages, actions])
  const here = shown?.rows ?? NONE
  // The same function for the same rows, so that what depends on it is drawn once.
  const ofAll = useMemo(() => fetchPart && { everyRow: () => everyRow(fetchPart) }, [fetchPart])
  return {
    list: {
      rows: here,
      matching: here,
      matches,
      total: matches,
      pages,
      pageSize,
      query,
      sort,
      ...actions,
      commit,
      isEmpty: matches === 0 && !narrowed,
      page: Math.min(asked.pagina, pages),
    },
    isLoading: source.isLoading || isBeyond,
    error: source.error,
    onRetry: () => void source.retry(),
    ...ofAll,
  }
}
