import { createAction } from '@reduxjs/toolkit'
import type { SessionBlob } from './session.blob'

/** The session ended: by the user here, by a 401, by idleness, or in another tab, whose storage is not ours to clear. */
export const loggedOut = createAction<{ from: 'here' | 'other-tab' }>('session/loggedOut')

/** Another tab signed in or renewed the token; this one goes on with what it stored. */
export const sessionAdopted = createAction<SessionBlob>('session/adopted')
