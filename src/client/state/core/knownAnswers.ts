import type { fetchBaseQuery } from '@reduxjs/toolkit/query/react'

export const NOT_MODIFIED = 304

interface Known {
  etag: string
  body: string
  /** When the server last gave this answer, ms. */
  at: number
  isInUse: () => boolean
}

/** Characters of all texts together: some lists of a large school. The oldest goes first. */
const MAX_LETTERS = 2_000_000

/** ms, as long as the query cache keeps an answer whose page was left (decisions/0031). */
const KEPT_MS = 5 * 60_000

/** Answers kept for a 304, because browsers keep no `no-store` answers. As texts, which take a third of the memory of objects. */
export const createKnownAnswers = () => {
  const kept = new Map<string, Known>()
  let owner: unknown = null
  const letters = (): number => [...kept.values()].reduce((sum, { body }) => sum + body.length, 0)
  const prune = (): void => {
    for (const [url, { at, isInUse }] of kept) if (Date.now() - at >= KEPT_MS && !isInUse()) kept.delete(url)
  }
  return {
    /** Emptied first when another user than before asks. */
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
        if (letters() <= MAX_LETTERS) break
        kept.delete(oldest)
      }
    },
    prune,
    forget: (): void => kept.clear(),
  }
}

export type KnownAnswers = ReturnType<typeof createKnownAnswers>

type Sent = Awaited<ReturnType<ReturnType<typeof fetchBaseQuery>>>

interface Asked extends Pick<Known, 'isInUse'> {
  address: string
  user: () => number | null
  isSignedIn: () => boolean
}

/** Sends the ETag of a kept answer and returns that answer for a 304. @param send sends the call, with this ETag if there is one */
export const withKnownAnswer = async (
  answers: KnownAnswers,
  { address, user, isSignedIn, isInUse }: Asked,
  send: (etag?: string) => Sent | PromiseLike<Sent>,
): Promise<Pick<Sent, 'data' | 'error'>> => {
  const asking = user()
  const before = answers.of(asking, address)
  const { data, error, meta } = await send(before?.etag)
  const response = meta?.response
  if (error || !response) return { data, error } as Pick<Sent, 'data' | 'error'>
  const known = response.status === NOT_MODIFIED ? before : undefined
  const etag = known?.etag ?? response.headers.get('etag')
  // An answer for another user is not kept; a renewed token does not matter.
  if (etag && isSignedIn() && user() === asking)
    answers.keep(address, { etag, body: known?.body ?? (await response.text()), isInUse })
  return { data: known ? (JSON.parse(known.body) as unknown) : data }
}
