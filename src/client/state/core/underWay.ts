import { createAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'

/** ms. The next page may show the same list and take over its request. */
const GRACE_MS = 1_000

interface Read {
  status: string
  requestId?: string | undefined
  data?: unknown
}

type Thunk = ThunkAction<void, object, unknown, UnknownAction>

export const readLeft = createAction<string>('reads/left')

const watchers = new Map<string, number>()

/** Aborts a read that still runs when no page shows it: browsers have six connections per server. */
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
