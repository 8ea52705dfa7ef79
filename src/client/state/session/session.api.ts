import { sessionRoutes as routes } from '@contract/session/session.routes'
import { baseApi } from '../core/baseApi'
import { call, writing } from '../core/call'

export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation(writing(routes.login)),
    /** A mutation although it is a GET: each call gives a new token, there is nothing to cache. */
    verifySession: build.mutation(writing(routes.verify)),
    changeOwnPassword: build.mutation(writing(routes.changePassword)),
    /** Goes on when the cache is reset, which aborts every other call, and when the tab is closed right after. */
    endSession: build.mutation({
      ...writing(routes.logout),
      query: (_: void) => ({ ...call(routes.logout)(), signal: null, keepalive: true }),
    }),
  }),
})

export const { useVerifySessionMutation, useChangeOwnPasswordMutation } = sessionApi
