import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { lazyPart } from '../parts/lazyPart'
import { hasNewBuild, takeNewBuild } from '../parts/newBuild'
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

/** Where a window stands in its history. */
interface Place {
  index: number | undefined
  path: string
}
const currentPlace = (): Place => ({ index: historyIndex(), path: window.location.pathname })

/**
 * Holds Back and Forward while something is unsaved. A window calls its listeners in the order they came, whatever their
 * phase: this one comes before the router's, since the effects of what stands inside the router run first, and it stays.
 * @param ask told how many steps were held; `pass` takes them once the user insists
 */
const useHistoryGuard = (dirty: boolean, ask: (leaving: Leaving) => void) => {
  const { key } = useLocation()
  const now = useRef({ dirty, ask, here: currentPlace() })
  const passing = useRef(false)
  useLayoutEffect(() => {
    Object.assign(now.current, { dirty, ask })
  }, [dirty, ask])
  useLayoutEffect(() => {
    now.current.here = currentPlace()
  }, [key])

  useLayoutEffect(() => {
    /** Steps that were taken back and are to be asked about once we are here again. */
    let undoing: number | null = null
    const onPopState = (event: PopStateEvent) => {
      if (undoing !== null) {
        event.stopImmediatePropagation()
        now.current.ask({ by: 'history', delta: undoing })
        undoing = null
        return
      }
      const { here } = now.current
      const there = currentPlace()
      const passes = passing.current || !now.current.dirty
      passing.current = false
      if (passes || here.index === undefined || there.index === undefined) return
      if (there.index === here.index || there.path === here.path) return
      event.stopImmediatePropagation()
      undoing = there.index - here.index
      window.history.go(-undoing)
    }
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])

  return useCallback((delta: number) => {
    passing.current = true
    window.history.go(delta)
  }, [])
}

/**
 * Links of the app and the end of the page. What code does with `navigate()` is never held: that is a save that worked.
 * Where nothing is unsaved, a link takes the new build, if there is one.
 */
const useDepartureGuard = (dirty: boolean, ask: (leaving: Leaving) => void): void => {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!dirty && !hasNewBuild()) return
      const to = linkTarget(event)
      if (to === null) return
      event.preventDefault()
      event.stopPropagation()
      if (dirty) ask({ by: 'link', to })
      else takeNewBuild(to)
    }
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()

    document.addEventListener('click', onClick, { capture: true })
    // A page that listens to this is never kept for Back.
    if (dirty) window.addEventListener('beforeunload', onUnload)
    return () => {
      document.removeEventListener('click', onClick, { capture: true })
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [dirty, ask])
}

// Most pages have nothing to lose; the dialog comes with the first form that has.
const ConfirmDialog = lazyPart(async () => (await import('../dialogs/ConfirmDialog')).ConfirmDialog)

/** Asks before a form with unsaved changes is left. Stands inside the router, around the pages. */
export function UnsavedGuardProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const [held, setHeld] = useState(0)
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const dirty = held > 0
  const pass = useHistoryGuard(dirty, setLeaving)
  useDepartureGuard(dirty, setLeaving)

  const go = () => {
    setLeaving(null)
    if (leaving?.by === 'link') void navigate(leaving.to)
    if (leaving?.by === 'history') pass(leaving.delta)
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
      )}
    </GuardContext>
  )
}
