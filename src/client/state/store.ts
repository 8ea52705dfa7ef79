import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
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
import { maskAction, maskState } from './core/masking'
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

/** @param storage where the session is kept; null in tests that keep nothing */
export const setupStore = (deps: ClientDeps, storage: WebStorage | null) => {
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
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: deps },
        serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] },
      })
        .prepend(listeners.middleware)
        .concat(baseApi.middleware),
    devTools: { name: 'Escuela', actionSanitizer: maskAction, stateSanitizer: maskState },
  })
  if (storage) persistor = persistStore(store)
  listenToSession(listeners, () => persistor, storage)
  abortUnwatched(listeners)
  listeners.startListening({ actionCreator: loggedOut, effect: () => knownAnswersOf(deps).forget() })
  return { store, persistor }
}

export type AppStore = ReturnType<typeof setupStore>['store']
export type AppDispatch = AppStore['dispatch']
