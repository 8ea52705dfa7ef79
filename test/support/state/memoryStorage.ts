import type { WebStorage } from 'redux-persist'

/** What the browser keeps, with a diary of what was done to it. */
export const memoryStorage = (initial: Record<string, string> = {}) => {
  const kept = new Map(Object.entries(initial))
  const diary: string[] = []
  const storage: WebStorage = {
    getItem: async (key) => kept.get(key) ?? null,
    setItem: async (key, value) => {
      diary.push(`set ${key}`)
      kept.set(key, value)
    },
    removeItem: async (key) => {
      diary.push(`remove ${key}`)
      kept.delete(key)
    },
  }
  return {
    storage,
    diary,
    read: (key: string) => kept.get(key) ?? null,
    /** Simulates a write by another tab, which this one's log does not contain. */
    writeFromOtherTab: (key: string, value: string | null) =>
      value === null ? kept.delete(key) : kept.set(key, value),
  }
}
