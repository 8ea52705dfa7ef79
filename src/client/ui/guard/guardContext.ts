import { createContext } from 'react'

export interface Guard {
  /** Says that a form has unsaved changes, until the returned function is called. */
  hold: () => () => void
  /** Goes there, asking first while something is unsaved. */
  leaveTo: (to: string) => void
}

/** Null outside the provider: then only the browser asks, when the tab is closed. */
export const GuardContext = createContext<Guard | null>(null)
