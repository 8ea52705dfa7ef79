import path from 'node:path'
import type { ResourceLimits } from 'node:worker_threads'
import { Piscina } from 'piscina'

/** Milliseconds: an idle thread gives its memory back. */
const IDLE_MS = 60_000

interface Work {
  readonly program: string
  /** Milliseconds; then the thread is ended. */
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

/** For work that would hold up every other call. Callers bound how many. */
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
    // A thread that fails without work is replaced by the next call; without this listener its error would end the server.
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
