import {
  createMigrate,
  type MigrationManifest,
  type PersistConfig,
  type PersistedState,
  type WebStorage,
} from 'redux-persist'
import { readStored } from './sessionBlob'
import { storedFields } from './storedSession'
import type { SessionState } from './session.slice'

const SESSION_KEY = 'session'
export const SESSION_VERSION = 1
const WHITELIST = ['token', 'user', 'roles', 'permissions'] as const

export const sessionMigrations: MigrationManifest = {
  // Version 0 had one role under `role`, version 1 a list.
  1: (state) => {
    const { role, ...rest } = (state ?? {}) as { role?: unknown } & PersistedState
    return { ...rest, roles: role ? [role] : ((rest as { roles?: unknown }).roles ?? []) } as PersistedState
  },
}

const migrate = createMigrate(sessionMigrations, { debug: false })

export const readStoredSession = (text: string | null) => {
  try {
    return readStored(storedFields(text, WHITELIST))
  } catch {
    return readStored(null)
  }
}

/** Writes only what differs from storage: a tab that writes another's session again could undo that one's sign-out. */
const storageOfChanges = (storage: WebStorage): WebStorage => ({
  getItem: (key) => storage.getItem(key),
  removeItem: (key) => storage.removeItem(key),
  setItem: async (key, value) => {
    const kept = readStoredSession(await storage.getItem(key))
    if (JSON.stringify(kept) !== JSON.stringify(readStoredSession(value))) await storage.setItem(key, value)
  },
})

/** Unreadable storage means signed out. */
export const sessionPersistConfig = (storage: WebStorage): PersistConfig<SessionState> => ({
  key: SESSION_KEY,
  version: SESSION_VERSION,
  storage: storageOfChanges(storage),
  whitelist: [...WHITELIST],
  // localStorage is synchronous, and redux-persist's timer would throw in a replay.
  timeout: 0,
  migrate: async (state, version) => {
    if (!state) return state
    const moved = await migrate(state, version).catch(() => undefined)
    // A cast: redux-persist's type has only `_persist`.
    return { ...readStored(moved), _persist: state._persist } as unknown as PersistedState
  },
})
