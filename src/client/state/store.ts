import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  type DevToolsEnhancerOptions,
  type Middleware,
  type StoreEnhancer,
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
} from 'redux-persist'
import { charges } from './charges/charges.slice'
import { baseApi } from './core/baseApi'
import { knownAnswersOf, type ClientDeps } from './core/baseQuery'
import { abortUnwatched } from './core/unwatched'
import { keepSecrets } from './core/secrets'
import { cycles } from './cycles/cycles.slice'
import { parents } from './parents/parents.slice'
import { loggedOut } from './session/session.actions'
import { listenToSession } from './session/session.listeners'
import { persistedSession } from './session/session.replay'
import { sessionSlice } from './session/session.slice'
import { students } from './students/students.slice'

const tables = {
  cycles: cycles.reducer,
  students: students.reducer,
  parents: parents.reducer,
  charges: charges.reducer,
  [baseApi.reducerPath]: baseApi.reducer,
}

/** Without persistence: what replay reduces a recorded log with. */
export const rootReducer = combineReducers({ session: sessionSlice.reducer, ...tables })
export type RootState = ReturnType<typeof rootReducer>

/** What connects a store to Redux DevTools; `createDevTools` makes it, and loads only where they are wanted. */
export interface StoreTools {
  options: DevToolsEnhancerOptions
  /** Before any other. */
  first: Middleware
  /** After any other. */
  last: Middleware
  /** Next to the engine. */
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
  abortUnwatched(listeners)
  listeners.startListening({ actionCreator: loggedOut, effect: () => knownAnswersOf(deps).forget() })
  return { store, persistor }
}

export type AppStore = ReturnType<typeof setupStore>['store']
export type AppDispatch = AppStore['dispatch']
