import { createAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'

/** Wait before a read is given up, ms: the next page may show the same list and use its request. */
const GRACE_MS = 1_000

interface Read {
  status: string
  requestId?: string | undefined
  data?: unknown
}

type Thunk = ThunkAction<void, object, unknown, UnknownAction>

/** The page of a first read was left, and the read still hangs; the payload is its request. */
export const readLeft = createAction<string>('reads/left')

/** How many components show a read, by its endpoint and argument. */
const watchers = new Map<string, number>()

/**
 * Counts a component that shows a read. When the last one has left, the read is given up if it hangs: a browser has six connections
 * per server. A list that is asked for again ends by itself, since the page that comes back shows its last answer meanwhile.
 * @returns what to call when the component leaves
 */
export const watchRead = (
  read: string,
  select: (state: never) => Read,
  dispatch: (thunk: Thunk) => unknown,
): (() => void) => {
  watchers.set(read, (watchers.get(read) ?? 0) + 1)
  return () => {
    watchers.set(read, (watchers.get(read) ?? 1) - 1)
    if (watchers.get(read)) return
    watchers.delete(read)
    setTimeout(() => {
      if (watchers.has(read)) return
      dispatch((send, getState) => {
        const { status, requestId, data } = select(getState() as never)
        if (status === 'pending' && requestId !== undefined && data === undefined) send(readLeft(requestId))
      })
    }, GRACE_MS)
  }
}
