import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  type DevToolsEnhancerOptions,
  type Middleware,
  type StoreEnhancer,
  type Action,
  type ListenerMiddlewareInstance,
  type ThunkDispatch,
  type UnknownAction,
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
import { charges } from './charges/charges.slice'
import { baseApi } from './core/baseApi'
import type { ClientDeps } from './core/baseQuery'
import { knownAnswersOf } from './core/knownAnswers'
import { keepSecrets } from './core/secrets'
import { cycles } from './cycles/cycles.slice'
import { parents } from './parents/parents.slice'
import { listenToSchool } from './school/school.api'
import { schoolSlice } from './school/school.slice'
import { loggedOut } from './session/session.actions'
import { listenToSession } from './session/session.listeners'
import { sessionSlice } from './session/session.slice'
import { students } from './students/students.slice'
import { sessionPersistConfig, SESSION_VERSION } from './session/session.persist'

/** Wait before aborting, ms: the next page may show the same list and use its request. */
const GRACE_MS = 1_000

const { unsubscribeQueryResult, removeQueryResult, internal_getRTKQSubscriptions } = baseApi.internalActions

interface Subscriptions {
  getSubscriptionCount: (queryCacheKey: string) => number
}

interface WithApi {
  api: ReturnType<typeof baseApi.reducer>
}

/**
 * Aborts reads of pages that were left: RTK's `delayed` waits for all reads, so a hung list of an earlier page would hold back
 * what a payment made stale. The entry is removed too, so that coming back asks again.
 */
const abortUnwatched = (listeners: ListenerMiddlewareInstance): void => {
  listeners.startListening({
    actionCreator: unsubscribeQueryResult,
    effect: async ({ payload: { queryCacheKey } }, { getState, delay, ...store }) => {
      const isPending = () => (getState() as WithApi).api.queries[queryCacheKey]?.status === 'pending'
      // Without a running call there is nothing to abort, and a wait would keep its memory.
      if (!isPending()) return
      await delay(GRACE_MS)
      if (!isPending()) return
      const dispatch = store.dispatch as ThunkDispatch<WithApi, unknown, UnknownAction>
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

const tables = {
  cycles: cycles.reducer,
  students: students.reducer,
  parents: parents.reducer,
  charges: charges.reducer,
  school: schoolSlice.reducer,
  [baseApi.reducerPath]: baseApi.reducer,
}

/** Without persistence, for replaying a recorded log. */
export const rootReducer = combineReducers({ session: sessionSlice.reducer, ...tables })

export type RootState = ReturnType<typeof rootReducer>

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
  const listeners = createListenerMiddleware()
  let persistor: Persistor | null = null
  const persisted = storage
    ? combineReducers({
        session: persistedSession(storage),
        ...tables,
      })
    : null
  const store = configureStore({
    reducer: (persisted ?? rootReducer) as typeof rootReducer,
    middleware: (defaults) => {
      const usual = defaults({
        thunk: { extraArgument: deps },
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
  listenToSession(listeners, () => persistor, storage)
  listenToSchool(listeners)
  abortUnwatched(listeners)
  listeners.startListening({ actionCreator: loggedOut, effect: () => knownAnswersOf(deps).forget() })
  listeners.startListening({ actionCreator: removeQueryResult, effect: () => knownAnswersOf(deps).prune() })
  return { store, persistor }
}

export type AppStore = ReturnType<typeof setupStore>['store']

export type AppDispatch = AppStore['dispatch']
