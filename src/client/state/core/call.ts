import type { UnknownAction } from '@reduxjs/toolkit'
import {
  fillPath,
  pathNames,
  type CallOf,
  type PathParams,
  type Route,
  type Upload,
} from '@contract/http/route'
import type { TagType } from '@contract/http/tags'
import { schemaOf } from './answerSchema'
import { baseApi } from './baseApi'
import type { CallArgs, ReadOptions, StoreExtra } from './baseQuery'
import { frozenAtTop, type Row, type RowIds } from './entityTable'
import { UNKNOWN, isUnknown, type ApiError } from './errors'

const showsItIsOld = ({ status }: ApiError): boolean => status === 409 || status === 404

/** Tags of what a write changed, without ids (decisions/0030). After a 404, 409 or lost answer also of what it only read (`restsOn`). */
export const changedBy = (
  { changes = [], restsOn = [] }: Route,
  failure: ApiError | null,
): readonly TagType[] => {
  if (!failure) return changes
  return showsItIsOld(failure) || isUnknown(failure) ? [...changes, ...restsOn] : []
}

/** ms. Only reads have a limit: after a write's time-out the user could not know whether money was taken. */
const READ_TIMEOUT_MS = 30_000

interface BesidesBody {
  file?: File | null
  files?: readonly File[]
  idempotencyKey?: string
}

type FilesOf<R extends Route> = R extends { upload: { max: infer Max } }
  ? Pick<BesidesBody, Max extends 1 ? 'file' : 'files'>
  : unknown

/** Optional in the contract, because a DELETE takes the reason in body or query (`inBodyOrQuery`); here it must be given. */
type WithReason<Body> = Omit<Body, 'motivo_cancelacion'> &
  Required<Pick<Body, Extract<keyof Body, 'motivo_cancelacion'>>>

type FieldsOf<R extends Route> = R['method'] extends 'GET'
  ? CallOf<R>['query']
  : R['method'] extends 'DELETE'
    ? unknown extends CallOf<R>['body']
      ? unknown
      : WithReason<NonNullable<CallOf<R>['body']>>
    : CallOf<R>['body']

type KeyOf<R extends Route> = R['method'] extends 'GET'
  ? unknown
  : R extends { idempotent: true; dryRunField?: never }
    ? Required<Pick<BesidesBody, 'idempotencyKey'>>
    : Pick<BesidesBody, 'idempotencyKey'>

type Needed<R extends Route> = PathParams<R['path']> & FieldsOf<R> & FilesOf<R>

type CallArg<R extends Route> =
  unknown extends Needed<R>
    ? unknown extends KeyOf<R>
      ? void
      : KeyOf<R> | void
    : object extends Needed<R> & KeyOf<R>
      ? (Needed<R> & KeyOf<R>) | void
      : Needed<R> & KeyOf<R>

export type AnswerOf<R extends Route> = CallOf<R>['response']

const toForm = (
  { field }: Upload,
  fields: Record<string, unknown>,
  { file, files = [] }: BesidesBody,
): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value != null) form.append(name, String(value))
  for (const each of file ? [file] : files) form.append(field, each)
  return form
}

export const call =
  <R extends Route>(route: R) =>
  (arg: CallArg<R>): CallArgs => {
    const { file, files, idempotencyKey, ...rest } = (arg ?? {}) as BesidesBody & Record<string, unknown>
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
    const besides: BesidesBody = { ...(file ? { file } : {}), ...(files ? { files } : {}) }
    return {
      url,
      method: route.method,
      // No limit for uploads, which take as long as the line needs.
      ...(route.reads && !route.upload ? { timeout: READ_TIMEOUT_MS } : {}),
      body: route.upload ? toForm(route.upload, rest, besides) : rest,
      ...(idempotencyKey ? { headers: { 'idempotency-key': idempotencyKey } } : {}),
    }
  }

interface Cached {
  cacheEntryRemoved: Promise<void>
  extra: unknown
}

const forgetWithCache = async ({ cacheEntryRemoved, extra }: Cached): Promise<void> => {
  await cacheEntryRemoved
  ;(extra as StoreExtra).answers.prune()
}

/** @param read what the cache keeps of the answer; if it throws, the call fails with «respondió algo que no se entiende» */
export const reading = <R extends Route, Data>(route: R, read: (answer: AnswerOf<R>) => Data) => ({
  query: call(route),
  rawResponseSchema: schemaOf((answer) => read(answer as AnswerOf<R>)),
  transformResponse: (data: unknown) => frozenAtTop(data as NoInfer<Data>),
  providesTags: route.shows ?? [],
  onCacheEntryAdded: (_arg: CallArg<R>, entry: Cached) => forgetWithCache(entry),
})

const readsRows = (rowsOf: Required<ReadOptions>['rowsOf']): ReadOptions => ({ rowsOf })

/** Like `reading`, but the table gets the rows and the cache their ids. */
export const readingRows = <R extends Route, T extends Row>(
  route: R,
  read: (answer: AnswerOf<R>) => readonly T[] | T | null,
) => ({
  query: call(route),
  extraOptions: readsRows((answer) => {
    const found = read(answer as AnswerOf<R>) ?? []
    return 'id' in found ? [found] : found
  }),
  transformResponse: (ids: unknown) => ids as RowIds<T>,
  providesTags: route.shows ?? [],
  onCacheEntryAdded: (_arg: CallArg<R>, entry: Cached) => forgetWithCache(entry),
})

interface Started {
  dispatch: (action: UnknownAction) => unknown
  queryFulfilled: Promise<unknown>
}

interface Failed {
  error: unknown
  isUnhandledError: boolean
}

/** Refetches by action: RTK skips `invalidatesTags` of an aborted write, which may have been done, and `store.ts` hears actions only. */
export const writing = <R extends Route>(route: R) => ({
  query: call(route),
  transformResponse: (answer: unknown) => frozenAtTop(answer as AnswerOf<R>),
  onQueryStarted: async (_arg: CallArg<R>, { dispatch, queryFulfilled }: Started): Promise<void> => {
    const failure = await queryFulfilled.then(
      () => null,
      ({ error, isUnhandledError }: Failed) => (isUnhandledError ? UNKNOWN : (error as ApiError)),
    )
    const stale = changedBy(route, failure)
    if (stale.length > 0) dispatch(baseApi.util.invalidateTags([...stale]))
  },
})
