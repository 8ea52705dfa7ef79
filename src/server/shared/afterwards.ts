/** Work that no answer waits for, since its duration would reveal what only the server may know. One job after the other. */
export interface Afterwards {
  add(work: () => Promise<void>): void
  drain(): Promise<void>
}

export const createAfterwards = (failed: (error: unknown) => void): Afterwards => {
  let last: Promise<void> = Promise.resolve()
  return {
    add: (work) => {
      last = last.then(work).catch(failed)
    },
    drain: async () => {
      for (let seen: Promise<void> | null = null; seen !== last;) {
        seen = last
        await seen
      }
    },
  }
}
