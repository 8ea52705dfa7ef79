import type { Action } from '@reduxjs/toolkit'
import { FLUSH, PERSIST, PURGE } from 'redux-persist'
import { SESSION_VERSION } from '../session/sessionPersist'
import type { PersistedSession } from '../store'

/** redux-persist puts a function into these actions; a log from a file has lost it. */
const CALLBACK: Record<string, string> = { [PERSIST]: 'rehydrate', [FLUSH]: 'result', [PURGE]: 'result' }

const isReplayed = (action: Action): boolean => {
  const callback = CALLBACK[action.type]
  return callback !== undefined && typeof Reflect.get(action, callback) !== 'function'
}

/** redux-persist throws at its own actions in an imported log. A replay reads and clears no storage. */
export const replayable =
  (persisted: PersistedSession): PersistedSession =>
  (state, action) => {
    if (!isReplayed(action)) return persisted(state, action)
    const unmoved = persisted(state, { type: 'session/replayed' })
    if (action.type !== PERSIST) return unmoved
    return { ...unmoved, _persist: { version: SESSION_VERSION, rehydrated: false } }
  }
