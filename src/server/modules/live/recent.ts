/** How far back a new stream reports changes, ms. A window that read its lists within that time need not read them again. */
export const RECENT_MS = 60_000

/** What became stale within the last minute, as far as this process listened all that time. */
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
    /** Undefined while it has listened for less than a minute. */
    tags: (): string[] | undefined => {
      const from = clock() - RECENT_MS
      if (since > from) return undefined
      return [...changed].flatMap(([tag, at]) => (at >= from ? tag : []))
    },
  }
}
