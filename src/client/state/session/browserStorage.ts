import type { WebStorage } from 'redux-persist'

/** redux-persist's own adapter fails to import under Jest. A blocked storage just keeps nothing. */
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
      // Full or forbidden: the session lives as long as this page.
    }
  },
  removeItem: async (key) => {
    try {
      store().removeItem(key)
    } catch {
      // A blocked storage has nothing to remove.
    }
  },
})
