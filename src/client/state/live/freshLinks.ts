import { baseApi } from '../core/baseApi'
import { isUnknown, type ApiError } from '../core/errors'
import { LINKS_GOOD_MS } from '../core/signedLinks'
import type { AppStore } from '../store'
import { everythingMissed } from './live.thunks'

/** How often it is looked whether something has become old, ms. */
const LOOK_MS = 60_000

export interface FreshLinks {
  /** Asks for everything on the screen again if any of it is older than its links may be. */
  look: () => void
  /** Asks for it at once. Resolves when it has arrived, or could not be had. */
  refresh: () => Promise<void>
  /** Ends it (tests). */
  end: () => void
}

/**
 * Keeps the links to files and papers on the screen alive. The stream of changes asks for everything anew whenever it opens,
 * every 15 minutes at most; this is for where there is none: another server, or a proxy that holds streams back.
 * @param isVisible whether anybody looks; a hidden window waits until it is seen
 */
export const keepLinksFresh = (store: AppStore, isVisible: () => boolean): FreshLinks => {
  const isOld = (): boolean => {
    const since = Date.now() - LINKS_GOOD_MS
    const queries = Object.values(store.getState().api.queries)
    return queries.some((query) => {
      const error = query?.error as ApiError | undefined
      // What the server refuses it refuses in a minute too: its old answer is nobody's reason to ask for everything.
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
