import { createContext, useContext, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

export interface Guard {
  /**
   * Marks the page as unsaved until the returned function is called.
   * @param ofAddress whether another search of the page loses what is unsaved
   */
  hold: (ofAddress: boolean) => () => void
  leaveTo: (to: string) => void
}

/** Null outside the provider: only the browser asks then, when the tab is closed. */
export const GuardContext = createContext<Guard | null>(null)

/**
 * Asks while `dirty` before the page is left by a link, Back or Forward, or by closing the tab. Calls of `navigate()` pass, so that a page
 * can go on after its save.
 * @param ofAddress true where the search of the address names the record, as at the desk: Back to another search would lose what was typed
 */
export const useUnsavedGuard = (dirty: boolean, ofAddress = false): void => {
  const guard = useContext(GuardContext)
  const hold = guard?.hold
  useEffect(() => {
    if (dirty) return hold?.(ofAddress)
  }, [dirty, ofAddress, hold])
}

/** `navigate` for a Cancelar button: asks first while something is unsaved. Plain links ask anyway. */
export const useGuardedNavigate = (): ((to: string) => void) => {
  const guard = useContext(GuardContext)
  const navigate = useNavigate()
  return guard ? guard.leaveTo : (to) => void navigate(to)
}
