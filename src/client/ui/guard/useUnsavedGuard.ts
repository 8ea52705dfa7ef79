import { createContext, useContext, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

export interface Guard {
  /** Says that a form has unsaved changes, until the returned function is called. */
  hold: () => () => void
  /** Goes there, asking first while something is unsaved. */
  leaveTo: (to: string) => void
}

/** Null outside the provider: then only the browser asks, when the tab is closed. */
export const GuardContext = createContext<Guard | null>(null)

/**
 * Asks before the page is left while `dirty`: by a link, Back or Forward, or closing the tab. Calls of `navigate()` pass,
 * so a page that saved may simply go on.
 */
export const useUnsavedGuard = (dirty: boolean): void => {
  const guard = useContext(GuardContext)
  const hold = guard?.hold
  useEffect(() => {
    if (dirty) return hold?.()
  }, [dirty, hold])
}

/** `navigate` for a Cancelar button: asks first while something is unsaved. A plain link is asked about anyway. */
export const useGuardedNavigate = (): ((to: string) => void) => {
  const guard = useContext(GuardContext)
  const navigate = useNavigate()
  return guard ? guard.leaveTo : (to) => void navigate(to)
}
