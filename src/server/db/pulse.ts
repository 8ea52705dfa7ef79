import type { Tx } from './database'

/** Milliseconds: a connection silent for 35 s and a transaction idle for a minute are cut (pool.ts). */
const PULSE_EVERY_MS = 10_000

/** Sends a sign of life on a transaction while parts of its work run in others. */
export interface Pulse {
  readonly begin: () => void
  /** Call before using the transaction again: two statements at once would queue on its connection. */
  readonly end: () => Promise<void>
}

/** Without it a long write loses its idle transaction, and with it the answer saying what the parts did. */
export const createPulse = (tx: Tx, everyMs = PULSE_EVERY_MS): Pulse => {
  let timer: NodeJS.Timeout | undefined
  let beat: Promise<unknown> = Promise.resolve()
  return {
    begin: () => {
      timer ??= setInterval(() => {
        beat = beat
          .then(() => tx.selectNoFrom(({ lit }) => lit(1).as('beat')).execute())
          .catch(() => undefined)
      }, everyMs)
    },
    end: async () => {
      clearInterval(timer)
      await beat
    },
  }
}
