import { COVERED_MS } from '@contract/live/live.rules'
import type { EndReason } from '@contract/session/session.rules'
import type { TagType } from '@contract/http/tags'
import type { ClientDeps } from '../core/baseQuery'
import { sessionRefused } from '../session/session.actions'
import { selectToken } from '../session/session.selectors'
import type { AppStore } from '../store'
import { changesHeard, everythingMissed } from './live.thunks'
import { openLiveStream, type LiveEnd } from './liveStream'

const FIRST_PAUSE_MS = 500

const LONGEST_PAUSE_MS = 15_000

/** A server that never gave a stream may have none behind its proxy: asked ever more seldom. */
const LONGEST_PAUSE_UNSEEN_MS = 300_000

/** A stream shorter than this counts as a failure: a server that hangs up at once is not asked without pause, ms. */
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

/** Half to all of a pause that doubles: a school's desks do not all come back in the same moment. */
export const pauseAfter = (failures: number, seen: boolean, random: () => number): number => {
  const longest = seen ? LONGEST_PAUSE_MS : LONGEST_PAUSE_UNSEEN_MS
  return Math.min(FIRST_PAUSE_MS * 2 ** failures, longest) * (0.5 + random() / 2)
}

interface LiveLoop {
  /** Opens a stream now, in place of the one there may be. */
  start: () => void
  stop: () => void
}

/**
 * Keeps a stream open: each that ends is followed by another, after a pause that grows while they fail.
 * @param open one stream; its end says whether to go on
 * @param over of an end after which there is no next one
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

/** Long enough for the tags of one moment to be one, short beside the second in which another desk's change has to show, ms. */
const GATHER_MS = 100

/** On a busy morning lists are fetched at most this often, ms. */
const APART_MS = 500

interface TagBatch {
  add: (tags: readonly TagType[]) => void
  /** Forgets what was gathered. */
  clear: () => void
}

/** Gathers tags and hands them on together. */
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
  /** Whether anybody looks: a hidden window holds no stream, since a browser has six connections per server. */
  setVisible: (visible: boolean) => void
  /** The network came back: the line there was may be dead without having noticed. */
  reconnect: () => void
  /** Ends it all (tests). */
  end: () => void
}

/** Whether everything here was asked for so lately that the server knows what changed since: so it is when the product starts. */
const isJustRead = (store: AppStore): boolean =>
  Object.values(store.getState().api.queries).every((query) => {
    const age = Date.now() - (query?.startedTimeStamp ?? 0)
    // Below 0 where the clock was set back meanwhile.
    return age >= 0 && age < COVERED_MS
  })

/**
 * Keeps the lists of this window as the other desks leave them (decisions/0010): a stream while somebody is signed in and
 * looks, and when one opens what was missed: of lists read just now what changed in the last minute, of older ones all. No activity of the user, and no verify.
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
    opened: (origin: string | null, recent: readonly TagType[] | null) => {
      setOrigin(origin)
      batch.clear()
      if (recent === null || !isJustRead(store)) store.dispatch(everythingMissed())
      else if (recent.length > 0) store.dispatch(changesHeard(recent))
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
    reconnect: () => {
      decide()
      // Where a stream opens, everything is asked for then.
      if (signedIn && visible && unsupported) store.dispatch(everythingMissed())
    },
    end: () => {
      unsubscribe()
      signedIn = false
      decide()
    },
  }
}
