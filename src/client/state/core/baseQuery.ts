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
import { frozenAtTop, idsOf, type Row, type RowIds, type RowsMeta } from './entityTable'
import { NOT_READ, NOT_SENT, toApiError, type ApiError } from './errors'
import { NOT_MODIFIED, withKnownAnswer, type KnownAnswers } from './knownAnswers'
import { readWhole } from './readWhole'
import { tellUpload, type SendForm } from '../uploads/upload'

export interface ClientDeps {
  fetch: typeof fetch
  baseUrl: string
  /** Name of the open stream. Writes carry it, so that the server does not tell this window of its own writes. */
  live?: { origin: string | null }
  sendForm?: SendForm
}

/** Of a list whose other rows are known not to have changed (decisions/0113). */
export interface ChangedPart {
  ids: readonly number[]
  /** The whole list. @param rows those of the ids that are in it */
  merged: (rows: readonly Row[]) => RowIds<Row>
}

export interface StoreExtra extends ClientDeps {
  answers: KnownAnswers
  /** By cache key, only while RTK begins the reads that a change made stale (`refreshChanged`). */
  changed?: ReadonlyMap<string, ChangedPart> | undefined
}

export interface CallArgs extends FetchArgs {
  /** The answer has health data, salaries or names: no copy of it is kept for a 304. */
  sensitive?: boolean
}

export interface ReadOptions {
  /** The table takes these rows, the cache keeps their ids. Where it throws, the call fails. */
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
      // A response handler reads bytes, so it needs the original response.
      return responseHandler ? answer : answer.then(readWhole)
    }
    const request = input as Request
    const key = request.headers.get('idempotency-key')
    return sendForm(request, body, (sent) => tellUpload(key, sent))
  }

/** The school's existing server may refuse a call with status 200 and `ok: false`. */
const isSuccess = (response: Response, answer: unknown): boolean =>
  response.status === NOT_MODIFIED || (response.ok && (answer as { ok?: unknown } | null)?.ok !== false)

/** A proxy may answer 401 with a page instead of our JSON. */
const isUnauthorized = (error: FetchBaseQueryError): boolean =>
  error.status === 401 || (error.status === 'PARSING_ERROR' && error.originalStatus === 401)

export interface CallMeta extends RowsMeta {
  /** A listener ends the session after the caller has its error. */
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

/** A browser throws for a broken line and for a header it cannot send. */
const sendOf =
  (options: Parameters<typeof fetchBaseQuery>[0]): ReturnType<typeof fetchBaseQuery> =>
  async (...call) => {
    try {
      return await fetchBaseQuery(options)(...call)
    } catch {
      return { error: NOT_SENT }
    }
  }

/** Adds token and ETag and turns every failure into an `ApiError`. Never throws. */
export const baseQuery: BaseQueryFn<CallArgs, unknown, ApiError, ReadOptions, CallMeta> = async (
  { sensitive = false, ...sent },
  context,
  // RTK gives none for an endpoint without options.
  options: ReadOptions | undefined = {},
) => {
  const deps = context.extra as StoreExtra
  const part = deps.changed?.get(context.queryCacheKey ?? '')
  const args = part ? { ...sent, params: { ids: part.ids.join() } } : sent
  const session = () => (context.getState() as WithSession).session
  const currentToken = () => session().token
  const token = currentToken()
  // Not Date.now(): after somebody sets the clock back, every new answer would look older than the rows.
  const asked = performance.now()
  const send = (etag?: string) =>
    sendOf({
      baseUrl: deps.baseUrl,
      fetchFn: senderOf(deps, args),
      validateStatus: isSuccess,
      prepareHeaders: (headers) => {
        if (token) headers.set('authorization', `Bearer ${token}`)
        if (etag) headers.set('if-none-match', etag)
        // Another server's CORS may forbid this header, so only a server that gave a name gets it.
        if (deps.live?.origin && args.method !== 'GET') headers.set(ORIGIN_HEADER, deps.live.origin)
      },
    })(args, context, options)
  // A write makes old what the first script asked for and no page has taken yet.
  if (context.type === 'mutation' && args.method !== 'GET') earlyAnswers.clear()
  // The call that renews the token is a GET too, but its answer must not be kept.
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
  // A late 401 for an old token must not end the session with the new one.
  const endsSession = isUnauthorized(error) && token !== null && token === currentToken()
  return { error: toApiError(error), meta: { endsSession, ended: endOf(error.data) } }
}
