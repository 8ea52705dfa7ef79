import type { UnknownAction } from '@reduxjs/toolkit'
import { fillPath, pathNames, type CallOf, type PathParams, type Route } from '@contract/http/route'
import { baseApi } from './baseApi'
import type { CallArgs } from './baseQuery'
import { idsAndRows, type Row, type RowIds } from './entityTable'
import { UNKNOWN } from './errors'
import { changedBy } from './tags'

/**
 * How long a read may take, also one that asks with a body, ms: no answer to any write is shown while one hangs, since RTK's `delayed` waits for all of them. A
 * write has no such end: whether it was done would be unknown.
 */
const READ_TIMEOUT_MS = 30_000

/** What travels beside a body: files of a multipart call and the key that makes a retry safe. */
interface Beside {
  file?: File | null
  files?: readonly File[]
  idempotencyKey?: string
}

type FilesOf<R extends Route> = R extends { upload: { field: infer Field } }
  ? Pick<Beside, Field extends 'file' ? 'file' : 'files'>
  : unknown

/**
 * Fields of a call. Proxies drop the body of a DELETE, so its fields may come in either place and are optional in both schemas;
 * the caller has to name them.
 */
type FieldsOf<R extends Route> = R['method'] extends 'GET'
  ? CallOf<R>['query']
  : R['method'] extends 'DELETE'
    ? unknown extends CallOf<R>['body']
      ? unknown
      : Required<NonNullable<CallOf<R>['body']>>
    : CallOf<R>['body']

type KeyOf<R extends Route> = R['method'] extends 'GET'
  ? unknown
  : R extends { idempotent: true }
    ? Required<Pick<Beside, 'idempotencyKey'>>
    : Pick<Beside, 'idempotencyKey'>

type Needed<R extends Route> = PathParams<R['path']> & FieldsOf<R> & FilesOf<R>

/**
 * An endpoint's argument: path parameters, fields, files and key in one object, as the route's contract has them. Nothing at all
 * where a call needs nothing.
 */
export type CallArg<R extends Route> =
  unknown extends Needed<R>
    ? unknown extends KeyOf<R>
      ? void
      : KeyOf<R> | void
    : object extends Needed<R> & KeyOf<R>
      ? (Needed<R> & KeyOf<R>) | void
      : Needed<R> & KeyOf<R>

/** What a call answers when it went well. */
export type AnswerOf<R extends Route> = CallOf<R>['response']

const toForm = (fields: Record<string, unknown>, { file, files }: Beside): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value != null) form.append(name, String(value))
  if (file) form.append('file', file)
  for (const each of files ?? []) form.append('files', each)
  return form
}

/**
 * Turns a contract route into an endpoint's `query`. Path parameters leave the argument; the rest is the body, or the query string
 * of a GET.
 */
export const call =
  <R extends Route>(route: R) =>
  (arg: CallArg<R>): CallArgs => {
    const { file, files, idempotencyKey, ...rest } = (arg ?? {}) as Beside & Record<string, unknown>
    const url = fillPath(route.path, rest)
    for (const name of pathNames(route.path)) delete rest[name]
    if (route.method === 'GET') {
      const asks = Object.values(rest).some((value) => value !== undefined)
      return {
        url,
        method: route.method,
        timeout: READ_TIMEOUT_MS,
        ...(asks ? { params: rest } : {}),
        ...(route.sensitive ? { sensitive: true } : {}),
      }
    }
    const beside: Beside = { ...(file ? { file } : {}), ...(files ? { files } : {}) }
    return {
      url,
      method: route.method,
      // One that reads with a file takes as long as the line needs for it.
      ...(route.reads && !route.upload ? { timeout: READ_TIMEOUT_MS } : {}),
      body: route.upload ? toForm(rest, beside) : rest,
      ...(idempotencyKey ? { headers: { 'idempotency-key': idempotencyKey } } : {}),
    }
  }

/**
 * A query's definition from its route.
 * @param read what the cache keeps of the answer; takes no other call's answer. It runs where failures are read: an answer that
 * it cannot make sense of is an `ApiError` like any other
 */
export const reading = <R extends Route, Data>(
  route: R,
  read: (answer: AnswerOf<R>, arg: CallArg<R>) => Data,
) => ({
  query: (arg: CallArg<R>): CallArgs => ({
    ...call(route)(arg),
    read: (answer) => read(answer as AnswerOf<R>, arg),
  }),
  transformResponse: (data: unknown) => data as NoInfer<Data>,
  providesTags: route.shows ?? [],
})

/**
 * As `reading`, for rows of an entity table: the cache keeps their ids, the table takes the rows.
 * @param read the rows of the answer; one row or none where it speaks of one
 */
export const readingRows = <R extends Route, T extends Row>(
  route: R,
  read: (answer: AnswerOf<R>) => readonly T[] | T | null,
) => ({
  query: (arg: CallArg<R>): CallArgs => ({
    ...call(route)(arg),
    read: (answer, meta) => {
      const found = read(answer as AnswerOf<R>) ?? []
      return idsAndRows('id' in found ? [found] : found, meta)
    },
  }),
  transformResponse: (data: unknown) => data as RowIds<T>,
  providesTags: route.shows ?? [],
})

interface Started {
  dispatch: (action: UnknownAction) => unknown
  queryFulfilled: Promise<unknown>
}

/** A mutation's definition from its route: the argument, the answer and what it makes stale are the contract's. */
export const writing = <R extends Route>(route: R) => ({
  query: call(route),
  transformResponse: (answer: unknown) => answer as AnswerOf<R>,
  invalidatesTags: changedBy(route),
  // One that was stopped rejects without a value, and for such RTK asks nothing of `invalidatesTags`.
  onQueryStarted: async (_arg: CallArg<R>, { dispatch, queryFulfilled }: Started): Promise<void> => {
    try {
      await queryFulfilled
    } catch (failed) {
      if (!(failed as { isUnhandledError: boolean }).isUnhandledError) return
      const stale = changedBy(route)(undefined, UNKNOWN)
      if (stale.length > 0) dispatch(baseApi.util.invalidateTags([...stale]))
    }
  },
})
