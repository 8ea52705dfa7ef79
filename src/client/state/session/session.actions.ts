import { createAction } from '@reduxjs/toolkit'
import type { SessionBlob } from './session.blob'

/** Why a session ended that its user did not end: the server knows it no more, or nobody was there. */
export type EndReason = 'expired' | 'idle'

/** What is left of a session: who had it, and why it ended; `why` is null after Salir. */
export interface EndedSession {
  userId: number | null
  why: EndReason | null
}

/** The session ended here, or in another tab, whose storage is not ours to clear. Without `why` it was Salir. */
export const loggedOut = createAction<{ from: 'here' | 'other-tab'; why?: EndReason | null }>(
  'session/loggedOut',
)

/** The server refused the token that is the current one here. */
export const sessionRefused = createAction('session/refused')

/** Another tab signed in or renewed the token; this one goes on with what it stored. */
export const sessionAdopted = createAction<SessionBlob>('session/adopted')
