interface Bounds {
  readonly atOnce: number
  /** Work of one caller at once; the rest waits while other callers go first. Missing: no limit. */
  readonly callerAtOnce?: number
  readonly ofCaller: number
  readonly inLane: number
  /** Longest wait, ms. */
  readonly within: number
  /** The refusal. @param own the caller's own limit is reached @param behindOwn it waited for other work of the caller */
  readonly full: (own: boolean, behindOwn: boolean) => Error
}

/** `first` is served before `later`; neither can use up the other's places. */
type Lane = 'first' | 'later'

interface Waiter {
  readonly caller: string
  begin(): void
}

/** Takes a place before work begins, so refused work costs nothing. */
export interface Queue {
  run<T>(caller: string, work: () => Promise<T>, lane?: Lane): Promise<T>
  counts(): { running: number; waiting: number; refused: number }
}

const add = (counts: Map<string, number>, name: string, many: number): void => {
  const now = (counts.get(name) ?? 0) + many
  if (now > 0) counts.set(name, now)
  else counts.delete(name)
}

export const createQueue = ({
  atOnce,
  callerAtOnce = atOnce,
  ofCaller,
  inLane,
  within,
  full,
}: Bounds): Queue => {
  const waiting: Record<Lane, Set<Waiter>> = { first: new Set(), later: new Set() }
  const inside: Record<Lane, number> = { first: 0, later: 0 }
  const callers = new Map<string, number>()
  const working = new Map<string, number>()
  let running = 0
  let refused = 0

  const refuse = (own: boolean, behindOwn = false): Error => {
    refused++
    return full(own, behindOwn)
  }
  const enter = (caller: string, lane: Lane): void => {
    const own = callers.get(caller) ?? 0
    if (own >= ofCaller || inside[lane] >= inLane) throw refuse(own >= ofCaller)
    add(callers, caller, 1)
    inside[lane]++
  }
  const leave = (caller: string, lane: Lane): void => {
    add(callers, caller, -1)
    inside[lane]--
  }
  const mayBegin = (caller: string): boolean => (working.get(caller) ?? 0) < callerAtOnce
  const begin = (caller: string): void => {
    running++
    add(working, caller, 1)
  }
  const turn = (caller: string, lane: Lane): Promise<void> =>
    new Promise((resolve, reject) => {
      const waiter = {
        caller,
        begin: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      const timer = setTimeout(() => {
        waiting[lane].delete(waiter)
        reject(refuse(false, !mayBegin(caller)))
      }, within)
      waiting[lane].add(waiter)
    })
  const end = (ended: string): void => {
    running--
    add(working, ended, -1)
    for (const lane of [waiting.first, waiting.later])
      for (const waiter of lane) {
        if (!mayBegin(waiter.caller)) continue
        lane.delete(waiter)
        begin(waiter.caller)
        return waiter.begin()
      }
  }

  return {
    run: async (caller, work, lane = 'later') => {
      enter(caller, lane)
      try {
        if (running < atOnce && mayBegin(caller)) begin(caller)
        else await turn(caller, lane)
        try {
          return await work()
        } finally {
          end(caller)
        }
      } finally {
        leave(caller, lane)
      }
    },
    counts: () => ({ running, waiting: waiting.first.size + waiting.later.size, refused }),
  }
}
