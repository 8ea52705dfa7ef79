import path from 'node:path'
import type { ResourceLimits } from 'node:worker_threads'
import { Piscina } from 'piscina'

/** Milliseconds after which an idle thread ends, to give back its memory. */
const IDLE_MS = 60_000

interface Work {
  readonly program: string
  /** Milliseconds after which the thread is ended. */
  readonly within: number
  readonly late: () => Error
  readonly limits?: ResourceLimits
  readonly ended: () => Error
}

interface Threads<Question, Answer> {
  ask(question: Question): Promise<Answer>
  close(): Promise<void>
}

const isEnd = (error: unknown): boolean => {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return code === 'ERR_WORKER_OUT_OF_MEMORY' || /^(Terminating worker|worker exited)/.test(String(message))
}

/** Threads for work that would hold up all calls. Callers limit how much runs at once. */
export const createThreads = <Question, Answer>(work: Work): Threads<Question, Answer> => {
  let pool: Piscina<Question, Answer> | null = null
  const open = (): Piscina<Question, Answer> => {
    const opened = new Piscina<Question, Answer>({
      filename: path.join(__dirname, 'thread.cjs'),
      workerData: work.program,
      execArgv: [],
      minThreads: 0,
      idleTimeout: IDLE_MS,
      ...(work.limits && { resourceLimits: work.limits }),
    })
    // A failed idle thread is replaced at the next call; without a listener its error would end the server.
    return opened.on('error', () => undefined)
  }
  return {
    ask: async (question) => {
      pool ??= open()
      const timer = AbortSignal.timeout(work.within)
      try {
        return await pool.run(question, { signal: timer })
      } catch (error) {
        throw timer.aborted ? work.late() : isEnd(error) ? work.ended() : error
      }
    },
    close: async () => {
      const closed = pool
      pool = null
      await closed?.destroy()
    },
  }
}
