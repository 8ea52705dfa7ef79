import { useCallback, useSyncExternalStore } from 'react'

export const PHONE = '(max-width:599.95px)'

/** Its answer is right already at the first render. MUI's hook is too large for the first page. @param query must be a constant */
export const useMatches = (query: string): boolean => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia?.(query)
      media?.addEventListener('change', changed)
      return () => media?.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(query)?.matches ?? false)
}
