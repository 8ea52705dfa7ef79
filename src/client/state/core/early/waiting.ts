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

/** The answer, or the reason of the call that gave up on it: an early read that hangs ends as a late one does, with a time-out. */
const untilGivenUp = ({ answer, giveUp }: Asked, signal: AbortSignal): Promise<Response> =>
  new Promise((resolve, reject) => {
    const end = () => {
      giveUp()
      reject(signal.reason as Error)
    }
    signal.addEventListener('abort', end, { once: true })
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', end))
  })

/**
 * Answers a read with what was asked for early, once, and sends every other call. A failure is told as that of a late call.
 * @param userId who is signed in now: what was asked for somebody else is not theirs
 */
export const takingEarly =
  (send: typeof fetch, userId: () => number | undefined): typeof fetch =>
  (input, init) => {
    const { url, signal } = input instanceof Request ? input : new Request(input, init)
    const asked = waiting.get(url)
    if (!asked) return send(input, init)
    waiting.delete(url)
    if (asked.userId === userId()) return untilGivenUp(asked, signal)
    asked.giveUp()
    return send(input, init)
  }
