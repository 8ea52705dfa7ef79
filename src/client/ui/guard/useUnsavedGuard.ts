import { useContext, useEffect } from 'react'
import { GuardContext } from './guardContext'

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
