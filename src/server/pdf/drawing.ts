import path from 'node:path'
import { availableParallelism } from 'node:os'
import { type HttpProblem, tryAgain } from '../shared/problem'
import { createThreads } from '../threads/threads'

/** Leaves a core for the event loop. */
export const THREADS = Math.max(1, Math.min(2, availableParallelism() - 1))

/** Milliseconds; the largest cut takes a few seconds. */
const DRAWN_WITHIN_MS = 30_000

export interface Drawn {
  readonly kind: string
  readonly facts: readonly unknown[]
}

export interface Drawing {
  draw(drawn: Drawn): Promise<Uint8Array>
  close(): Promise<void>
}

const tooSlow = (): HttpProblem =>
  tryAgain(503, 'El documento tardó demasiado. Intenta de nuevo en un momento.', 10)

/** In threads: a large cut takes a second, for which other calls must not wait. */
export const createDrawing = (): Drawing => {
  const threads = createThreads<Drawn, Uint8Array>({
    program: path.join(__dirname, '../threads/papersWorker.ts'),
    within: DRAWN_WITHIN_MS,
    late: tooSlow,
    ended: () => new Error('the thread that drew a paper ended'),
  })
  return {
    draw: threads.ask,
    close: threads.close,
  }
}
