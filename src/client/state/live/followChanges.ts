import { COVERED_MS } from '@contract/live/live.rules'
import type { EndReason } from '@contract/session/session.rules'
import { readNamedIds, type NamedIds } from '@contract/http/namedRows'
import type { TagType } from '@contract/http/tags'
import type { ClientDeps } from '../core/baseQuery'
import { sessionRefused } from '../session/sessionEvents'
import { selectToken } from '../session/session.selectors'
import { addAppListener } from '../rootReducer'
import type { AppStore } from '../store'
import { refreshChanged } from './refreshChanged'
import { everythingMissed } from './refreshing'
import { createLiveLoop } from './liveLoop'
import { openLiveStream } from './liveStream'

/** ms to collect changes: they have to show on other desks within a second. */
const GATHER_MS = 100

/** ms between two refetches of lists, at least. */
const APART_MS = 500

type Heard = (tags: readonly TagType[], named: NamedIds) => void

interface TagBatch {
  add: Heard
  clear: () => void
}

export const createTagBatch = (flush: Heard): TagBatch => {
  /** By tag, ids of changed rows; null: any may have changed. */
  const waiting = new Map<TagType, readonly number[] | null>()
  let timer: ReturnType<typeof setTimeout> | null = null
  let last = -Infinity
  const hand = () => {
    timer = null
    last = Date.now()
    const told = [...waiting]
    waiting.clear()
    flush(
      told.map(([tag]) => tag),
      readNamedIds(Object.fromEntries(told)),
    )
  }
  return {
    add: (tags, named: Partial<Record<TagType, readonly number[]>>) => {
      for (const tag of tags) {
        const [ids, others = []] = [named[tag], waiting.get(tag)]
        waiting.set(tag, !ids || others === null ? null : [...new Set([...others, ...ids])])
      }
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
  /** A hidden window closes its stream: browsers have six connections per server. */
  setVisible: (visible: boolean) => void
  reconnect: () => void
  end: () => void
}

/** True if all answers are younger than `COVERED_MS`: they missed nothing but what an opened stream names. */
const isJustRead = (store: AppStore): boolean =>
  Object.values(store.getState().api.queries).every((query) => {
    const age = Date.now() - (query?.startedTimeStamp ?? 0)
    // Negative if the clock was set back.
    return age >= 0 && age < COVERED_MS
  })

interface LiveState {
  visible: boolean
  signedIn: boolean
  unsupported: boolean
  refused: string | null
}

type LiveEvent =
  | { type: 'shown'; visible: boolean }
  | { type: 'tokenChanged'; token: string | null }
  | { type: 'unsupported' }
  | { type: 'refused'; token: string }
  | { type: 'over' }

/** Returns the same object where nothing changes, as for a renewed token. */
export const liveReducer = (state: LiveState, event: LiveEvent): LiveState => {
  switch (event.type) {
    case 'shown':
      return event.visible === state.visible ? state : { ...state, visible: event.visible }
    case 'tokenChanged': {
      const signedIn = event.token !== null
      const refused = event.token === state.refused ? state.refused : null
      // The open stream lasts as long as its own token, so a renewed one needs no new stream.
      if (signedIn === state.signedIn) return refused === state.refused ? state : { ...state, refused }
      return { ...state, signedIn, refused, unsupported: false }
    }
    case 'unsupported':
      return { ...state, unsupported: true }
    case 'refused':
      return { ...state, refused: event.token }
    case 'over':
      return { ...state, signedIn: false }
  }
}

export const wantsStream = ({ visible, signedIn, unsupported, refused }: LiveState): boolean =>
  visible && signedIn && !unsupported && refused === null

/** Refetches what other desks changed; when a stream opens, what was missed (decisions/0010). It is no user activity and renews no token. */
export const followChanges = (store: AppStore, deps: ClientDeps, visible: boolean): FollowChanges => {
  const currentToken = () => selectToken(store.getState())
  let state: LiveState = { visible, signedIn: currentToken() !== null, unsupported: false, refused: null }
  const batch = createTagBatch((tags, named) => store.dispatch(refreshChanged(tags, named)))
  const setOrigin = (origin: string | null) => {
    if (deps.live) deps.live.origin = origin
  }

  const missed = (): void => store.dispatch(everythingMissed())

  const heard = {
    opened: (origin: string | null, recent: readonly TagType[] | null) => {
      setOrigin(origin)
      batch.clear()
      if (recent === null || !isJustRead(store)) missed()
      else if (recent.length > 0) store.dispatch(refreshChanged(recent))
    },
    changed: batch.add,
    missed,
  }
  /** A late 401 for an old token ends nothing, as in `baseQuery`. */
  const refuse = (token: string | null, why: EndReason | null): void => {
    if (token === null || token !== currentToken()) return
    on({ type: 'refused', token })
    store.dispatch(sessionRefused(why))
  }
  const loop = createLiveLoop(
    async (signal) => {
      const token = currentToken()
      let why: EndReason | null = null
      const refused = (reason: EndReason | null) => void (why = reason)
      const end = await openLiveStream(deps, token ?? '', { ...heard, refused }, signal)
      // A replaced stream must not clear the name of the new one.
      if (signal.aborted) return end
      setOrigin(null)
      if (end === 'unauthorized') refuse(token, why)
      return end
    },
    (end) => {
      if (end === 'unsupported') on({ type: 'unsupported' })
      else if (wantsStream(state)) loop.start()
    },
  )
  const follow = (): void => {
    setOrigin(null)
    batch.clear()
    if (wantsStream(state)) loop.start()
    else loop.stop()
  }
  const on = (event: LiveEvent): void => {
    const before = state
    state = liveReducer(state, event)
    if (state !== before) follow()
  }

  const stopListening = store.dispatch(
    addAppListener({
      predicate: (_action, now, before) => selectToken(now) !== selectToken(before),
      effect: () => on({ type: 'tokenChanged', token: currentToken() }),
    }),
  )
  follow()
  return {
    setVisible: (now) => on({ type: 'shown', visible: now }),
    reconnect: () => {
      follow()
      // Without streams only: a stream that opens asks for everything itself.
      if (state.signedIn && state.visible && state.unsupported) missed()
    },
    end: () => {
      stopListening()
      on({ type: 'over' })
    },
  }
}
