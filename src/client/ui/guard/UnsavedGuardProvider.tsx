import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Guard, GuardContext } from './useUnsavedGuard'

/** A step the user asked for that would lose what was typed. */
type Leaving = { by: 'link'; to: string } | { by: 'history'; delta: number }

/** The in-app address a click on a link would open, or null when the click leads elsewhere or nowhere. */
const linkTarget = (event: MouseEvent): string | null => {
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
const historyIndex = (): number | undefined => {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null || !('idx' in state)) return undefined
  return typeof state.idx === 'number' ? state.idx : undefined
}

/**
 * Holds every way out of a page with unsaved changes: links of the app, Back and Forward, closing the tab. The steps are
 * stopped before the router sees them (the capture phase comes first), because BrowserRouter has no blocker of its own.
 * What code does with `navigate()` is never held: that is a save that worked.
 * @param ask told what was held; does it later itself when the user insists
 * @returns a function that lets everything pass again
 */
const watchLeaving = (ask: (leaving: Leaving) => void): (() => void) => {
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

// Most pages have nothing to lose; the dialog comes with the first form that has.
const ConfirmDialog = lazy(async () => ({
  default: (await import('../dialogs/ConfirmDialog')).ConfirmDialog,
}))

/** Asks before a form with unsaved changes is left. Stands inside the router, around the pages. */
export function UnsavedGuardProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const [held, setHeld] = useState(0)
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const dirty = held > 0

  /** Lets everything pass again: the step that the user insisted on must not be asked about a second time. */
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => {
    if (!dirty) return
    stop.current = watchLeaving(setLeaving)
    return () => stop.current?.()
  }, [dirty])

  const go = () => {
    setLeaving(null)
    stop.current?.()
    if (leaving?.by === 'link') void navigate(leaving.to)
    if (leaving?.by === 'history') window.history.go(leaving.delta)
  }
  const hold = useCallback(() => {
    setHeld((count) => count + 1)
    return () => setHeld((count) => count - 1)
  }, [])
  const leaveTo = useCallback(
    (to: string) => (dirty ? setLeaving({ by: 'link', to }) : void navigate(to)),
    [dirty, navigate],
  )
  const guard = useMemo<Guard>(() => ({ hold, leaveTo }), [hold, leaveTo])

  return (
    <GuardContext value={guard}>
      {children}
      {dirty && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open={leaving !== null}
            title="Hay cambios sin guardar"
            text="Si sales ahora se pierde lo que escribiste."
            confirmLabel="Salir sin guardar"
            cancelLabel="Seguir aquí"
            destructive
            onConfirm={go}
            onClose={() => setLeaving(null)}
          />
        </Suspense>
      )}
    </GuardContext>
  )
}
