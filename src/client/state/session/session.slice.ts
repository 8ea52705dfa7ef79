import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import { loggedOut, sessionAdopted, type EndedSession } from './sessionEvents'
import { sessionApi } from './session.api'
import { readAnswer, SIGNED_OUT, type SessionBlob } from './sessionBlob'

export interface SessionState extends SessionBlob {
  ok: boolean | null
  /** ms since 1970; null for a token from storage. */
  renewedAt: number | null
  ended: EndedSession | null
}

const signedOut: SessionState = { ...SIGNED_OUT, ok: null, renewedAt: null, ended: null }

const { login, verifySession } = sessionApi.endpoints

export const sessionSlice = createSlice({
  name: 'session',
  initialState: signedOut,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loggedOut, ({ user, ended }, { payload }) => ({
        ...signedOut,
        // A second `loggedOut` keeps the first reason.
        ended: user ? { userId: user.id, why: payload.why ?? null } : ended,
      }))
      .addCase(sessionAdopted, (state, { payload }) => ({ ...state, ...payload, ok: true, ended: null }))
      .addMatcher(login.matchRejected, (state) => {
        state.ok = false
      })
      .addMatcher(isAnyOf(login.matchFulfilled, verifySession.matchFulfilled), (state, { payload, meta }) => {
        const session = readAnswer(payload)
        const ok = session.token !== null
        return {
          ...session,
          ok,
          renewedAt: ok ? meta.fulfilledTimeStamp : null,
          ended: ok ? null : state.ended,
        }
      })
  },
})
