import { baseApi } from '../core/baseApi'
import { isUnknown, type ApiError } from '../core/errors'
import type { AppStore } from '../store'
import { LINKS_GOOD_MS } from './signedLinks'
import { everythingMissed } from './refreshing'

const LOOK_MS = 60_000

interface FreshLinks {
  look: () => void
  refresh: () => Promise<void>
  end: () => void
}

/** Refetches links before they expire, where there is no stream; a stream does so every 15 minutes. A hidden window waits. */
export const keepLinksFresh = (store: AppStore, isVisible: () => boolean): FreshLinks => {
  const isOld = (): boolean => {
    const since = Date.now() - LINKS_GOOD_MS
    const queries = Object.values(store.getState().api.queries)
    return queries.some((query) => {
      const error = query?.error as ApiError | undefined
      // A refused read would be refused again: no reason to refetch everything.
      if (error && !isUnknown(error)) return false
      return (query?.fulfilledTimeStamp ?? Infinity) <= since
    })
  }
  const look = (): void => {
    if (isVisible() && isOld()) store.dispatch(everythingMissed())
  }
  const timer = setInterval(look, LOOK_MS)
  return {
    look,
    refresh: async () => {
      store.dispatch(everythingMissed())
      await Promise.allSettled(store.dispatch(baseApi.util.getRunningQueriesThunk()))
    },
    end: () => clearInterval(timer),
  }
}
