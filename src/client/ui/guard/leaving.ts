/** A step the user asked for that would lose what was typed. */
export type Leaving = { by: 'link'; to: string } | { by: 'history'; delta: number }

/** The in-app address a click on a link would open, or null when the click leads elsewhere or nowhere. */
export const linkTarget = (event: MouseEvent): string | null => {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return null
  if (link.target && link.target !== '_self') return null
  const url = new URL(link.href, window.location.href)
  // Another site is a real departure: the browser asks by itself (beforeunload).
  if (url.origin !== window.location.origin) return null
  // A search, a page or an anchor of the same page loses nothing.
  if (url.pathname === window.location.pathname) return null
  return url.pathname + url.search + url.hash
}

/** Where the router says an entry of the history stands; undefined for entries that are not the router's. */
export const historyIndex = (): number | undefined => {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null || !('idx' in state)) return undefined
  return typeof state.idx === 'number' ? state.idx : undefined
}
