import type { AppThunk } from '../rootReducer'
import { loggedOut, sessionAdopted, type WhyEnded } from './sessionEvents'
import { sessionApi } from './session.api'
import type { SessionBlob } from './sessionBlob'

/** Also without a network the session ends here. */
export const logout =
  (why: 'idle' | null = null): AppThunk<Promise<unknown>> =>
  (dispatch) => {
    // Sent before the reducer drops the token.
    const told = dispatch(sessionApi.endpoints.logout.initiate(undefined, { track: false }))
    dispatch(loggedOut({ from: 'here', why }))
    return told
  }

/** Where another tab signed out or signed in another user, this session ends first, with its rows. @param why the session ended there */
export const followOtherTab =
  (stored: SessionBlob, why: WhyEnded | null = null): AppThunk =>
  (dispatch, getState) => {
    const { token, user } = getState().session
    if (stored.token === token) return
    const sameUser = stored.user !== null && stored.user.id === user?.id
    if (token !== null && !sameUser) dispatch(loggedOut({ from: 'other-tab', why }))
    if (stored.token !== null) dispatch(sessionAdopted(stored))
  }
