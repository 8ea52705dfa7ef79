import { isRejectedWithValue, type ListenerMiddlewareInstance } from '@reduxjs/toolkit'
import type { Persistor } from 'redux-persist'
import { baseApi } from '../core/baseApi'
import type { CallMeta } from '../core/baseQuery'
import { loggedOut } from './session.actions'
import { sessionApi } from './session.api'
import { readAnswer } from './session.blob'

const endsSession = (meta: object): boolean =>
  (meta as { baseQueryMeta?: CallMeta }).baseQueryMeta?.endsSession === true

/**
 * One event ends everything: reducers empty the session and the tables, then the cache goes, then what the browser keeps.
 * What another tab stored is left alone.
 */
export const listenToSession = (
  listeners: ListenerMiddlewareInstance,
  persistor: () => Persistor | null,
): void => {
  listeners.startListening({
    actionCreator: loggedOut,
    effect: async ({ payload }, { dispatch }) => {
      dispatch(baseApi.util.resetApiState())
      const kept = persistor()
      if (payload.from !== 'here' || !kept) return
      await kept.flush()
      await kept.purge()
    },
  })
  listeners.startListening({
    predicate: (action) => isRejectedWithValue(action) && endsSession(action.meta),
    effect: (_action, { dispatch }) => void dispatch(loggedOut({ from: 'here' })),
  })
  // A renewal that brings no token clears the stored user and token (decisions/domain/session).
  listeners.startListening({
    matcher: sessionApi.endpoints.verifySession.matchFulfilled,
    effect: ({ payload }, { dispatch }) => {
      if (readAnswer(payload).token === null) dispatch(loggedOut({ from: 'here' }))
    },
  })
}
