/** An answer as it came, with the ETag by which the server knows it again. */
interface Known {
  etag: string
  body: string
  /** When the server last said that this is its answer, ms. */
  at: number
  /** Whether the cache still has what was made of it. */
  isInUse: () => boolean
}

/** All of them together, in letters: a few lists of a large school. The one not asked for longest makes room. */
const MOST_LETTERS = 2_000_000

/** As long as the cache keeps the answer of a page that was left, ms (decisions/0031). */
const KEPT_MS = 5 * 60_000

/**
 * What this user was answered, in memory alone: answers about children are `no-store`, so the browser keeps none of them, and a
 * list that did not change still costs a 304. Texts, since the same answer read into objects weighs three times as much. One for
 * each store; a sign-out or another user's sign-in empties it.
 */
const createKnownAnswers = () => {
  const kept = new Map<string, Known>()
  let owner: unknown = null
  const letters = (): number => [...kept.values()].reduce((sum, { body }) => sum + body.length, 0)
  /** Lets go of what was not asked for lately and is on no page. */
  const prune = (): void => {
    for (const [url, { at, isInUse }] of kept) if (Date.now() - at >= KEPT_MS && !isInUse()) kept.delete(url)
  }
  return {
    /** Empties itself when the user is another one than before. */
    of: (user: unknown, url: string): Known | undefined => {
      if (user !== owner) kept.clear()
      owner = user
      prune()
      return kept.get(url)
    },
    keep: (url: string, known: Omit<Known, 'at'>): void => {
      kept.delete(url)
      kept.set(url, { ...known, at: Date.now() })
      for (const [oldest] of kept) {
        if (letters() <= MOST_LETTERS) break
        kept.delete(oldest)
      }
    },
    prune,
    forget: (): void => kept.clear(),
  }
}

type KnownAnswers = ReturnType<typeof createKnownAnswers>

const known = new WeakMap<object, KnownAnswers>()

/**
 * What a store remembers of its answers; `forget` when the session ends.
 * @param deps of that store
 */
export const knownAnswersOf = (deps: object): KnownAnswers => {
  const own = known.get(deps) ?? createKnownAnswers()
  known.set(deps, own)
  return own
}
