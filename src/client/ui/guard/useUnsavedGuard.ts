import { createContext, useContext, useEffect } from 'react'
import { useNavigate, type NavigateOptions } from 'react-router-dom'

export interface Held {
  /** The address's search names the record, so another search leaves the form too. */
  ofAddress: boolean
  /** Undefined: the title of every form. */
  title: string | undefined
}

export interface Guard {
  hold: (held: Held) => () => void
  leaveTo: (to: string, options?: NavigateOptions) => void
}

/** Null outside the provider: only the browser asks then, when the tab is closed. */
export const GuardContext = createContext<Guard | null>(null)

/** `navigate()` passes, for after a save. @param ofAddress the address's search names the record, so another search loses it */
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

/** `navigate` that asks first while something is unsaved. Plain links ask anyway. */
export const useGuardedNavigate = (): Guard['leaveTo'] => {
  const guard = useContext(GuardContext)
  const navigate = useNavigate()
  return guard ? guard.leaveTo : (to, options) => void navigate(to, options)
}
