import { useCallback, useRef, useState } from 'react'

interface Busy {
  busy: boolean
  run: (work: () => unknown) => Promise<void>
}

/** A second click during the work does nothing, even within the same frame. */
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
