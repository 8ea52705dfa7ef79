import { createAsyncThunk, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import { loggedOut, sessionAdopted } from './session.actions'
import { sessionApi } from './session.api'
import type { SessionBlob } from './session.blob'
import type { SessionState } from './session.slice'

type Thunk = (
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  getState: () => { session: SessionState },
) => void

/** Salir: the server forgets the token too, but a dead network keeps nobody signed in here. */
export const logout = createAsyncThunk<void, void>('session/logout', async (_arg, { dispatch }) => {
  // Both start together: the request reads the token before the reducer drops it.
  const told = dispatch(sessionApi.endpoints.endSession.initiate(undefined, { track: false }))
  dispatch(loggedOut({ from: 'here' }))
  await Promise.resolve(told).catch(() => undefined)
})

/** What another tab stored: signed out there is signed out here; another user's rows are not shown under this one's name. */
export const followOtherTab =
  (stored: SessionBlob): Thunk =>
  (dispatch, getState) => {
    const { token, user } = getState().session
    if (stored.token === token) return
    const sameUser = stored.user !== null && stored.user.id === user?.id
    if (token !== null && !sameUser) dispatch(loggedOut({ from: 'other-tab' }))
    if (stored.token !== null) dispatch(sessionAdopted(stored))
  }
