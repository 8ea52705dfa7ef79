import { HttpProblem } from '../../http/problem'

/** Wrong codes from one address in a window. A parent types one or two; fifty bits take longer than the universe at this pace. */
export const MAX_WRONG = 30
const WINDOW_MS = 10 * 60_000
/** Addresses remembered at once; the oldest makes room, so that nobody fills the memory. */
const MAX_ADDRESSES = 10_000

interface Tries {
  count: number
  /** When the window ends, ms. */
  until: number
}

const tooMany = (until: number, now: number): HttpProblem => {
  const seconds = Math.max(1, Math.ceil((until - now) / 1000))
  const minutes = Math.ceil(seconds / 60)
  return new HttpProblem(
    429,
    `Demasiados intentos. Espera ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} y vuelve a intentar.`,
    undefined,
    { 'retry-after': String(seconds) },
  )
}

/**
 * Slows down who guesses codes. In the memory of each process: what is guarded is worth less than a row for each question, and a
 * code that is found costs nothing.
 */
export const createGuessLimit = (max = MAX_WRONG) => {
  const tries = new Map<string, Tries>()

  const openWindow = (address: string, now: number): Tries => {
    tries.delete(address)
    const [oldest] = tries.keys()
    if (tries.size >= MAX_ADDRESSES && oldest !== undefined) tries.delete(oldest)
    const fresh = { count: 0, until: now + WINDOW_MS }
    tries.set(address, fresh)
    return fresh
  }

  return {
    /**
     * Counts the question as wrong before it is answered, so that a hundred at once are not free.
     * @returns what to call when the code was right
     * @throws 429 with `Retry-After` in seconds
     */
    take: (address: string, moment: Date): (() => void) => {
      const now = moment.getTime()
      const known = tries.get(address)
      const mine = known && known.until > now ? known : openWindow(address, now)
      if (mine.count >= max) throw tooMany(mine.until, now)
      mine.count++
      return () => {
        mine.count--
      }
    },
  }
}
