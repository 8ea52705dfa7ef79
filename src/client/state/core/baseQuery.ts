import {
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react'
import { ORIGIN_HEADER } from '@contract/live/live.rules'
import { readEndReason, type EndReason } from '@contract/session/session.rules'
import { earlyAnswers } from '../early/earlyAnswers'
import { tellUpload, type SendForm } from '../uploads/upload'
import { frozenAtTop, idsOf, type Row, type RowIds, type RowsMeta } from './entityTable'
import { NOT_READ, NOT_SENT, toApiError, type ApiError } from './errors'
import { NOT_MODIFIED, withKnownAnswer, type KnownAnswers } from './knownAnswers'
import { readWhole } from './readWhole'

export interface ClientDeps {
  fetch: typeof fetch
  baseUrl: string
  /** Name of the open stream of changes. Writes carry it, so that the server does not report them to this window. */
  live?: { origin: string | null }
  sendForm?: SendForm
}

/** Asks only for the changed rows of a list: all others are known to be unchanged (decisions/0113). */
export interface ChangedPart {
  ids: readonly number[]
  /** The whole list again. @param rows the changed ones that are still in it */
  merged: (rows: readonly Row[]) => RowIds<Row>
}

export interface StoreExtra extends ClientDeps {
  answers: KnownAnswers
  /** By cache key; set only while RTK begins to refetch what a change made stale (`refreshChanged`). */
  changed?: ReadonlyMap<string, ChangedPart> | undefined
}

export interface CallArgs extends FetchArgs {
  /** Health data, salaries or names in the answer: no copy is kept for a 304. */
  sensitive?: boolean
}

export interface ReadOptions {
  /** Rows for the table; the cache keeps their ids. If it throws, the call fails. */
  rowsOf?: (answer: unknown) => readonly Row[]
}

interface WithSession {
  session: { token: string | null; user?: { id: number } | null }
}

interface WithCache {
  api: { queries: Record<string, unknown> }
}

const isCached = ({ getState, queryCacheKey = '' }: BaseQueryApi): boolean =>
  queryCacheKey in (getState() as WithCache).api.queries

const addressOf = ({ url, params }: FetchArgs): string => `${url}?${JSON.stringify(params ?? {})}`

const senderOf =
  ({ fetch, sendForm }: ClientDeps, { body, responseHandler }: CallArgs): typeof fetch =>
  (input, init) => {
    if (!sendForm || !(body instanceof FormData)) {
      const answer = fetch(input, init)
      // A response handler reads the bytes itself, so it needs the original response.
      return responseHandler ? answer : answer.then(readWhole)
    }
    const request = input as Request
    const key = request.headers.get('idempotency-key')
    return sendForm(request, body, (sent) => tellUpload(key, sent))
  }

/** The school's existing server may refuse with status 200 and `ok: false`. */
const isSuccess = (response: Response, answer: unknown): boolean =>
  response.status === NOT_MODIFIED || (response.ok && (answer as { ok?: unknown } | null)?.ok !== false)

/** Also a 401 from a proxy, with a page instead of JSON. */
const isUnauthorized = (error: FetchBaseQueryError): boolean =>
  error.status === 401 || (error.status === 'PARSING_ERROR' && error.originalStatus === 401)

export interface CallMeta extends RowsMeta {
  /** True for a 401 that ends the session, once the caller has its error. */
  endsSession?: boolean
  ended?: EndReason | null
}

const endOf = (data: unknown): EndReason | null =>
  readEndReason((data as { motivo?: unknown } | null)?.motivo)

const resultOf = (answer: unknown, { rowsOf }: ReadOptions, asked: number, part: ChangedPart | undefined) => {
  if (!rowsOf) return { data: answer, meta: { asked } }
  try {
    const rows = frozenAtTop(rowsOf(answer))
    return { data: part ? part.merged(rows) : idsOf(rows, answer), meta: { asked, rows } }
  } catch {
    return { error: NOT_READ, meta: { asked } }
  }
}

/** `fetchBaseQuery` that does not throw, where browsers do: for a lost connection, and for a header they cannot send. */
const sendOf =
  (options: Parameters<typeof fetchBaseQuery>[0]): ReturnType<typeof fetchBaseQuery> =>
  async (...call) => {
    try {
      return await fetchBaseQuery(options)(...call)
    } catch {
      return { error: NOT_SENT }
    }
  }

/** Adds token and ETag, and turns every failure into an `ApiError`. Never throws. */
export const baseQuery: BaseQueryFn<CallArgs, unknown, ApiError, ReadOptions, CallMeta> = async (
  { sensitive = false, ...sent },
  context,
  // RTK passes nothing for an endpoint without options.
  options: ReadOptions | undefined = {},
) => {
  const deps = context.extra as StoreExtra
  const part = deps.changed?.get(context.queryCacheKey ?? '')
  const args = part ? { ...sent, params: { ids: part.ids.join() } } : sent
  const session = () => (context.getState() as WithSession).session
  const currentToken = () => session().token
  const token = currentToken()
  // Not Date.now(): if the clock is set back, new answers would look older than the rows.
  const asked = performance.now()
  const send = (etag?: string) =>
    sendOf({
      baseUrl: deps.baseUrl,
      fetchFn: senderOf(deps, args),
      validateStatus: isSuccess,
      prepareHeaders: (headers) => {
        if (token) headers.set('authorization', `Bearer ${token}`)
        if (etag) headers.set('if-none-match', etag)
        // Only to a server that named the stream: another's CORS may forbid the header.
        if (deps.live?.origin && args.method !== 'GET') headers.set(ORIGIN_HEADER, deps.live.origin)
      },
    })(args, context, options)
  // Answers read early, and taken by no page yet, may be older than this write.
  if (context.type === 'mutation' && args.method !== 'GET') earlyAnswers.clear()
  // Not the call that renews the token, which is a GET as well: its answer must not be kept.
  const isKept = args.method === 'GET' && context.type === 'query' && !sensitive && !part
  const { data, error } = await (isKept
    ? withKnownAnswer(
        deps.answers,
        {
          address: addressOf(args),
          user: () => session().user?.id ?? null,
          isSignedIn: () => currentToken() !== null,
          isInUse: () => isCached(context),
        },
        send,
      )
    : send())
  if (!error) return resultOf(data, options, asked, part)
  // A late 401 for an old token must not end the session of the new one.
  const endsSession = isUnauthorized(error) && token !== null && token === currentToken()
  return { error: toApiError(error), meta: { endsSession, ended: endOf(error.data) } }
}
