import { createContext, useContext, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

export interface Guard {
  /** Marks the page as unsaved until the returned function is called. */
  hold: () => () => void
  leaveTo: (to: string) => void
}

/** Null outside the provider: only the browser asks then, when the tab is closed. */
export const GuardContext = createContext<Guard | null>(null)

/**
 * Asks while `dirty` before the page is left by a link, Back or Forward, or by closing the tab. Calls of `navigate()` pass, so that a page
 * can go on after its save.
 */
export const useUnsavedGuard = (dirty: boolean): void => {
  const guard = useContext(GuardContext)
  const hold = guard?.hold
  useEffect(() => {
    if (dirty) return hold?.()
  }, [dirty, hold])
}

/** `navigate` for a Cancelar button: asks first while something is unsaved. Plain links ask anyway. */
export const useGuardedNavigate = (): ((to: string) => void) => {
  const guard = useContext(GuardContext)
  const navigate = useNavigate()
  return guard ? guard.leaveTo : (to) => void navigate(to)
}
