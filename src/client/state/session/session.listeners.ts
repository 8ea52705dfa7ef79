import { isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit'
import type { Persistor, WebStorage } from 'redux-persist'
import { baseApi } from '../core/baseApi'
import type { CallMeta } from '../core/baseQuery'
import { everythingMissed } from '../live/refreshing'
import type { AppDispatch, StartListening } from '../rootReducer'
import { loggedOut, REASON_OF, sessionRefused, type WhyEnded } from './sessionEvents'
import { sessionApi } from './session.api'
import { readAnswer } from './sessionBlob'
import { readStoredSession } from './sessionPersist'
import type { SessionState } from './session.slice'
import { followOtherTab } from './sessionEnds'
import { END_STORAGE_KEY, SESSION_STORAGE_KEY } from './storedSession'

const callOf = (action: UnknownAction): CallMeta | undefined =>
  isRejectedWithValue(action) ? (action.meta as { baseQueryMeta?: CallMeta }).baseQueryMeta : undefined

/** Another tab may have renewed the token while this one slept: then its session is taken over. Otherwise the session ends. */
const endOrFollow = async (
  dispatch: AppDispatch,
  session: () => SessionState,
  storage: WebStorage | null,
  why: WhyEnded,
): Promise<void> => {
  const { token } = session()
  const stored = storage && readStoredSession(await storage.getItem(SESSION_STORAGE_KEY))
  if (token === null || session().token !== token) return
  if (!stored || stored.token === null || stored.token === token)
    return void dispatch(loggedOut({ from: 'here', why }))
  dispatch(followOtherTab(stored))
  dispatch(everythingMissed())
}

export const listenToSession = (
  startListening: StartListening,
  persistor: () => Persistor | null,
  storage: WebStorage | null,
): void => {
  startListening({
    actionCreator: loggedOut,
    effect: async ({ payload }, { dispatch }) => {
      dispatch(baseApi.util.resetApiState())
      const kept = persistor()
      // A session that ended in another tab: the storage is that tab's, so it stays.
      if (payload.from !== 'here' || !kept) return
      // Before the session is removed: other tabs notice the removal and then read the reason.
      await storage?.setItem(END_STORAGE_KEY, payload.why ?? '')
      await kept.flush()
      await kept.purge()
    },
  })
  startListening({
    predicate: (action) => callOf(action)?.endsSession === true,
    effect: (action, { dispatch }) => {
      dispatch(sessionRefused(callOf(action)?.ended ?? null))
    },
  })
  startListening({
    actionCreator: sessionRefused,
    effect: ({ payload }, { dispatch, getState }) =>
      endOrFollow(dispatch, () => getState().session, storage, payload ? REASON_OF[payload] : 'expired'),
  })
  // A renewal that brings no token ends the session (decisions/domain/session).
  startListening({
    matcher: sessionApi.endpoints.verifySession.matchFulfilled,
    effect: ({ payload }, { dispatch }) => {
      if (readAnswer(payload).token === null) dispatch(loggedOut({ from: 'here', why: 'expired' }))
    },
  })
}
