import { historyIndex, linkTarget, type Leaving } from './leaving'

/**
 * Holds every way out of a page with unsaved changes: links of the app, Back and Forward, closing the tab. The steps are
 * stopped before the router sees them (the capture phase comes first), because BrowserRouter has no blocker of its own.
 * What code does with `navigate()` is never held: that is a save that worked.
 * @param ask told what was held; does it later itself when the user insists
 * @returns a function that lets everything pass again
 */
export const watchLeaving = (ask: (leaving: Leaving) => void): (() => void) => {
  const here = historyIndex()
  const path = window.location.pathname
  /** Steps through the history that were taken back and are to be asked about once we are here again. */
  let undoing: number | null = null

  const onClick = (event: MouseEvent) => {
    const to = linkTarget(event)
    if (to === null) return
    event.preventDefault()
    event.stopPropagation()
    ask({ by: 'link', to })
  }
  const onPopState = (event: PopStateEvent) => {
    if (undoing !== null) {
      event.stopImmediatePropagation()
      ask({ by: 'history', delta: undoing })
      undoing = null
      return
    }
    const there = historyIndex()
    if (here === undefined || there === undefined || here === there) return
    if (window.location.pathname === path) return
    event.stopImmediatePropagation()
    undoing = there - here
    window.history.go(-undoing)
  }
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()

  document.addEventListener('click', onClick, { capture: true })
  window.addEventListener('popstate', onPopState, { capture: true })
  window.addEventListener('beforeunload', onUnload)
  return () => {
    document.removeEventListener('click', onClick, { capture: true })
    window.removeEventListener('popstate', onPopState, { capture: true })
    window.removeEventListener('beforeunload', onUnload)
  }
}
