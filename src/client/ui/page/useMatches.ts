import { useCallback, useSyncExternalStore } from 'react'

/** Below this width tables are cards. */
export const PHONE = '(max-width:599.95px)'

/**
 * Whether the window matches a media query, right from the first render. Far smaller than MUI's hook, which also handles servers and
 * themes; the first page needs only this.
 * @param query constant: '(min-width:1100px)'
 */
export const useMatches = (query: string): boolean => {
  const subscribe = useCallback(
    (changed: () => void) => {
      // jsdom has no `matchMedia`.
      const media = window.matchMedia?.(query)
      media?.addEventListener('change', changed)
      return () => media?.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(query)?.matches ?? false)
}
