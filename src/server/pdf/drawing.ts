import path from 'node:path'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { HttpProblem } from '../http/problem'

/** A core stays for the event loop. */
export const THREADS = Math.max(1, Math.min(2, availableParallelism() - 1))

/** A thread nobody needs gives its memory back, ms. */
const IDLE_MS = 60_000
/** The largest cut takes a few seconds; what takes longer is not coming, ms. */
const DRAWN_WITHIN_MS = 30_000

const PROGRAM = path.join(__dirname, '../papers.worker.ts')
/** Node's threads know no TypeScript: the same loader as the product's own opens the program. */
const LOADER = `
const load = require('node:module').createRequire(require('node:worker_threads').workerData)
load('tsx/cjs')
load(require('node:worker_threads').workerData)`

/** What a thread is asked to draw: the kind of paper and what its drawer takes. */
export interface Drawn {
  readonly kind: string
  readonly facts: readonly unknown[]
}
export type DrawnAnswer = { readonly pdf: Uint8Array } | { readonly problem: string }

interface Job {
  resolve: (pdf: Uint8Array) => void
  reject: (error: Error) => void
}

const openThread = () => {
  const worker = new Worker(LOADER, { eval: true, execArgv: [], workerData: PROGRAM })
  let job: Job | null = null
  let isGone = false
  const settle = (end: (job: Job) => void): void => {
    const ended = job
    job = null
    if (ended) end(ended)
  }
  worker.unref()
  worker.on('message', (answer: DrawnAnswer) =>
    settle(({ resolve, reject }) =>
      'pdf' in answer ? resolve(answer.pdf) : reject(new Error(answer.problem)),
    ),
  )
  worker.on('error', (error) => settle(({ reject }) => reject(error)))
  worker.on('exit', () => {
    isGone = true
    settle(({ reject }) => reject(new Error('the thread that drew a paper ended')))
  })
  const end = () => worker.terminate()
  return {
    isGone: () => isGone,
    end,
    draw: (drawn: Drawn): Promise<Uint8Array> => {
      const late = setTimeout(() => {
        const slow = 'El documento tardó demasiado. Intenta de nuevo en un momento.'
        settle(({ reject }) => reject(new HttpProblem(503, slow, undefined, { 'retry-after': '10' })))
        void end()
      }, DRAWN_WITHIN_MS)
      const drawing = new Promise<Uint8Array>((resolve, reject) => {
        job = { resolve, reject }
        worker.postMessage(drawn)
      })
      return drawing.finally(() => clearTimeout(late))
    },
  }
}
type Thread = ReturnType<typeof openThread>

export interface Drawing {
  /** @throws 503 when it takes too long */
  draw(drawn: Drawn): Promise<Uint8Array>
  close(): Promise<void>
}

/** Threads that draw papers, opened when they are needed: laying out a large cut takes a second that nobody else waits for. */
export const createDrawing = (): Drawing => {
  const idle = new Map<Thread, NodeJS.Timeout>()
  const all = new Set<Thread>()
  const take = (): Thread => {
    for (const [thread, timer] of idle) {
      clearTimeout(timer)
      idle.delete(thread)
      if (!thread.isGone()) return thread
      all.delete(thread)
    }
    const thread = openThread()
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
    draw: async (drawn) => {
      const thread = take()
      try {
        return await thread.draw(drawn)
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
