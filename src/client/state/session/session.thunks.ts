import { createAsyncThunk, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import { loggedOut, sessionAdopted, type EndReason } from './session.actions'
import { sessionApi } from './session.api'
import type { SessionBlob } from './session.blob'
import type { SessionState } from './session.slice'

type Thunk = (
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  getState: () => { session: SessionState },
) => void

/** Salir, or the end of who is not there: the server forgets the token too, but a dead network keeps nobody signed in here. */
export const logout = createAsyncThunk<void, 'idle' | void>('session/logout', async (why, { dispatch }) => {
  // Both start together: the request reads the token before the reducer drops it.
  const told = dispatch(sessionApi.endpoints.endSession.initiate(undefined, { track: false }))
  dispatch(loggedOut({ from: 'here', why: why ?? null }))
  await Promise.resolve(told).catch(() => undefined)
})

/**
 * What another tab stored: signed out there is signed out here; another user's rows are not shown under this one's name.
 * @param why the session ended there
 */
export const followOtherTab =
  (stored: SessionBlob, why: EndReason | null = null): Thunk =>
  (dispatch, getState) => {
    const { token, user } = getState().session
    if (stored.token === token) return
    const sameUser = stored.user !== null && stored.user.id === user?.id
    if (token !== null && !sameUser) dispatch(loggedOut({ from: 'other-tab', why }))
    if (stored.token !== null) dispatch(sessionAdopted(stored))
  }
