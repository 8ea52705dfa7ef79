import { createContext, useContext, useEffect } from 'react'
import { useNavigate, type NavigateOptions } from 'react-router-dom'

/** What would be lost, and how the question calls it. */
export interface Held {
  /** Whether another search of the page's address loses it too. */
  ofAddress: boolean
  /** Title of the question; undefined is that of every form. */
  title: string | undefined
}

export interface Guard {
  /** Marks the page as unsaved until the returned function is called. */
  hold: (held: Held) => () => void
  leaveTo: (to: string, options?: NavigateOptions) => void
}

/** Null outside the provider: only the browser asks then, when the tab is closed. */
export const GuardContext = createContext<Guard | null>(null)

/**
 * Asks while `dirty` before the page is left by a link, Back or Forward, or by closing the tab. Calls of `navigate()` pass, so that a page
 * can go on after its save.
 * @param ofAddress true where the search of the address names the record, as at the desk: Back to another search would lose what was typed
 */
export const useUnsavedGuard = (
  dirty: boolean,
  { ofAddress = false, title }: { ofAddress?: boolean; title?: string } = {},
): void => {
  const guard = useContext(GuardContext)
  const hold = guard?.hold
  useEffect(() => {
    if (dirty) return hold?.({ ofAddress, title })
  }, [dirty, ofAddress, title, hold])
}

/** `navigate` for a Cancelar button and for a chosen search result: asks first while something is unsaved. Plain links ask anyway. */
export const useGuardedNavigate = (): Guard['leaveTo'] => {
  const guard = useContext(GuardContext)
  const navigate = useNavigate()
  return guard ? guard.leaveTo : (to, options) => void navigate(to, options)
}
