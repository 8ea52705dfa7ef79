import { createContext, useContext, useEffect } from 'react'
import { useNavigate, type NavigateOptions } from 'react-router-dom'

export interface Held {
  /** The query of the address names the record, so changing it leaves the form too. */
  ofAddress: boolean
  title: string | undefined
}

export interface Guard {
  hold: (held: Held) => () => void
  leaveTo: (to: string, options?: NavigateOptions) => void
}

/** Null outside the provider: then only the browser asks, when the tab is closed. */
export const GuardContext = createContext<Guard | null>(null)

/** Asks before leaving while dirty; `navigate()`, used after a save, does not ask. @param ofAddress changing the query leaves the form too */
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

/** A `navigate` that asks first while something is unsaved. Plain links ask anyway. */
export const useGuardedNavigate = (): Guard['leaveTo'] => {
  const guard = useContext(GuardContext)
  const navigate = useNavigate()
  return guard ? guard.leaveTo : (to, options) => void navigate(to, options)
}
