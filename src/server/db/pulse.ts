import type { Tx } from './database'

/** Milliseconds: a connection silent for 35 s and a transaction idle for a minute are cut (pool.ts). */
const PULSE_EVERY_MS = 10_000

/** Keeps a write's transaction open while parts of it run in transactions of their own. */
export interface Pulse {
  readonly begin: () => void
  /** Before the transaction is used again: two statements at once would queue on its connection. */
  readonly end: () => Promise<void>
}

/** Without the pulse a long write loses its transaction, and with it the answer that tells what the parts did. */
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
