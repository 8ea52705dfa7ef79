import type { Action } from '@reduxjs/toolkit'
import { FLUSH, PERSIST, PURGE } from 'redux-persist'
import { SESSION_VERSION } from '../session/session.persist'
import type { PersistedSession } from '../store'

/** The function that redux-persist puts into each of these actions. In a log from a file it is missing. */
const CALLBACK: Record<string, string> = { [PERSIST]: 'rehydrate', [FLUSH]: 'result', [PURGE]: 'result' }

const isReplayed = (action: Action): boolean => {
  const callback = CALLBACK[action.type]
  return (
    callback !== undefined && typeof (action as unknown as Record<string, unknown>)[callback] !== 'function'
  )
}

/**
 * The persisted session for imported logs: redux-persist throws at its own actions in one. A replay reads and clears no storage;
 * the log has what was restored.
 */
export const replayable =
  (persisted: PersistedSession): PersistedSession =>
  (state, action) => {
    if (!isReplayed(action)) return persisted(state, action)
    const unmoved = persisted(state, { type: 'session/replayed' })
    if (action.type !== PERSIST) return unmoved
    return { ...unmoved, _persist: { version: SESSION_VERSION, rehydrated: false } }
  }
