import {
  createMigrate,
  type MigrationManifest,
  type PersistConfig,
  type PersistedState,
  type WebStorage,
} from 'redux-persist'
import { readStored } from './session.blob'
import type { SessionState } from './session.slice'

export const SESSION_KEY = 'session'
export const SESSION_VERSION = 1
const WHITELIST = ['token', 'user', 'roles', 'permissions'] as const

/** One step per version of the blob, each tested with old, absent and current state. */
export const sessionMigrations: MigrationManifest = {
  // 0 kept one role under `role`; 1 keeps a list, as the customer's card says.
  1: (state) => {
    const { role, ...rest } = (state ?? {}) as { role?: unknown } & PersistedState
    return { ...rest, roles: role ? [role] : ((rest as { roles?: unknown }).roles ?? []) } as PersistedState
  },
}

const migrate = createMigrate(sessionMigrations, { debug: false })

/** What another tab wrote: each field is JSON inside JSON. */
export const readStoredSession = (text: string | null) => {
  try {
    const outer = JSON.parse(text ?? '{}') as Record<string, string>
    const parsed = WHITELIST.map((field) => [field, JSON.parse(outer[field] ?? 'null') as unknown] as const)
    return readStored(Object.fromEntries(parsed))
  } catch {
    return readStored(null)
  }
}

/** A tab that followed another has nothing new to say: its echo could undo what that one stores next, such as the end. */
const unlessStored = (storage: WebStorage): WebStorage => ({
  getItem: (key) => storage.getItem(key),
  removeItem: (key) => storage.removeItem(key),
  setItem: async (key, value) => {
    const [kept, next] = [await storage.getItem(key), value].map(readStoredSession)
    if (JSON.stringify(kept) !== JSON.stringify(next)) await storage.setItem(key, value)
  },
})

/** Persists the session slice alone; whatever cannot be read as a session means signed out, never a crash. */
export const sessionPersistConfig = (storage: WebStorage): PersistConfig<SessionState> => ({
  key: SESSION_KEY,
  version: SESSION_VERSION,
  storage: unlessStored(storage),
  whitelist: [...WHITELIST],
  // The browser's storage answers at once; the timer of redux-persist would throw in a replay.
  timeout: 0,
  migrate: async (state, version) => {
    if (!state) return state
    const moved = await migrate(state, version).catch(() => undefined)
    return { ...readStored(moved), _persist: state._persist } as unknown as PersistedState
  },
})
