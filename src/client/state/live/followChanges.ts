import type { EndReason } from '@contract/session/session.rules'
import type { ClientDeps } from '../core/baseQuery'
import { sessionRefused } from '../session/session.actions'
import { selectToken } from '../session/session.selectors'
import type { AppStore } from '../store'
import { changesHeard, everythingMissed } from './live.thunks'
import { createLiveLoop } from './liveLoop'
import { openLiveStream } from './liveStream'
import { createTagBatch } from './tagBatch'

export interface FollowChanges {
  /** Whether anybody looks: a hidden window holds no stream, since a browser has six connections per server. */
  setVisible: (visible: boolean) => void
  /** The network came back: the line there was may be dead without having noticed. */
  reconnect: () => void
  /** Ends it all (tests). */
  end: () => void
}

/**
 * Keeps the lists of this window as the other desks leave them (decisions/0010): a stream while somebody is signed in and
 * looks, everything anew whenever one opens. No activity of the user, and no verify.
 */
export const followChanges = (store: AppStore, deps: ClientDeps, visibleAtFirst: boolean): FollowChanges => {
  let visible = visibleAtFirst
  let unsupported = false
  // Asked of the store each time: it tells its subscribers of a login a moment late (autoBatch).
  const currentToken = () => selectToken(store.getState())
  let signedIn = currentToken() !== null
  const batch = createTagBatch((tags) => store.dispatch(changesHeard(tags)))
  const setOrigin = (origin: string | null) => {
    if (deps.live) deps.live.origin = origin
  }

  const heard = {
    opened: (origin: string | null) => {
      setOrigin(origin)
      batch.clear()
      store.dispatch(everythingMissed())
    },
    changed: batch.add,
    missed: () => void store.dispatch(everythingMissed()),
    refused: (why: EndReason | null) => {
      ended = why
    },
  }
  let ended: EndReason | null = null
  let used: string | null = null
  /** The token of a stream that the server refused, until the session ended or goes on with another's. */
  let refused: string | null = null
  const loop = createLiveLoop(
    async (signal) => {
      used = currentToken()
      const end = await openLiveStream(deps, used ?? '', heard, signal)
      // One that was replaced must not take the name of the next.
      if (!signal.aborted) setOrigin(null)
      return end
    },
    (end) => {
      if (end === 'unsupported') unsupported = true
      // As in baseQuery: a late 401 of an old token ends nothing.
      else if (used === currentToken()) {
        refused = used
        store.dispatch(sessionRefused(ended))
      } else loop.start()
    },
  )
  const decide = (): void => {
    setOrigin(null)
    batch.clear()
    if (signedIn && visible && !unsupported) loop.start()
    else loop.stop()
  }

  const unsubscribe = store.subscribe(() => {
    const token = currentToken()
    const now = token !== null
    if (refused !== null && token !== refused) {
      refused = null
      if (now) return decide()
    }
    // A renewed token changes nothing: the stream lasts as long as the one it was opened with.
    if (now === signedIn) return
    signedIn = now
    unsupported = false
    decide()
  })
  decide()
  return {
    setVisible: (now) => {
      if (now === visible) return
      visible = now
      decide()
    },
    reconnect: decide,
    end: () => {
      unsubscribe()
      signedIn = false
      decide()
    },
  }
}
