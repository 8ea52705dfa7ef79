import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import { loggedOut, sessionAdopted } from './session.actions'
import { sessionApi } from './session.api'
import { readAnswer, SIGNED_OUT, type SessionBlob } from './session.blob'

export interface SessionState extends SessionBlob {
  /** True after a good login, false after a failed one. */
  ok: boolean | null
  /** Moment the token arrived, in milliseconds since 1970, from the action itself; null when restored from storage. */
  renewedAt: number | null
}

const signedOut: SessionState = { ...SIGNED_OUT, ok: null, renewedAt: null }

const { login, verifySession } = sessionApi.endpoints

export const sessionSlice = createSlice({
  name: 'session',
  initialState: signedOut,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loggedOut, () => signedOut)
      .addCase(sessionAdopted, (state, { payload }) => ({ ...state, ...payload, ok: true }))
      .addMatcher(login.matchRejected, (state) => {
        state.ok = false
      })
      .addMatcher(
        isAnyOf(login.matchFulfilled, verifySession.matchFulfilled),
        (_state, { payload, meta }) => {
          const session = readAnswer(payload)
          const ok = session.token !== null
          return { ...session, ok, renewedAt: ok ? meta.fulfilledTimeStamp : null }
        },
      )
  },
})
