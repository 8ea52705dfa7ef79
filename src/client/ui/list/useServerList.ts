import { useCallback, useEffect, useMemo, useState } from 'react'
import type { HeldList, ListSource } from './ListPanel'
import { useListActions, useListView } from './useListView'

interface ServerViewOptions<Column extends string> {
  /** Columns that the server orders by. Declare it outside the component. */
  columns: readonly Column[]
  /** Which list it is, its days for one: another one starts at page 1 and shows no row of the one before. */
  of?: string
  /** The same for what filters it; '' while nothing does. */
  filter?: string
  /** Rows a page, default 10. */
  pageSize?: number
  /** Tells two lists of one page apart in the address bar. */
  prefix?: string
}

/** The part of a list that a page shows, as the calls of long lists take it. */
interface AskedPart<Column extends string> {
  pagina: number
  por_pagina: number
  q?: string
  columna?: Column
  orden?: 'asc' | 'desc'
}

/** A search is asked when the hand rests. */
const ASK_TYPING_AFTER_MS = 250

/** Longest search that the server takes. */
const MAX_QUERY = 80

/** Search and page as they are asked: what is being typed waits, and the page of it too. */
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

/**
 * Search, order and page of a list that the server searches, sorts and pages; in the address bar as those of every list. Ask the
 * server for `asked`, and give view and answer to `useServerList`.
 */
export const useServerView = <Column extends string>(options: ServerViewOptions<Column>) => {
  const { columns, of = '', filter = '', pageSize = 10, prefix = '' } = options
  const { view, change, commit } = useListView(prefix, true)
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
type ServerView = ReturnType<typeof useServerView>

/** Rows that a file asks for at once: the most that the server gives. */
const EXPORT_PAGE = 500

/** Takes the place of the page in what the list asks for. */
type PartOfFile = Pick<AskedPart<never>, 'pagina' | 'por_pagina'>

/** A part of the list as an answer holds it. */
interface Part<Row> {
  rows: readonly Row[]
  total: number | undefined
}

/** A page of rows as it comes from the server. */
interface PageSource<Row> extends ListSource<Row> {
  /** Asks for another part of the same list: all of them make a file. Undefined when no answer came. */
  fetchPart?: (part: PartOfFile) => Promise<Part<Row> | undefined>
  /** How many rows all pages have together; undefined until the first answer. */
  total: number | undefined
}

const NONE: readonly never[] = []

/** Every row of the list, part by part. @returns null when an answer did not come */
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

/** The list that a view and its answer make: the rows of the page before stand until those of the next are here. */
export const useServerList = <Row>(view: ServerView, source: PageSource<Row>): HeldList<Row> => {
  const { key, pageSize, asked, actions, narrowed, query, sort, commit } = view
  const [kept, setKept] = useState({ key, rows: source.rows, total: source.total })
  const { rows, total, fetchPart } = source
  if (rows !== undefined && (kept.key !== key || kept.rows !== rows || kept.total !== total))
    setKept({ key, rows, total })
  const shown = rows !== undefined ? source : kept.key === key ? kept : undefined
  const matches = shown?.total ?? shown?.rows?.length ?? 0
  const pages = Math.max(1, Math.ceil(matches / pageSize))
  // Rows went, or an address names a page that is not there.
  const isBeyond = rows !== undefined && asked.pagina > pages
  useEffect(() => {
    if (isBeyond) actions.setPage(pages)
  }, [isBeyond, pages, actions])
  const here = shown?.rows ?? NONE
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
    ...(fetchPart ? { everyRow: () => everyRow(fetchPart) } : {}),
  }
}
