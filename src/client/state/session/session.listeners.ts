import {
  isRejectedWithValue,
  type ListenerMiddlewareInstance,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import type { Persistor, WebStorage } from 'redux-persist'
import { baseApi } from '../core/baseApi'
import type { CallMeta } from '../core/baseQuery'
import { everythingMissed } from '../live/live.thunks'
import { loggedOut, REASON_OF, sessionRefused, type EndReason } from './session.actions'
import { sessionApi } from './session.api'
import { readAnswer } from './session.blob'
import { readStoredSession } from './session.persist'
import type { SessionState } from './session.slice'
import { followOtherTab } from './session.thunks'
import { END_STORAGE_KEY, SESSION_STORAGE_KEY } from './storedSession'

/** What the base query said beside a refusal. */
const callOf = (action: UnknownAction): CallMeta | undefined =>
  isRejectedWithValue(action) ? (action.meta as { baseQueryMeta?: CallMeta }).baseQueryMeta : undefined

interface WithSession {
  session: SessionState
}
type Dispatch = ThunkDispatch<WithSession, unknown, UnknownAction>

/**
 * The server knows the current token no more. A tab that slept may have missed that another renewed it, or signed in anew:
 * then it goes on with what that one stored, and nobody is signed out.
 */
const endOrFollow = async (
  dispatch: Dispatch,
  session: () => SessionState,
  storage: WebStorage | null,
  why: EndReason,
): Promise<void> => {
  const { token } = session()
  const stored = storage && readStoredSession(await storage.getItem(SESSION_STORAGE_KEY))
  if (token === null || session().token !== token) return
  if (!stored || stored.token === null || stored.token === token)
    return void dispatch(loggedOut({ from: 'here', why }))
  dispatch(followOtherTab(stored))
  dispatch(everythingMissed())
}

/**
 * One event ends everything: reducers empty the session and the tables, then the cache goes, then what the browser keeps.
 * What another tab stored is left alone.
 */
export const listenToSession = (
  listeners: ListenerMiddlewareInstance,
  persistor: () => Persistor | null,
  storage: WebStorage | null,
): void => {
  listeners.startListening({
    actionCreator: loggedOut,
    effect: async ({ payload }, { dispatch }) => {
      dispatch(baseApi.util.resetApiState())
      const kept = persistor()
      if (payload.from !== 'here' || !kept) return
      // Before the session goes: the other tabs are told of that, and look why.
      await storage?.setItem(END_STORAGE_KEY, payload.why ?? '')
      await kept.flush()
      await kept.purge()
    },
  })
  listeners.startListening({
    predicate: (action) => callOf(action as UnknownAction)?.endsSession === true,
    effect: (action, { dispatch }) => {
      dispatch(sessionRefused(callOf(action as UnknownAction)?.ended ?? null))
    },
  })
  listeners.startListening({
    actionCreator: sessionRefused,
    effect: ({ payload }, { dispatch, getState }) =>
      endOrFollow(
        dispatch as Dispatch,
        () => (getState() as WithSession).session,
        storage,
        payload ? REASON_OF[payload] : 'expired',
      ),
  })
  // A renewal that brings no token clears the stored user and token (decisions/domain/session).
  listeners.startListening({
    matcher: sessionApi.endpoints.verifySession.matchFulfilled,
    effect: ({ payload }, { dispatch }) => {
      if (readAnswer(payload).token === null) dispatch(loggedOut({ from: 'here', why: 'expired' }))
    },
  })
}
