import { useCallback, useRef, useState } from 'react'

/** Work that may be under way only once. */
interface Busy {
  busy: boolean
  /** Runs the work unless it is running already; what it throws is thrown on. */
  run: (work: () => unknown) => Promise<void>
}

/** Guards a button: a second press during the work does nothing, not even within the same frame. */
export const useBusy = (): Busy => {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const run = useCallback(async (work: () => unknown) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await work()
    } finally {
      running.current = false
      setBusy(false)
    }
  }, [])
  return { busy, run }
}
