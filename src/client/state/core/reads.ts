import { createSelector, type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import { skipToken, type SkipToken } from '@reduxjs/toolkit/query/react'
import { useCallback, useEffect, useMemo } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import type { ApiError } from './errors'
import { watchRead } from './underWay'

type Select<T> = (state: object) => T | undefined
export type SelectFrom<Data, Shown> = (selectData: Select<Data>) => Select<Shown>
export type RowsFrom<Data, Row> = SelectFrom<Data, readonly Row[]>

export interface ListRead<Row> {
  /** In the server's order; undefined until the first answer for this argument. */
  rows: readonly Row[] | undefined
  isLoading: boolean
  /** Why the last call failed; `rows` may still be of an earlier answer. */
  error: string | undefined
  retry: () => void
}

export interface DetailRead<Row> {
  row: Row | undefined
  isLoading: boolean
  /** 404 when there is no such row; then `row` is undefined, even if an earlier answer had one. */
  error: { status: number | string; message: string } | undefined
  retry: () => void
}

interface ReadOptions {
  skip?: boolean
  /** A number: asks again only if the cached answer is older, in seconds. */
  refetchOnMountOrArgChange?: boolean | number
}

/** Asks at every opening: links to files expire, and colleagues write meanwhile. */
export const ASKED_ANEW: ReadOptions = { refetchOnMountOrArgChange: true }

/** Asks at every opening, except 5 seconds after an answer: a click on a link asks already. */
export const ON_OPENING: ReadOptions = { refetchOnMountOrArgChange: 5 }

/** Most rows that come whole; a longer list comes without rows, to be searched and paged by the server (decisions/0112). */
export const SHORT_LIST = { maximo: 2_000 } as const

interface View<Data> {
  data: Data | undefined
  isPending: boolean
  error: ApiError | undefined
}

/** Without RTK's `data`, which may still be the answer to the last argument. */
interface Answer<Data> {
  currentData?: Data
  isFetching: boolean
  isUninitialized: boolean
  error?: unknown
}

interface ViewOptions<Data> extends ReadOptions {
  selectFromResult: (answer: Answer<Data>) => View<Data>
}

interface Selectable<Arg, Data> {
  select: (arg: Arg | SkipToken) => (state: never) => Cached<Data>
}

interface Readable<Arg, Data> extends Selectable<Arg, Data> {
  name: string
  useQuery: (arg: Arg | SkipToken, options: ViewOptions<Data>) => View<Data> & { refetch: () => unknown }
}

const sameRows = (a: unknown, b: unknown): boolean =>
  a === b ||
  (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((row, i) => row === b[i]))

/** For selectors of rows: the same array until a row changes. */
export const KEEPS_ROWS = { memoizeOptions: { resultEqualityCheck: sameRows } }

export const answerBy =
  <Data, Shown>(shownOf: (data: Data) => Shown): SelectFrom<Data, Shown> =>
  (selectData) =>
    createSelector([selectData], (data) => (data === undefined ? undefined : shownOf(data)))

const asKept = <Data>(selectData: Select<Data>): Select<Data> => selectData

const viewOf = <Data>({ currentData, isFetching, isUninitialized, error }: Answer<Data>): View<Data> => {
  const isPending = currentData === undefined && (isFetching || isUninitialized)
  return { data: currentData, isPending, error: isPending ? undefined : (error as ApiError | undefined) }
}

/** Everything returned is of one argument and one state. */
const useRead = <Arg, Data, Shown>(
  endpoint: Readable<Arg, Data>,
  showing: SelectFrom<Data, Shown>,
  arg: Arg | SkipToken,
  { skip = false, ...options }: ReadOptions = {},
) => {
  const asked = skip ? skipToken : arg
  const { data, isPending, error, refetch } = endpoint.useQuery(asked, {
    ...options,
    selectFromResult: viewOf,
  })
  const shown = useSelector(useMemo(() => showing(() => data), [showing, data]))
  const dispatch = useDispatch<ThunkDispatch<object, unknown, UnknownAction>>()
  const key = asked === skipToken ? null : JSON.stringify(asked === undefined ? [] : [asked])
  useEffect(() => {
    if (key === null) return undefined
    const [asksFor] = JSON.parse(key) as [Arg]
    return watchRead(endpoint.name + key, endpoint.select(asksFor), dispatch)
  }, [endpoint, key, dispatch])
  const mayAsk = asked !== skipToken
  const retry = useCallback(() => {
    if (mayAsk) void refetch()
  }, [mayAsk, refetch])
  return { shown, isLoading: isPending && mayAsk, error, retry }
}

/** @param rowsFrom a table's rows (`table.rows`); without it the answer is the list */
export function listHook<Arg, Row>(
  endpoint: Readable<Arg, readonly Row[]>,
): (arg: Arg | SkipToken, options?: ReadOptions) => ListRead<Row>
export function listHook<Arg, Data, Row>(
  endpoint: Readable<Arg, Data>,
  rowsFrom: RowsFrom<Data, Row>,
): (arg: Arg | SkipToken, options?: ReadOptions) => ListRead<Row>
export function listHook<Arg, Row>(
  endpoint: Readable<Arg, readonly Row[]>,
  rowsFrom: RowsFrom<readonly Row[], Row> = asKept,
) {
  return function useList(arg: Arg | SkipToken, options?: ReadOptions): ListRead<Row> {
    const { shown, isLoading, error, retry } = useRead(endpoint, rowsFrom, arg, options)
    const reason = error?.message
    return useMemo(
      () => ({ rows: shown, isLoading, error: reason, retry }),
      [shown, isLoading, reason, retry],
    )
  }
}

const NOT_THERE = { status: 404, message: '' }

/** For answers that are no list. Argument null (an address without a valid id): 404 without asking. */
export function answerHook<Arg, Row>(
  endpoint: Readable<Arg, Row | null>,
): (arg: Arg | SkipToken | null, options?: ReadOptions) => DetailRead<Row>
export function answerHook<Arg, Data, Row>(
  endpoint: Readable<Arg, Data>,
  rowFrom: SelectFrom<Data, Row | null>,
): (arg: Arg | SkipToken | null, options?: ReadOptions) => DetailRead<Row>
export function answerHook<Arg, Row>(
  endpoint: Readable<Arg, Row | null>,
  rowFrom: SelectFrom<Row | null, Row | null> = asKept,
) {
  return function useAnswer(arg: Arg | SkipToken | null, options?: ReadOptions): DetailRead<Row> {
    const unknown = arg === null
    const { shown, isLoading, retry, ...read } = useRead(
      endpoint,
      rowFrom,
      unknown ? skipToken : arg,
      options,
    )
    const error = unknown || shown === null ? NOT_THERE : read.error
    const row = error?.status === 404 ? undefined : (shown ?? undefined)
    return useMemo(() => ({ row, isLoading, error, retry }), [row, isLoading, error, retry])
  }
}

/** @returns a hook; its argument is null when the address has no valid id */
export function detailHook<Row>(
  endpoint: Readable<{ id: number }, Row | null>,
): (id: number | null, options?: ReadOptions) => DetailRead<Row>
export function detailHook<Data, Row>(
  endpoint: Readable<{ id: number }, Data>,
  rowFrom: SelectFrom<Data, Row | null>,
): (id: number | null, options?: ReadOptions) => DetailRead<Row>
export function detailHook<Row>(
  endpoint: Readable<{ id: number }, Row | null>,
  rowFrom: SelectFrom<Row | null, Row | null> = asKept,
) {
  const useAnswer = answerHook(endpoint, rowFrom)
  return function useDetail(id: number | null, options?: ReadOptions): DetailRead<Row> {
    return useAnswer(id === null ? null : { id }, options)
  }
}

interface Cached<Data> {
  status: string
  requestId?: string | undefined
  data?: Data | undefined
  fulfilledTimeStamp?: number | undefined
}

type Asking = ThunkAction<PromiseLike<unknown> & { unsubscribe: () => void }, object, unknown, UnknownAction>

interface Askable<Arg, Data> extends Selectable<Arg, Data> {
  initiate: (arg: Arg, options: { forceRefetch: true }) => Asking
}

/** For a click that needs the server's present answer; undefined when the call failed. */
export function fetchHook<Arg, Data>(
  endpoint: Askable<Arg, Data>,
): () => (arg: Arg) => Promise<Data | undefined>
export function fetchHook<Arg, Data, Shown>(
  endpoint: Askable<Arg, Data>,
  showing: SelectFrom<Data, Shown>,
): () => (arg: Arg) => Promise<Shown | undefined>
export function fetchHook<Arg, Data>(endpoint: Askable<Arg, Data>, showing: SelectFrom<Data, Data> = asKept) {
  return function useFetch() {
    const dispatch = useDispatch<ThunkDispatch<object, unknown, UnknownAction>>()
    const { getState } = useStore<object>()
    return useCallback(
      async (arg: Arg) => {
        const asked = Date.now()
        // Subscribed, because another desk's change removes answers without subscribers.
        const running = dispatch(endpoint.initiate(arg, { forceRefetch: true }))
        await running
        const { status, data, fulfilledTimeStamp = 0 } = endpoint.select(arg)(getState() as never)
        const shown = showing(() => data)(getState())
        running.unsubscribe()
        // Pending but answered since: another desk's change is refetching it already.
        const answered = status === 'fulfilled' || (status === 'pending' && fulfilledTimeStamp >= asked)
        return answered ? shown : undefined
      },
      [dispatch, getState],
    )
  }
}
