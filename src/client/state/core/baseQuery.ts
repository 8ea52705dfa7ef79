import {
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react'
import { ORIGIN_HEADER } from '@contract/live/live.rules'
import { readEndReason, type EndReason } from '@contract/session/session.rules'
import { waiting } from './early/waiting'
import { handedOver, type RowsMeta } from './entityTable'
import { NOT_READ, NOT_SENT, toApiError, type ApiError } from './errors'
import { knownAnswersOf } from './knownAnswers'
import { readWhole } from './readWhole'
import { tellUpload, type SendForm } from './upload'

/** What the store is given instead of reaching for it: tests put a server without a socket here. */
export interface ClientDeps {
  fetch: typeof fetch
  /** Base of every call, such as '/api'. */
  baseUrl: string
  /** Name that the server gave to the open stream of changes: writes carry it, so that their own echo stays away. */
  live?: { origin: string | null }
  /** Sends a call with files and tells how far it is; without it `fetch` sends those too. */
  sendForm?: SendForm
}

/** A call, and what the cache keeps of its answer: all of it without `read`. */
export interface CallArgs extends FetchArgs {
  /** Health, salaries or names that no copy is kept of beside the cache. */
  sensitive?: boolean
  read?: (answer: unknown, meta: RowsMeta) => unknown
}

interface WithSession {
  session: { token: string | null; user?: { id: number } | null }
}

interface WithCache {
  api: { queries: Record<string, unknown> }
}

/** Whether the cache has an entry for what is asked: on a page, or left less than five minutes ago. */
const isCached = ({ getState, queryCacheKey = '' }: BaseQueryApi): boolean =>
  queryCacheKey in (getState() as WithCache).api.queries

const NOT_MODIFIED = 304

const addressOf = ({ url, params }: FetchArgs): string => `${url}?${JSON.stringify(params ?? {})}`

const senderOf =
  ({ fetch, sendForm }: ClientDeps, { body, responseHandler }: CallArgs): typeof fetch =>
  (input, init) => {
    if (!sendForm || !(body instanceof FormData)) {
      const answer = fetch(input, init)
      // Who reads an answer in a way of its own reads bytes.
      return responseHandler ? answer : answer.then(readWhole)
    }
    const request = input as Request
    const key = request.headers.get('idempotency-key')
    return sendForm(request, body, (sent) => tellUpload(key, sent))
  }

/** The school's existing server may refuse with status 200 and `ok: false`; a failure is a failure. */
const succeeded = (response: Response, answer: unknown): boolean =>
  response.status === NOT_MODIFIED || (response.ok && (answer as { ok?: unknown } | null)?.ok !== false)

/** Also when the refusal is a bare text or a page instead of our JSON. */
const isUnauthorized = (error: FetchBaseQueryError): boolean =>
  error.status === 401 || (error.status === 'PARSING_ERROR' && error.originalStatus === 401)

/** True on a 401 for the token that is still the current one: a listener ends the session, once the caller has its error. */
export interface CallMeta extends RowsMeta {
  endsSession?: boolean
  /** What the server said ended it. */
  ended?: EndReason | null
}

/** What a 401 says of why, if anything. */
const endOf = (data: unknown): EndReason | null =>
  readEndReason((data as { motivo?: unknown } | null)?.motivo)

/** Nothing tells a broken line from what a browser cannot put into a request: neither left. */
const sendOf =
  (options: Parameters<typeof fetchBaseQuery>[0]): ReturnType<typeof fetchBaseQuery> =>
  async (...call) => {
    try {
      return await fetchBaseQuery(options)(...call)
    } catch {
      return { error: NOT_SENT }
    }
  }

/** A write makes old what was asked for ahead: both before it leaves and, for what was asked meanwhile, when it ends. */
const droppingAhead = async <T>(isWrite: boolean, send: () => PromiseLike<T>): Promise<T> => {
  if (!isWrite) return send()
  waiting.clear()
  try {
    return await send()
  } finally {
    waiting.clear()
  }
}

/** Adds the token and reads failures in one place; never throws. */
export const baseQuery: BaseQueryFn<CallArgs, unknown, ApiError, object, CallMeta> = async (
  { read = (answer) => answer, sensitive = false, ...args },
  context,
  extra,
) => {
  const deps = context.extra as ClientDeps
  const session = () => (context.getState() as WithSession).session
  const currentToken = () => session().token
  const answers = knownAnswersOf(deps)
  // A renewed token is asked for with GET too, and never kept.
  const reads = args.method === 'GET' && context.type === 'query' && !sensitive
  const userId = session().user?.id ?? null
  const before = reads ? answers.of(userId, addressOf(args)) : undefined
  const token = currentToken()
  // Not the clock of the wall, which may be set back: for as long, every answer would look older than the rows.
  const asked = performance.now()
  const send = sendOf({
    baseUrl: deps.baseUrl,
    fetchFn: senderOf(deps, args),
    validateStatus: succeeded,
    prepareHeaders: (headers) => {
      if (token) headers.set('authorization', `Bearer ${token}`)
      if (before) headers.set('if-none-match', before.etag)
      // Only a server that gave one gets it: another's CORS may not know the header.
      if (deps.live?.origin && args.method !== 'GET') headers.set(ORIGIN_HEADER, deps.live.origin)
    },
  })
  const isWrite = context.type === 'mutation' && args.method !== 'GET'
  const { data, error, meta } = await droppingAhead(isWrite, async () => send(args, context, extra))
  if (!error) {
    const known = meta?.response?.status === NOT_MODIFIED ? before : undefined
    const beside: CallMeta = { asked }
    try {
      const shown = read(known ? JSON.parse(known.body) : data, beside)
      if (shown === undefined) return { error: NOT_READ }
      const etag = known?.etag ?? meta?.response?.headers.get('etag')
      // Renewed meanwhile is the same session; another's answer is never kept.
      if (
        reads &&
        etag &&
        meta?.response &&
        currentToken() !== null &&
        (session().user?.id ?? null) === userId
      )
        answers.keep(addressOf(args), {
          etag,
          body: known?.body ?? (await meta.response.text()),
          isInUse: () => isCached(context),
        })
      return { data: typeof shown === 'object' && shown ? handedOver(shown) : shown, meta: beside }
    } catch {
      return { error: NOT_READ }
    }
  }
  // A late 401 for an old token must not end the session that replaced it.
  const endsSession = isUnauthorized(error) && token !== null && token === currentToken()
  return { error: toApiError(error), meta: { endsSession, ended: endOf(error.data) } }
}
