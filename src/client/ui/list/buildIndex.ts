import { isIndexed, rowKey, type SearchText } from '@contract/search/searchIndex'

/** Longest slice of work, ms: a key or a paint waits no longer. */
const SLICE_MS = 8

/** Lets keys, clicks and paints go first; with none waiting the next slice follows at once. */
const breathe = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } }
  if (scheduler?.yield) return scheduler.yield()
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

/** After the rows are painted. @returns stops it */
const onceIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: 100 })
  return () => cancelIdleCallback(handle)
}

const underWay = new Set<() => void>()
const listeners = new Set<() => void>()

export const onIndexed = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Call before Enter opens the only match: an unfinished index may show one match where there are two. */
export const finishIndexes = (): void => {
  for (const finish of underWay) finish()
}

/** Makes the search texts of a long list in slices: a key typed meanwhile waits for one slice. @returns stops it */
export const buildIndex = <Row extends object>(
  rows: readonly Row[],
  searchText: SearchText<Row>,
): (() => void) => {
  if (isIndexed(rows, searchText)) return () => undefined
  let next = 0
  let isOver = false
  const stop = () => {
    isOver = true
    underWay.delete(finish)
    cancel()
  }
  const finish = () => {
    while (next < rows.length) rowKey(rows[next++]!, searchText)
    stop()
    for (const listener of listeners) listener()
  }
  const work = async () => {
    while (!isOver) {
      const until = performance.now() + SLICE_MS
      while (next < rows.length && performance.now() < until) rowKey(rows[next++]!, searchText)
      if (next === rows.length) finish()
      else await breathe()
    }
  }
  const cancel = onceIdle(() => void work())
  underWay.add(finish)
  return stop
}
