import type { ListenerMiddlewareInstance, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { baseApi } from './baseApi'

/** A page that goes and one that comes may look at the same list: it is the same request, ms. */
const GRACE_MS = 1_000

const { unsubscribeQueryResult, removeQueryResult, internal_getRTKQSubscriptions } = baseApi.internalActions

interface Subscriptions {
  getSubscriptionCount: (queryCacheKey: string) => number
}

interface WithApi {
  api: ReturnType<typeof baseApi.reducer>
}

/**
 * Gives up what is still asked for a page that was left: RTK's `delayed` lets a hung list that nobody looks at hold back what a
 * payment made stale. It is forgotten too, so that a page which comes back asks anew instead of showing what was old then.
 */
export const abortUnwatched = (listeners: ListenerMiddlewareInstance): void => {
  listeners.startListening({
    actionCreator: unsubscribeQueryResult,
    effect: async ({ payload: { queryCacheKey } }, { getState, delay, ...store }) => {
      await delay(GRACE_MS)
      const dispatch = store.dispatch as ThunkDispatch<WithApi, unknown, UnknownAction>
      if ((getState() as WithApi).api.queries[queryCacheKey]?.status !== 'pending') return
      // RTK's middleware answers this one with what it knows, as it does its own hooks.
      const watched = dispatch(internal_getRTKQSubscriptions()) as unknown as Subscriptions
      if (watched.getSubscriptionCount(queryCacheKey) > 0) return
      const running = dispatch(baseApi.util.getRunningQueriesThunk())
      running.find((query) => query.queryCacheKey === queryCacheKey)?.abort()
      dispatch(removeQueryResult({ queryCacheKey }))
    },
  })
}
