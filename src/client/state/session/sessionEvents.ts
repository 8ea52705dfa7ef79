import { createAction } from '@reduxjs/toolkit'
import type { EndReason } from '@contract/session/session.rules'
import type { SessionBlob } from './sessionBlob'

/** Why a session ended without Salir: `password` changed, `user` deleted, `ended` from another browser. */
const REASONS = ['expired', 'idle', 'password', 'user', 'ended'] as const
export type WhyEnded = (typeof REASONS)[number]

export const readReason = (given: string | null): WhyEnded | null =>
  REASONS.find((each) => each === given) ?? null

export const REASON_OF = {
  CONTRASENA: 'password',
  USUARIO: 'user',
  TERMINADA: 'ended',
} as const satisfies Record<EndReason, WhyEnded>

/** The session that ended before this login: its user, and why; `why` is null after Salir. */
export interface EndedSession {
  userId: number | null
  why: WhyEnded | null
}

export const loggedOut = createAction<{ from: 'here' | 'other-tab'; why?: WhyEnded | null }>(
  'session/loggedOut',
)

export const sessionRefused = createAction<EndReason | null>('session/refused')

/** Another tab signed in or renewed the token; this one takes over what it stored. */
export const sessionAdopted = createAction<SessionBlob>('session/adopted')
