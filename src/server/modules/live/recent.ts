/** How far back a new stream reports changes, ms. A window that read its lists within that time need not read them again. */
const RECENT_MS = 60_000

/** Tags that became stale within the last minute; known only once this process has listened for a minute. */
export const createRecent = (clock: () => number = () => performance.now()) => {
  const changed = new Map<string, number>()
  let since = Infinity
  return {
    /** Starts listening; changes from before are unknown to this process. */
    begin: (): void => {
      changed.clear()
      since = clock()
    },
    isListening: (): boolean => since !== Infinity,
    add: (tags: readonly string[]): void => {
      for (const tag of tags) changed.set(tag, clock())
    },
    /** Undefined until it has listened for a minute. */
    tags: (): string[] | undefined => {
      const from = clock() - RECENT_MS
      if (since > from) return undefined
      return [...changed].flatMap(([tag, at]) => (at >= from ? tag : []))
    },
  }
}
