import { createAction } from '@reduxjs/toolkit'
import type { EndReason as Ended } from '@contract/session/session.rules'
import type { SessionBlob } from './session.blob'

/**
 * Why a session ended that its user did not end: its time was over, nobody was there, or somebody ended it: a new password, a
 * user that was deleted.
 */
const REASONS = ['expired', 'idle', 'password', 'user'] as const
export type EndReason = (typeof REASONS)[number]

export const readReason = (given: string | null): EndReason | null =>
  REASONS.find((each) => each === given) ?? null

/** By the server's word in a 401; without one the time was over. */
export const REASON_OF = { CONTRASENA: 'password', USUARIO: 'user' } as const satisfies Record<
  Ended,
  EndReason
>

/** What is left of a session: who had it, and why it ended; `why` is null after Salir. */
export interface EndedSession {
  userId: number | null
  why: EndReason | null
}

/** The session ended here, or in another tab, whose storage is not ours to clear. Without `why` it was Salir. */
export const loggedOut = createAction<{ from: 'here' | 'other-tab'; why?: EndReason | null }>(
  'session/loggedOut',
)

/** The server refused the token that is the current one here, and may have said why. */
export const sessionRefused = createAction<Ended | null>('session/refused')

/** Another tab signed in or renewed the token; this one goes on with what it stored. */
export const sessionAdopted = createAction<SessionBlob>('session/adopted')
