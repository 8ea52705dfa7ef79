import { isAction, type Middleware, type StoreEnhancer, type UnknownAction } from '@reduxjs/toolkit'
import type { WebStorage } from 'redux-persist'
import { baseApi } from '../core/baseApi'
import type { StoreTools } from '../store'
import type { ClientDeps } from '../core/baseQuery'
import './everyApi'
import { maskAction, showState } from './masking'
import { replayable } from './replayable'
import { placeAfter, type TrailPlace } from './trail'

const REFUSAL = 'Esta ventana muestra una grabación: no envía ni guarda nada.'

const refusal = (): Response =>
  new Response(JSON.stringify({ ok: false, message: REFUSAL }), {
    status: 403,
    headers: { 'content-type': 'application/json' },
  })

const { invalidateTags, resetApiState } = baseApi.util

const isOfApi = ({ type }: UnknownAction, part: string): boolean =>
  type.startsWith(`${baseApi.reducerPath}/${part}`)

/** True for what RTK Query notes for itself, such as its count of subscribers: neither calls nor answers. */
const isBookkeeping = (action: unknown): action is UnknownAction =>
  isAction(action) &&
  isOfApi(action, '') &&
  !isOfApi(action, 'execute') &&
  !invalidateTags.match(action) &&
  !resetApiState.match(action)

interface Log {
  actionsById: Record<number, { action: UnknownAction }>
  stagedActionIds: readonly number[]
  skippedActionIds: readonly number[]
  currentStateIndex: number
}

const placeOf = ({
  actionsById,
  stagedActionIds,
  skippedActionIds,
  currentStateIndex,
}: Log): TrailPlace | null =>
  placeAfter(
    stagedActionIds
      .slice(0, currentStateIndex + 1)
      .flatMap((id) => (skippedActionIds.includes(id) ? [] : (actionsById[id]?.action ?? []))),
  )

/** Stops the browser's own methods, because MUI and pages write by themselves: other windows would take clicks in a recording for activity. */
const stillStorage = (): void => {
  if (typeof Storage === 'undefined') return
  const { prototype } = Storage
  prototype.setItem = prototype.removeItem = prototype.clear = () => undefined
}

/** After an imported log, a jump or a skipped action the window changes, sends and stores nothing until it is reloaded. */
const createRecording = () => {
  const shown = new AbortController()
  const isShown = () => shown.signal.aborted
  shown.signal.addEventListener('abort', stillStorage)
  let follow: (place: TrailPlace) => void = () => undefined

  /** The innermost enhancer, between middleware and the engine of DevTools. */
  const enhancer: StoreEnhancer = (create) => (reducer, preloaded) => {
    const store = create(reducer, preloaded)
    // DevTools adds `liftedStore`, which Redux' type lacks.
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

  /** Drops actions. Thunks still run, because callers wait for their answer; what they dispatch is dropped. */
  const middleware: Middleware = () => (next) => (action) =>
    isShown() && typeof action !== 'function' && !isBookkeeping(action) ? action : next(action)

  return {
    enhancer,
    middleware,
    isShown,
    whenShown: (listener: () => void): void => shown.signal.addEventListener('abort', listener),
    whenMoved: (listener: (place: TrailPlace) => void): void => void (follow = listener),
    /** While a recording is shown, calls under way are aborted and new ones refused. */
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

/** Actions kept: about three hundred writes with their consequences (decisions/0028). */
const MAX_AGE = 5_000

/** Keeps out of the log: subscriptions, which would fill it; the id of this page, since the page that plays the log has another; invalidations, whose cause is logged. */
const hideBookkeeping: Middleware = () => (next) => (action) =>
  isAction(action) &&
  (isOfApi(action, 'internalSubscriptions/') || isOfApi(action, 'config/') || invalidateTags.match(action))
    ? action
    : next(action)

export const createDevTools = () => {
  const recording = createRecording()
  const tools: StoreTools = {
    options: {
      name: 'Escuela',
      maxAge: MAX_AGE,
      actionSanitizer: maskAction,
      stateSanitizer: showState,
      // The extension's own way ('custom') would export the log unmasked; `true` exports what the panel was shown.
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
    replayable,
  }
  return { tools, recording }
}

export type DevTools = ReturnType<typeof createDevTools>
