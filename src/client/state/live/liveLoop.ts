import type { LiveEnd } from './liveStream'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 15_000
/** A server that never gave a stream may have none behind its proxy: asked ever more seldom. */
const LONGEST_PAUSE_UNSEEN_MS = 300_000
/** A stream shorter than this counts as a failure: a server that hangs up at once is not asked without pause, ms. */
const SHORT_MS = 5_000

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Half to all of a pause that doubles: a school's desks do not all come back in the same moment. */
export const pauseAfter = (failures: number, seen: boolean, random: () => number): number => {
  const longest = seen ? LONGEST_PAUSE_MS : LONGEST_PAUSE_UNSEEN_MS
  return Math.min(FIRST_PAUSE_MS * 2 ** failures, longest) * (0.5 + random() / 2)
}

export interface LiveLoop {
  /** Opens a stream now, in place of the one there may be. */
  start: () => void
  stop: () => void
}

/**
 * Keeps a stream open: each that ends is followed by another, after a pause that grows while they fail.
 * @param open one stream; its end says whether to go on
 * @param over of an end after which there is no next one
 */
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
