import { tooManyTries } from './problem'

/** Callers remembered at once; the oldest makes room, so that nobody fills the memory. */
const MAX_CALLERS = 10_000

interface Tries {
  count: number
  /** When the window ends, ms. */
  until: number
}

/**
 * Slows down who guesses: codes of receipts by address, one's own password by user. In the memory of each process: what is
 * guarded is worth less than a row for each question, and who is right costs nothing.
 * @param max wrong ones of one caller in a window
 */
export const createGuessLimit = ({ max, windowMs }: { max: number; windowMs: number }) => {
  const tries = new Map<string, Tries>()

  const openWindow = (caller: string, now: number): Tries => {
    tries.delete(caller)
    const [oldest] = tries.keys()
    if (tries.size >= MAX_CALLERS && oldest !== undefined) tries.delete(oldest)
    const fresh = { count: 0, until: now + windowMs }
    tries.set(caller, fresh)
    return fresh
  }

  return {
    /**
     * Counts the guess as wrong before it is looked at, so that a hundred at once are not free.
     * @returns what to call when it was right
     * @throws 429 with `Retry-After` in seconds
     */
    take: (caller: string, moment: Date): (() => void) => {
      const now = moment.getTime()
      const known = tries.get(caller)
      const mine = known && known.until > now ? known : openWindow(caller, now)
      if (mine.count >= max) throw tooManyTries(mine.until, now)
      mine.count++
      return () => {
        mine.count--
      }
    },
  }
}
