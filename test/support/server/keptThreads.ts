import { createThreads as create } from '@server/threads/threads'

type Threads = ReturnType<typeof create<never, never>>
type Work = Parameters<typeof create>[0]

/** By program. The modules that ask for them are shared by the test files of a process (runtime.cjs), and so is this one. */
const open = new Map<string, Threads>()

/**
 * In place of the product's (jest.config.ts): the servers of a process share their threads, which open at the first paper or list.
 * Opening one takes 0.4 s of a core, for the loader of TypeScript. `threads.test.ts` asks the product's own.
 */
export const createThreads = (work: Work): Threads => {
  const threads = open.get(work.program) ?? create<never, never>(work)
  open.set(work.program, threads)
  return { ask: threads.ask, close: () => Promise.resolve() }
}
