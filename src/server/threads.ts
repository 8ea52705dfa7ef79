import { Worker, type ResourceLimits } from 'node:worker_threads'

/** A thread nobody needs gives its memory back, ms. */
const IDLE_MS = 60_000

/** Node's threads know no TypeScript: the same loader as the product's own opens the program. */
const LOADER = `
const load = require('node:module').createRequire(require('node:worker_threads').workerData)
load('tsx/cjs')
load(require('node:worker_threads').workerData)`

interface Work {
  /** File of the program: it answers each message with one. */
  readonly program: string
  /** What takes longer is not coming, ms. */
  readonly within: number
  /** What is told to who waited in vain. */
  readonly late: () => Error
  readonly limits?: ResourceLimits
  /** What is told when the thread ended over it: out of memory, for one. */
  readonly ended: () => Error
}

interface Job<Answer> {
  resolve: (answer: Answer) => void
  reject: (error: Error) => void
}

const openThread = <Question, Answer>({ program, within, late, limits, ended }: Work) => {
  const worker = new Worker(LOADER, {
    eval: true,
    execArgv: [],
    workerData: program,
    ...(limits ? { resourceLimits: limits } : {}),
  })
  let job: Job<Answer> | null = null
  let isGone = false
  const settle = (end: (job: Job<Answer>) => void): void => {
    const settled = job
    job = null
    if (settled) end(settled)
  }
  worker.unref()
  worker.on('message', (answer: Answer) => settle(({ resolve }) => resolve(answer)))
  worker.on('error', (error: Error & { code?: unknown }) =>
    settle(({ reject }) => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? ended() : error)),
  )
  worker.on('exit', () => {
    isGone = true
    settle(({ reject }) => reject(ended()))
  })
  const end = () => worker.terminate()
  return {
    isGone: () => isGone,
    end,
    ask: (question: Question): Promise<Answer> => {
      const timer = setTimeout(() => {
        settle(({ reject }) => reject(late()))
        void end()
      }, within)
      const asking = new Promise<Answer>((resolve, reject) => {
        job = { resolve, reject }
        worker.postMessage(question)
      })
      return asking.finally(() => clearTimeout(timer))
    },
  }
}

export interface Threads<Question, Answer> {
  /** @throws what `late` or `ended` makes */
  ask(question: Question): Promise<Answer>
  close(): Promise<void>
}

/** Threads of one program, opened when they are needed, for what nobody else should wait for. Who asks bounds how many. */
export const createThreads = <Question, Answer>(work: Work): Threads<Question, Answer> => {
  type Thread = ReturnType<typeof openThread<Question, Answer>>
  const idle = new Map<Thread, NodeJS.Timeout>()
  const all = new Set<Thread>()
  const take = (): Thread => {
    for (const [thread, timer] of idle) {
      clearTimeout(timer)
      idle.delete(thread)
      if (!thread.isGone()) return thread
      all.delete(thread)
    }
    const thread = openThread<Question, Answer>(work)
    all.add(thread)
    return thread
  }
  const drop = (thread: Thread): void => {
    idle.delete(thread)
    all.delete(thread)
    void thread.end()
  }
  const give = (thread: Thread): void => {
    if (thread.isGone()) all.delete(thread)
    else idle.set(thread, setTimeout(() => drop(thread), IDLE_MS).unref())
  }
  return {
    ask: async (question) => {
      const thread = take()
      try {
        return await thread.ask(question)
      } finally {
        give(thread)
      }
    },
    close: async () => {
      for (const timer of idle.values()) clearTimeout(timer)
      idle.clear()
      await Promise.all([...all].map((thread) => thread.end()))
      all.clear()
    },
  }
}
