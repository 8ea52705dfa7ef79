import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether the window is as a media query says, from the first render on. Much less than MUI's, which also knows servers and
 * themes, for the one question that the first page asks.
 * @param query constant: '(min-width:1100px)'
 */
export const useMatches = (query: string): boolean => {
  const subscribe = useCallback(
    (changed: () => void) => {
      // jsdom has none.
      const media = window.matchMedia?.(query)
      media?.addEventListener('change', changed)
      return () => media?.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(query)?.matches ?? false)
}
