/** Milliseconds. A window that read its lists within that time need not read them again. */
const RECENT_MS = 60_000

export const createRecent = (clock: () => number = () => performance.now()) => {
  const changed = new Map<string, number>()
  let since = Infinity
  return {
    begin: (): void => {
      changed.clear()
      since = clock()
    },
    isListening: (): boolean => since !== Infinity,
    add: (tags: readonly string[]): void => {
      for (const tag of tags) changed.set(tag, clock())
    },
    /** Undefined until this process has listened for a minute. */
    tags: (): string[] | undefined => {
      const from = clock() - RECENT_MS
      if (since > from) return undefined
      return [...changed].flatMap(([tag, at]) => (at >= from ? tag : []))
    },
  }
}
