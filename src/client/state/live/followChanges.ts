import { COVERED_MS } from '@contract/live/live.rules'
import type { EndReason } from '@contract/session/session.rules'
import type { TagType } from '@contract/http/tags'
import type { ClientDeps } from '../core/baseQuery'
import { sessionRefused } from '../session/session.actions'
import { selectToken } from '../session/session.selectors'
import { addAppListener } from '../rootReducer'
import type { AppStore } from '../store'
import { changesHeard, everythingMissed } from './live.thunks'
import { openLiveStream, type LiveEnd } from './liveStream'

const FIRST_PAUSE_MS = 500

const LONGEST_PAUSE_MS = 15_000

/** Longest pause for a server that never gave a stream: its proxy may hold streams back. */
const LONGEST_PAUSE_UNSEEN_MS = 300_000

/** A stream shorter than this counts as a failure, so that a server that hangs up at once is not asked in a loop, ms. */
const SHORT_MS = 5_000

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })

/** Doubles with each failure; between half and all of it, so that a school's desks do not come back in the same moment. */
export const pauseAfter = (failures: number, seen: boolean, random: () => number): number => {
  const longest = seen ? LONGEST_PAUSE_MS : LONGEST_PAUSE_UNSEEN_MS
  return Math.min(FIRST_PAUSE_MS * 2 ** failures, longest) * (0.5 + random() / 2)
}

interface LiveLoop {
  /** Opens a stream now; an open one is replaced. */
  start: () => void
  stop: () => void
}

/**
 * Keeps a stream open: opens the next when one ends, after a pause that grows with failures.
 * @param open opens one stream and resolves with why it ended
 * @param over called instead of opening another
 */
export const createLiveLoop = (
  open: (signal: AbortSignal) => Promise<LiveEnd>,
  over: (end: 'unauthorized' | 'unsupported') => void,
): LiveLoop => {
  let running: AbortController | null = null
  let seen = false

  const run = async ({ signal }: AbortController): Promise<void> => {
    for (let failures = 0; !signal.aborted;) {
      const began = Date.now()
      const end = await open(signal)
      if (signal.aborted) return
      if (end === 'unauthorized' || end === 'unsupported') return over(end)
      seen ||= end === 'ended'
      failures = end === 'ended' && Date.now() - began > SHORT_MS ? 0 : failures + 1
      await pause(pauseAfter(Math.max(0, failures - 1), seen, Math.random), signal)
    }
  }
  const stop = () => {
    running?.abort()
    running = null
  }
  return {
    start: () => {
      stop()
      running = new AbortController()
      void run(running)
    },
    stop,
  }
}

/** Tags within this time are handled together; a change has to show on other desks within a second, ms. */
const GATHER_MS = 100

/** Shortest time between two refetches of lists, ms. */
const APART_MS = 500

interface TagBatch {
  add: (tags: readonly TagType[]) => void
  clear: () => void
}

export const createTagBatch = (flush: (tags: readonly TagType[]) => void): TagBatch => {
  const waiting = new Set<TagType>()
  let timer: ReturnType<typeof setTimeout> | null = null
  let last = -Infinity
  const hand = () => {
    timer = null
    last = Date.now()
    const tags = [...waiting]
    waiting.clear()
    flush(tags)
  }
  return {
    add: (tags) => {
      for (const tag of tags) waiting.add(tag)
      if (waiting.size > 0) timer ??= setTimeout(hand, Math.max(GATHER_MS, last + APART_MS - Date.now()))
    },
    clear: () => {
      if (timer !== null) clearTimeout(timer)
      timer = null
      waiting.clear()
    },
  }
}

export interface FollowChanges {
  /** A hidden window closes its stream: a browser has six connections per server. */
  setVisible: (visible: boolean) => void
  /** The network came back; the old line may be dead without an error. */
  reconnect: () => void
  /** Closes the stream for good; for tests. */
  end: () => void
}

/** Whether all queries are so new that `recent` covers every change since, as at a start. */
const isJustRead = (store: AppStore): boolean =>
  Object.values(store.getState().api.queries).every((query) => {
    const age = Date.now() - (query?.startedTimeStamp ?? 0)
    // Negative if the clock was set back meanwhile.
    return age >= 0 && age < COVERED_MS
  })

/**
 * Shows what other desks change (decisions/0010). Holds a stream while the window is visible and signed in. When one opens, asks
 * again for what was missed: for lists read just now what changed in the last minute, otherwise everything. This is no activity of
 * the user and renews no token.
 */
export const followChanges = (store: AppStore, deps: ClientDeps, visibleAtFirst: boolean): FollowChanges => {
  let visible = visibleAtFirst
  let unsupported = false
  const currentToken = () => selectToken(store.getState())
  let signedIn = currentToken() !== null
  const batch = createTagBatch((tags) => store.dispatch(changesHeard(tags)))
  const setOrigin = (origin: string | null) => {
    if (deps.live) deps.live.origin = origin
  }

  const missed = (): void => store.dispatch(everythingMissed())

  const heard = {
    opened: (origin: string | null, recent: readonly TagType[] | null) => {
      setOrigin(origin)
      batch.clear()
      if (recent === null || !isJustRead(store)) missed()
      else if (recent.length > 0) store.dispatch(changesHeard(recent))
    },
    changed: batch.add,
    missed,
    refused: (why: EndReason | null) => {
      ended = why
    },
  }
  let ended: EndReason | null = null
  let used: string | null = null
  /** The token that the server refused, until the session has ended or has another token. */
  let refused: string | null = null
  const loop = createLiveLoop(
    async (signal) => {
      used = currentToken()
      const end = await openLiveStream(deps, used ?? '', heard, signal)
      // A stream that was replaced must not clear the name of the new one.
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

  const stopListening = store.dispatch(
    addAppListener({
      predicate: (_action, now, before) => selectToken(now) !== selectToken(before),
      effect: () => {
        const token = currentToken()
        const now = token !== null
        if (refused !== null && token !== refused) {
          refused = null
          if (now) return decide()
        }
        // A renewed token needs no new stream: the open one lasts as long as its own token.
        if (now === signedIn) return
        signedIn = now
        unsupported = false
        decide()
      },
    }),
  )
  decide()
  return {
    setVisible: (now) => {
      if (now === visible) return
      visible = now
      decide()
    },
    reconnect: () => {
      decide()
      // Only without streams: a stream that opens asks for everything itself.
      if (signedIn && visible && unsupported) store.dispatch(everythingMissed())
    },
    end: () => {
      stopListening()
      signedIn = false
      decide()
    },
  }
}
