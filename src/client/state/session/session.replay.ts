import type { Action } from '@reduxjs/toolkit'
import { FLUSH, PERSIST, persistReducer, PURGE, type WebStorage } from 'redux-persist'
import { sessionPersistConfig, SESSION_VERSION } from './session.persist'
import { sessionSlice } from './session.slice'

/** The function that redux-persist puts in each of these actions. A log that was a file has lost it. */
const CALLBACK: Record<string, string> = { [PERSIST]: 'rehydrate', [FLUSH]: 'result', [PURGE]: 'result' }

const isReplayed = (action: Action): boolean => {
  const callback = CALLBACK[action.type]
  return (
    callback !== undefined && typeof (action as unknown as Record<string, unknown>)[callback] !== 'function'
  )
}

/**
 * The session with its storage, such that an exported log can be imported: there redux-persist would throw. A replay reads and
 * empties no storage; what was restored stands in the log.
 */
export const persistedSession = (storage: WebStorage) => {
  const persisted = persistReducer(sessionPersistConfig(storage), sessionSlice.reducer)
  const replayable: typeof persisted = (state, action) => {
    if (!isReplayed(action)) return persisted(state, action)
    const unmoved = persisted(state, { type: 'session/replayed' })
    if (action.type !== PERSIST) return unmoved
    return { ...unmoved, _persist: { version: SESSION_VERSION, rehydrated: false } }
  }
  return replayable
}
