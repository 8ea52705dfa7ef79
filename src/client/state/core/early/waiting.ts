/** A read that is under way before anybody asked for it. */
export interface Asked {
  /** The store's name for this read. */
  endpoint: string
  /** Its address within the API. */
  call: string
  userId: number
  answer: Promise<Response>
  giveUp: () => void
}

/** What was asked for and nobody took yet, by address. */
export const waiting = new Map<string, Asked>()

/**
 * Answers a read with what was asked for early, once, and sends every other call. A failure is told as that of a late call.
 * @param userId who is signed in now: what was asked for somebody else is not theirs
 */
export const takingEarly =
  (send: typeof fetch, userId: () => number | undefined): typeof fetch =>
  (input, init) => {
    const { method, url, signal } = input instanceof Request ? input : new Request(input, init)
    // What was asked before a change is not what is there after it.
    if (method !== 'GET') waiting.clear()
    const asked = waiting.get(url)
    if (!asked) return send(input, init)
    waiting.delete(url)
    if (asked.userId !== userId()) {
      asked.giveUp()
      return send(input, init)
    }
    signal.addEventListener('abort', asked.giveUp)
    return asked.answer
  }
