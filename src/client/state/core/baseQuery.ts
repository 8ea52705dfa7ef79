import { fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react'
import { loggedOut } from '../session/session.actions'
import { toApiError, type ApiError } from './errors'

/** What the store is given instead of reaching for it: tests put a server without a socket here. */
export interface ClientDeps {
  fetch: typeof fetch
  /** Base of every call, such as '/api'. */
  baseUrl: string
}

interface WithSession {
  session: { token: string | null }
}

/** Adds the token, reads failures in one place, and ends the session on a 401. */
export const baseQuery: BaseQueryFn<FetchArgs, unknown, ApiError> = async (args, context, extra) => {
  const deps = context.extra as ClientDeps
  const currentToken = () => (context.getState() as WithSession).session.token
  const token = currentToken()
  const send = fetchBaseQuery({
    baseUrl: deps.baseUrl,
    fetchFn: (input, init) => deps.fetch(input, init),
    prepareHeaders: (headers) => {
      if (token) headers.set('authorization', `Bearer ${token}`)
    },
  })
  const { data, error } = await send(args, context, extra)
  if (!error) return { data }
  // A late 401 for an old token must not end the session that replaced it.
  if (error.status === 401 && token !== null && token === currentToken())
    context.dispatch(loggedOut({ from: 'here' }))
  return { error: toApiError(error) }
}
