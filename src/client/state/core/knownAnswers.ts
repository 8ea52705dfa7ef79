/** An answer with the ETag by which the server knows it again. */
interface Known {
  etag: string
  data: unknown
}

/** Lists of one working day; the one not asked for longest makes room. */
const MOST = 40

/**
 * What this user was answered, in memory alone: answers about children are `no-store`, so the browser keeps none of them, and a
 * list that did not change still costs a 304. One for each store, emptied when somebody else signs in or nobody is.
 */
export const createKnownAnswers = () => {
  const kept = new Map<string, Known>()
  let owner: unknown = null
  return {
    /** Empties itself when the user is another one than before. */
    of: (user: unknown, url: string): Known | undefined => {
      if (user !== owner) kept.clear()
      owner = user
      return kept.get(url)
    },
    keep: (url: string, known: Known): void => {
      kept.delete(url)
      kept.set(url, known)
      const [oldest] = kept.keys()
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
    },
    forget: (): void => kept.clear(),
  }
}
export type KnownAnswers = ReturnType<typeof createKnownAnswers>
