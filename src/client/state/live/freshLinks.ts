import { baseApi } from '../core/baseApi'
import { isUnknown, type ApiError } from '../core/errors'
import { LINKS_GOOD_MS } from './signedLinks'
import type { AppStore } from '../store'
import { everythingMissed } from './live.thunks'

/** ms */
const LOOK_MS = 60_000

interface FreshLinks {
  /** If anything on the screen is older than `LINKS_GOOD_MS`. */
  look: () => void
  /** Resolves when every answer or error has arrived. */
  refresh: () => Promise<void>
  /** For tests. */
  end: () => void
}

/**
 * For servers without streams and proxies that hold them back; a stream asks for everything every 15 minutes at most. @param isVisible a
 * hidden window waits until it is seen
 */
export const keepLinksFresh = (store: AppStore, isVisible: () => boolean): FreshLinks => {
  const isOld = (): boolean => {
    const since = Date.now() - LINKS_GOOD_MS
    const queries = Object.values(store.getState().api.queries)
    return queries.some((query) => {
      const error = query?.error as ApiError | undefined
      // The server refused this read and would refuse it again in a minute: no reason to ask for everything.
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
