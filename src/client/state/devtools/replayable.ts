import type { Action } from '@reduxjs/toolkit'
import { FLUSH, PERSIST, PURGE } from 'redux-persist'
import { SESSION_VERSION } from '../session/sessionPersist'
import type { PersistedSession } from '../store'

/** Name of the callback that redux-persist puts into these actions; a log from a file has none. */
const CALLBACK: Record<string, string> = { [PERSIST]: 'rehydrate', [FLUSH]: 'result', [PURGE]: 'result' }

const isReplayed = (action: Action): boolean => {
  const callback = CALLBACK[action.type]
  return callback !== undefined && typeof Reflect.get(action, callback) !== 'function'
}

/** Keeps redux-persist from throwing at its own actions in an imported log. A replay neither reads nor clears storage. */
export const replayable =
  (persisted: PersistedSession): PersistedSession =>
  (state, action) => {
    if (!isReplayed(action)) return persisted(state, action)
    const unmoved = persisted(state, { type: 'session/replayed' })
    if (action.type !== PERSIST) return unmoved
    return { ...unmoved, _persist: { version: SESSION_VERSION, rehydrated: false } }
  }
