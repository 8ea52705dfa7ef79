import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  isFulfilled,
  isRejected,
  type DevToolsEnhancerOptions,
  type Middleware,
  type StoreEnhancer,
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
import type { TagType } from '@contract/http/tags'
import { baseApi } from './core/baseApi'
import type { ClientDeps, StoreExtra } from './core/baseQuery'
import { createKnownAnswers } from './core/knownAnswers'
import { readLeft } from './core/underWay'
import { keepSecrets } from './core/secrets'
import { listenToOpened } from './desk/desk.listeners'
import { rootReducer, slices, type AppDispatch, type RootState, type StartListening } from './rootReducer'
import { listenToSchool } from './school/school.listeners'
import { loggedOut } from './session/sessionEvents'
import { listenToSession } from './session/session.listeners'
import { sessionSlice } from './session/session.slice'
import { sessionPersistConfig } from './session/sessionPersist'

interface ReadAction extends UnknownAction {
  meta: { requestId: string; arg: { queryCacheKey: string } }
}

const isOfRead = ({ type }: UnknownAction): boolean => type.startsWith(`${baseApi.reducerPath}/executeQuery/`)

const isEnded = (action: UnknownAction): action is ReadAction =>
  (isFulfilled(action) || isRejected(action)) && isOfRead(action)

type Endpoints = Record<string, { initiate: (arg: unknown, options: object) => never }>

/** Repeats a read under way when what it shows was changed: its answer may be older, and RTK does not (decisions/0086). */
const listenToOvertaken = (startListening: StartListening): void => {
  const overtaken = new Map<string, Set<TagType>>()
  startListening({
    actionCreator: baseApi.util.invalidateTags,
    effect: ({ payload }, { getOriginalState }) => {
      // The state from before the invalidation: by now RTK has begun the refetches.
      for (const query of Object.values(getOriginalState().api.queries)) {
        if (query?.status !== 'pending') continue
        const tags = overtaken.get(query.requestId) ?? new Set()
        for (const tag of payload) if (typeof tag === 'string') tags.add(tag)
        overtaken.set(query.requestId, tags)
      }
    },
  })
  startListening({
    matcher: isEnded,
    effect: ({ meta: { requestId, arg } }, { getState, dispatch }) => {
      const tags = overtaken.get(requestId)
      if (!overtaken.delete(requestId)) return
      // Not earlier: only its first answer tells RTK what a read shows.
      const shown = baseApi.util.selectInvalidatedBy(getState(), [...(tags ?? [])])
      const stale = shown.find(({ queryCacheKey }) => queryCacheKey === arg.queryCacheKey)
      if (!stale) return
      const { initiate } = (baseApi.endpoints as Endpoints)[stale.endpointName]!
      dispatch(initiate(stale.originalArgs, { subscribe: false, forceRefetch: true }))
    },
  })
}

const listenToLeft = (startListening: StartListening): void => {
  startListening({
    actionCreator: readLeft,
    effect: ({ payload: requestId }, { dispatch }) => {
      const running = dispatch(baseApi.util.getRunningQueriesThunk())
      running.find((read) => read.requestId === requestId)?.abort()
    },
  })
}

const persistedSession = (storage: WebStorage) =>
  persistReducer(sessionPersistConfig(storage), sessionSlice.reducer)

export type PersistedSession = ReturnType<typeof persistedSession>

export interface StoreTools {
  options: DevToolsEnhancerOptions
  first: Middleware
  last: Middleware
  enhancer: StoreEnhancer
  replayable: (persisted: PersistedSession) => PersistedSession
}

/** @param storage keeps the session @param tab keeps families opened at the desk through a reload; null for either: nothing is kept */
export const setupStore = (
  deps: ClientDeps,
  storage: WebStorage | null,
  tools?: StoreTools,
  tab: WebStorage | null = null,
) => {
  const extra: StoreExtra = { ...deps, answers: createKnownAnswers() }
  const listeners = createListenerMiddleware<RootState, AppDispatch, StoreExtra>({ extra })
  const { startListening } = listeners
  let persistor: Persistor | null = null
  const persisted = storage
    ? combineReducers({
        session: tools ? tools.replayable(persistedSession(storage)) : persistedSession(storage),
        ...slices,
      })
    : null
  const store = configureStore({
    reducer: (persisted ?? rootReducer) as typeof rootReducer,
    middleware: (defaults) => {
      const usual = defaults({
        thunk: { extraArgument: extra },
        // Reports faults, but not how long it looked: on a busy computer that is no fault of the store.
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: {
          warnAfter: Infinity,
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
        },
      })
        .prepend(keepSecrets, listeners.middleware)
        .concat(baseApi.middleware)
      // A cast: DevTools' middleware changes the inferred type, but not the store's.
      return tools ? (usual.prepend(tools.first).concat(tools.last) as unknown as typeof usual) : usual
    },
    enhancers: (defaults) => {
      // By default an answer waits for the next frame before React begins to draw it.
      const usual = defaults({ autoBatch: { type: 'tick' } })
      return tools ? (usual.concat(tools.enhancer) as unknown as typeof usual) : usual
    },
    devTools: tools?.options ?? false,
  })
  if (storage) persistor = persistStore(store)
  listenToSession(startListening, () => persistor, storage)
  listenToSchool(startListening)
  listenToOpened(startListening, tab)
  listenToOvertaken(startListening)
  listenToLeft(startListening)
  startListening({ actionCreator: loggedOut, effect: () => extra.answers.forget() })
  return { store, persistor }
}

export type AppStore = ReturnType<typeof setupStore>['store']
