import type { LiveEnd } from './liveStream'

const FIRST_PAUSE_MS = 500

const MAX_PAUSE_MS = 15_000

/** ms. Longest pause for a server that never gave a stream: its proxy may hold them back. */
const MAX_PAUSE_UNSEEN_MS = 300_000

/** ms. A shorter stream counts as a failure, so that a server that hangs up at once is not asked in a loop. */
const SHORT_MS = 5_000

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })

/** ms, doubling with each failure; by chance between half and all of it, so that desks do not return at the same moment. */
export const pauseAfter = (failures: number, seen: boolean, random: () => number): number => {
  const longest = seen ? MAX_PAUSE_MS : MAX_PAUSE_UNSEEN_MS
  return Math.min(FIRST_PAUSE_MS * 2 ** failures, longest) * (0.5 + random() / 2)
}

interface LiveLoop {
  start: () => void
  stop: () => void
}

/** Opens the next stream when one ends, after a pause that grows with failures. @param over called for an end after which none is opened */
export const createLiveLoop = (
  open: (signal: AbortSignal) => Promise<LiveEnd>,
  over: (end: 'unauthorized' | 'unsupported') => void,
): LiveLoop => {
  let running: AbortController | null = null
  let seen = false

  const run = async ({ signal }: AbortController): Promise<void> => {
    for (let failures = 0; !signal.aborted;) {
      const began = Date.now()
      const end = await open(signal)
      if (signal.aborted) return
      if (end === 'unauthorized' || end === 'unsupported') return over(end)
      seen ||= end === 'ended'
      failures = end === 'ended' && Date.now() - began > SHORT_MS ? 0 : failures + 1
      await pause(pauseAfter(Math.max(0, failures - 1), seen, Math.random), signal)
    }
  }
  const stop = () => {
    running?.abort()
    running = null
  }
  return {
    start: () => {
      stop()
      running = new AbortController()
      void run(running)
    },
    stop,
  }
}
