import type { WebStorage } from 'redux-persist'

/** In place of redux-persist's adapter, which Jest cannot import. Where storage is blocked, nothing is kept. */
export const browserStorage = (store: () => Storage): WebStorage => ({
  getItem: async (key) => {
    try {
      return store().getItem(key)
    } catch {
      return null
    }
  },
  setItem: async (key, value) => {
    try {
      store().setItem(key, value)
    } catch {
      // Full or blocked: the session lasts as long as this page.
    }
  },
  removeItem: async (key) => {
    try {
      store().removeItem(key)
    } catch {
      // Blocked storage has nothing to remove.
    }
  },
})
