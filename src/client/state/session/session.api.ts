import { sessionRoutes as routes } from '@contract/session/session.routes'
import type { SessionContract } from '@contract/session/session.schemas'
import { baseApi } from '../core/baseApi'
import { call } from '../core/call'

export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<SessionContract['login']['response'], SessionContract['login']['body']>({
      query: call(routes.login),
    }),
    /** A mutation although it is a GET: each call gives a new token, there is nothing to cache. */
    verifySession: build.mutation<SessionContract['verify']['response'], void>({
      query: call(routes.verify),
    }),
    /** Goes on when the cache is reset, which aborts every other call, and when the tab is closed right after. */
    endSession: build.mutation<SessionContract['logout']['response'], void>({
      query: () => ({ ...call(routes.logout)(undefined), signal: null, keepalive: true }),
    }),
  }),
})

export const { useLoginMutation, useVerifySessionMutation } = sessionApi
