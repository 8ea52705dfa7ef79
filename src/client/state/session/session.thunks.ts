import { createAsyncThunk, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import { loggedOut, sessionAdopted, type WhyEnded } from './session.actions'
import { sessionApi } from './session.api'
import type { SessionBlob } from './session.blob'
import type { SessionState } from './session.slice'

type Thunk = (
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  getState: () => { session: SessionState },
) => void

/** Salir, or the end of an idle session. The server forgets the token too; without a network the session ends here all the same. */
export const logout = createAsyncThunk<void, 'idle' | void>('session/logout', async (why, { dispatch }) => {
  // The request has to read the token before the reducer drops it.
  const told = dispatch(sessionApi.endpoints.endSession.initiate(undefined, { track: false }))
  dispatch(loggedOut({ from: 'here', why: why ?? null }))
  await Promise.resolve(told).catch(() => undefined)
})

/**
 * Follows what another tab stored: a sign-out there signs out here, and another user there must not see this user's rows here.
 * @param why the session ended there
 */
export const followOtherTab =
  (stored: SessionBlob, why: WhyEnded | null = null): Thunk =>
  (dispatch, getState) => {
    const { token, user } = getState().session
    if (stored.token === token) return
    const sameUser = stored.user !== null && stored.user.id === user?.id
    if (token !== null && !sameUser) dispatch(loggedOut({ from: 'other-tab', why }))
    if (stored.token !== null) dispatch(sessionAdopted(stored))
  }
