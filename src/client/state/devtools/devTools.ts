import type { Middleware, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit'
import type { WebStorage } from 'redux-persist'
import { baseApi } from '../core/baseApi'
import type { StoreTools } from '../store'
import type { ClientDeps } from '../core/baseQuery'
import './everyApi'
import { maskAction, showState } from './masking'
import { placeAfter, type Place } from './trail'

const REFUSAL = 'Esta ventana muestra una grabación: no envía ni guarda nada.'

const refusal = (): Response =>
  new Response(JSON.stringify({ ok: false, message: REFUSAL }), {
    status: 403,
    headers: { 'content-type': 'application/json' },
  })

const { unsubscribeQueryResult, updateSubscriptionOptions, internal_getRTKQSubscriptions } =
  baseApi.internalActions

/** By these the hooks of RTK Query keep their own books; some answer. They reach no reducer. */
const isBookkeeping = (action: unknown): boolean =>
  unsubscribeQueryResult.match(action) ||
  updateSubscriptionOptions.match(action) ||
  internal_getRTKQSubscriptions.match(action)

/** What the engine of DevTools knows of a log, as far as this needs it. */
interface Log {
  actionsById: Record<number, { action: UnknownAction }>
  stagedActionIds: readonly number[]
  skippedActionIds: readonly number[]
  /** Which of the staged actions was the last one. */
  currentStateIndex: number
}

/** Where the user was at the action that the panel points at. */
const placeOf = ({ actionsById, stagedActionIds, skippedActionIds, currentStateIndex }: Log): Place | null =>
  placeAfter(
    stagedActionIds
      .slice(0, currentStateIndex + 1)
      .flatMap((id) => (skippedActionIds.includes(id) ? [] : (actionsById[id]?.action ?? []))),
  )

/** Whatever else would write there: what the user does in this window is no activity of the session in the others. */
const stillStorage = (): void => {
  if (typeof Storage === 'undefined') return
  const { prototype } = Storage
  prototype.setItem = prototype.removeItem = prototype.clear = () => undefined
}

/**
 * Notices that a window shows what its own store did not come to by itself: an imported log, an earlier action, a day without
 * one of its actions. From then on, until it is loaded anew, nothing changes, is sent or is kept.
 */
const createRecording = () => {
  const shown = new AbortController()
  const isShown = () => shown.signal.aborted
  shown.signal.addEventListener('abort', stillStorage)
  let follow: (place: Place) => void = () => undefined

  /** The innermost: between the middleware and the engine of DevTools. */
  const enhancer: StoreEnhancer = (create) => (reducer, preloaded) => {
    const store = create(reducer, preloaded)
    const { liftedStore } = store as unknown as { liftedStore: { getState: () => Log } }
    let live: unknown = store.getState()
    let working = 0
    store.subscribe(() => {
      if (working === 0 && store.getState() !== live) shown.abort()
      if (!isShown()) return
      const place = placeOf(liftedStore.getState())
      if (place) follow(place)
    })
    return {
      ...store,
      dispatch: (action) => {
        if (isShown()) return action
        working += 1
        try {
          return store.dispatch(action)
        } finally {
          working -= 1
          live = store.getState()
        }
      },
    }
  }

  /** Thunks run, since who dispatched them waits for an answer; what they tell of themselves is heard by nobody. */
  const middleware: Middleware = () => (next) => (action) =>
    isShown() && typeof action !== 'function' && !isBookkeeping(action) ? action : next(action)

  return {
    enhancer,
    middleware,
    isShown,
    whenShown: (listener: () => void): void => shown.signal.addEventListener('abort', listener),
    /** Told, in a window that shows a recording, where its user was. */
    whenMoved: (listener: (place: Place) => void): void => void (follow = listener),
    /** What the window is given to speak with: what is under way is given up, and each next call refused. */
    network: (deps: ClientDeps): ClientDeps => ({
      ...deps,
      fetch: async (input, init) => {
        if (isShown()) return refusal()
        const own = init?.signal ?? (input as Partial<Request>).signal
        const signal = own ? AbortSignal.any([own, shown.signal]) : shown.signal
        return deps.fetch(input, { ...init, signal })
      },
      ...(deps.sendForm
        ? { sendForm: async (...args) => (isShown() ? refusal() : deps.sendForm!(...args)) }
        : {}),
    }),
    storage: (kept: WebStorage): WebStorage => ({
      getItem: (key: string) => kept.getItem(key),
      setItem: async (key: string, value: string) => void (isShown() || (await kept.setItem(key, value))),
      removeItem: async (key: string) => void (isShown() || (await kept.removeItem(key))),
    }),
  }
}

/** Actions that are kept: a working day of a busy desk has some 3,000 (decisions/0028). */
const MAX_AGE = 5_000

const { subscriptionsUpdated, middlewareRegistered } = baseApi.internalActions

const { invalidateTags } = baseApi.util

/**
 * What changes no state. RTK Query tells tools which pages ask for what, which would fill the log, and which instance of it this
 * page has, which no other page has when it plays the log. An invalidation was acted upon before it comes here; what it follows
 * from, `live/changesHeard` or a call without an answer, stands in the log already.
 */
const hideBookkeeping: Middleware = () => (next) => (action) =>
  subscriptionsUpdated.match(action) || middlewareRegistered.match(action) || invalidateTags.match(action)
    ? action
    : next(action)

/**
 * What connects a store to the browser's Redux DevTools, for support and for whoever works on it (decisions/0028). With it come
 * all endpoints: an imported log has actions of each.
 */
export const createDevTools = () => {
  const recording = createRecording()
  const tools: StoreTools = {
    options: {
      name: 'Escuela',
      maxAge: MAX_AGE,
      actionSanitizer: maskAction,
      stateSanitizer: showState,
      // `export: true` saves what the panel was shown. The extension's own way, 'custom', takes the unmasked log out of the page.
      features: {
        export: true,
        import: 'custom',
        jump: true,
        skip: true,
        reorder: true,
        pause: true,
        lock: true,
      },
    },
    first: recording.middleware,
    last: hideBookkeeping,
    enhancer: recording.enhancer,
  }
  return { tools, recording }
}

export type DevTools = ReturnType<typeof createDevTools>
