import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  type DevToolsEnhancerOptions,
  type Middleware,
  type StoreEnhancer,
  type Action,
} from '@reduxjs/toolkit'
import {
  FLUSH,
  PAUSE,
  PERSIST,
  persistStore,
  PURGE,
  REGISTER,
  REHYDRATE,
  type Persistor,
  type WebStorage,
  persistReducer,
} from 'redux-persist'
import { baseApi } from './core/baseApi'
import type { ClientDeps, StoreExtra } from './core/baseQuery'
import { createKnownAnswers } from './core/knownAnswers'
import { keepSecrets } from './core/secrets'
import { rootReducer, slices, type AppDispatch, type RootState, type StartListening } from './rootReducer'
import { listenToSchool } from './school/school.listeners'
import { loggedOut } from './session/session.actions'
import { listenToSession } from './session/session.listeners'
import { sessionSlice } from './session/session.slice'
import { sessionPersistConfig, SESSION_VERSION } from './session/session.persist'

/** Wait before aborting, ms: the next page may show the same list and use its request. */
const GRACE_MS = 1_000

const { unsubscribeQueryResult, removeQueryResult, internal_getRTKQSubscriptions } = baseApi.internalActions

interface Subscriptions {
  getSubscriptionCount: (queryCacheKey: string) => number
}

/**
 * Aborts reads of pages that were left: RTK's `delayed` waits for all reads, so a hung list of an earlier page would hold back
 * what a payment made stale. The entry is removed too, so that coming back asks again.
 */
const abortUnwatched = (startListening: StartListening): void => {
  startListening({
    actionCreator: unsubscribeQueryResult,
    effect: async ({ payload: { queryCacheKey } }, { getState, delay, dispatch }) => {
      const isPending = () => getState().api.queries[queryCacheKey]?.status === 'pending'
      // Without a running call there is nothing to abort, and a wait would keep its memory.
      if (!isPending()) return
      await delay(GRACE_MS)
      if (!isPending()) return
      // RTK's middleware answers this action with its subscriptions, as it does for its own hooks.
      const watched = dispatch(internal_getRTKQSubscriptions()) as unknown as Subscriptions
      if (watched.getSubscriptionCount(queryCacheKey) > 0) return
      const running = dispatch(baseApi.util.getRunningQueriesThunk())
      running.find((query) => query.queryCacheKey === queryCacheKey)?.abort()
      dispatch(removeQueryResult({ queryCacheKey }))
    },
  })
}

/** The function that redux-persist puts into each of these actions. In a log from a file it is missing. */
const CALLBACK: Record<string, string> = { [PERSIST]: 'rehydrate', [FLUSH]: 'result', [PURGE]: 'result' }

const isReplayed = (action: Action): boolean => {
  const callback = CALLBACK[action.type]
  return (
    callback !== undefined && typeof (action as unknown as Record<string, unknown>)[callback] !== 'function'
  )
}

/**
 * The persisted session, for logs too: redux-persist throws at its own actions in an imported log. A replay reads and clears no
 * storage; the log has what was restored.
 */
const persistedSession = (storage: WebStorage) => {
  const persisted = persistReducer(sessionPersistConfig(storage), sessionSlice.reducer)
  const replayable: typeof persisted = (state, action) => {
    if (!isReplayed(action)) return persisted(state, action)
    const unmoved = persisted(state, { type: 'session/replayed' })
    if (action.type !== PERSIST) return unmoved
    return { ...unmoved, _persist: { version: SESSION_VERSION, rehydrated: false } }
  }
  return replayable
}

/** Made by `createDevTools`, which loads only if `config.js` asks for it. */
export interface StoreTools {
  options: DevToolsEnhancerOptions
  first: Middleware
  last: Middleware
  /** The innermost enhancer. */
  enhancer: StoreEnhancer
}

/**
 * @param storage where the session is kept; null in tests that keep nothing
 * @param tools without them no extension of the browser sees the store
 */
export const setupStore = (deps: ClientDeps, storage: WebStorage | null, tools?: StoreTools) => {
  const extra: StoreExtra = { ...deps, answers: createKnownAnswers() }
  const listeners = createListenerMiddleware<RootState, AppDispatch, StoreExtra>({ extra })
  const { startListening } = listeners
  let persistor: Persistor | null = null
  const persisted = storage
    ? combineReducers({
        session: persistedSession(storage),
        ...slices,
      })
    : null
  const store = configureStore({
    reducer: (persisted ?? rootReducer) as typeof rootReducer,
    middleware: (defaults) => {
      const usual = defaults({
        thunk: { extraArgument: extra },
        serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] },
      })
        .prepend(keepSecrets, listeners.middleware)
        .concat(baseApi.middleware)
      return tools ? (usual.prepend(tools.first).concat(tools.last) as unknown as typeof usual) : usual
    },
    enhancers: (defaults) => {
      const usual = defaults()
      return tools ? (usual.concat(tools.enhancer) as unknown as typeof usual) : usual
    },
    devTools: tools?.options ?? false,
  })
  if (storage) persistor = persistStore(store)
  listenToSession(startListening, () => persistor, storage)
  listenToSchool(startListening)
  abortUnwatched(startListening)
  startListening({ actionCreator: loggedOut, effect: () => extra.answers.forget() })
  startListening({ actionCreator: removeQueryResult, effect: () => extra.answers.prune() })
  return { store, persistor }
}

export type AppStore = ReturnType<typeof setupStore>['store']
