/** How far back a stream that opens is told what changed, ms: a window that has just read its lists need not read them again. */
export const RECENT_MS = 60_000

/** What became stale within the last minute, as far as this process listened all that time. */
export const createRecent = (clock: () => number = () => performance.now()) => {
  const changed = new Map<string, number>()
  let since = Infinity
  return {
    /** It listens from now on; what was said before, nobody here knows. */
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
