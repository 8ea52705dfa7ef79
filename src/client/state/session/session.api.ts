import { sessionRoutes as routes } from '@contract/session/session.routes'
import { baseApi } from '../core/baseApi'
import { call, reading, writing } from '../core/call'
import { listHook } from '../core/reads'

export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation(writing(routes.login)),
    /** A GET, but each call gives a new token: a mutation, so that it is not cached. */
    verifySession: build.mutation(writing(routes.verify)),
    changeOwnPassword: build.mutation(writing(routes.changePassword)),
    confirmSession: build.mutation(writing(routes.confirm)),
    getCommonPasswords: build.query(reading(routes.getCommonPasswords, ({ palabras }) => palabras)),
    /** Not aborted when the cache is reset or the tab closes: the server must forget the token. */
    logout: build.mutation({
      ...writing(routes.logout),
      query: (_: void) => ({ ...call(routes.logout)(), signal: null, keepalive: true }),
    }),
  }),
})

export const { useVerifySessionMutation } = sessionApi

export const useCommonPasswords = listHook(sessionApi.endpoints.getCommonPasswords)
