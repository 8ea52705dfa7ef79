import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom'
import { lazyPart } from '../parts/lazyPart'
import { hasNewBuild, takeNewBuild } from '../parts/newBuild'
import { partAround } from '../browser/parts'
import { type Guard, GuardContext, type Held } from './useUnsavedGuard'

type Leaving =
  { by: 'link'; to: string; options?: NavigateOptions | undefined } | { by: 'history'; delta: number }

type Unsaved = 'nothing' | 'page' | 'address'

/** Whether going from here to there keeps the form; changing only the anchor always does. */
const keepsForm = (
  unsaved: Unsaved,
  here: Pick<Location, 'pathname' | 'search'>,
  there: typeof here,
): boolean => here.pathname === there.pathname && (unsaved !== 'address' || here.search === there.search)

/** Where a click leads; null when it opens another site, another window or nothing. */
const linkTarget = (event: MouseEvent, unsaved: Unsaved): string | null => {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = partAround(event.target, 'link')
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return null
  if (link.target && link.target !== '_self') return null
  const url = new URL(link.href, window.location.href)
  if (url.origin !== window.location.origin) return null
  if (keepsForm(unsaved, window.location, url)) return null
  return url.pathname + url.search + url.hash
}

/** Place of the entry in the history; undefined for entries that the router did not make. */
const historyIndex = (): number | undefined => {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null || !('idx' in state)) return undefined
  return typeof state.idx === 'number' ? state.idx : undefined
}

interface Place {
  index: number | undefined
  pathname: string
  search: string
}
const currentPlace = (): Place => {
  const { pathname, search } = window.location
  return { index: historyIndex(), pathname, search }
}

/** Listens before the router: a window runs listeners in the order they were added. @param ask gets the steps held back @returns takes such steps after all */
const useHistoryGuard = (unsaved: Unsaved, ask: (leaving: Leaving) => void) => {
  const { key } = useLocation()
  const now = useRef({ unsaved, ask, here: currentPlace() })
  const passing = useRef(false)
  useLayoutEffect(() => {
    Object.assign(now.current, { unsaved, ask })
  }, [unsaved, ask])
  useLayoutEffect(() => {
    now.current.here = currentPlace()
  }, [key])

  useLayoutEffect(() => {
    let undoing: number | null = null
    const onPopState = (event: PopStateEvent) => {
      if (undoing !== null) {
        event.stopImmediatePropagation()
        now.current.ask({ by: 'history', delta: undoing })
        undoing = null
        return
      }
      const { here, unsaved } = now.current
      const there = currentPlace()
      const passes = passing.current || unsaved === 'nothing'
      passing.current = false
      if (passes || here.index === undefined || there.index === undefined) return
      if (there.index === here.index || keepsForm(unsaved, here, there)) return
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

/** `navigate()` is let through: it follows a save. With nothing unsaved and a new build waiting, a link loads that build. */
const useDepartureGuard = (unsaved: Unsaved, ask: (leaving: Leaving) => void): void => {
  const dirty = unsaved !== 'nothing'
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!dirty && !hasNewBuild()) return
      const to = linkTarget(event, unsaved)
      if (to === null) return
      event.preventDefault()
      event.stopPropagation()
      if (dirty) ask({ by: 'link', to })
      else takeNewBuild(to)
    }
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()

    document.addEventListener('click', onClick, { capture: true })
    // Only while something is unsaved: with this listener browsers do not keep the page for a fast Back.
    if (dirty) window.addEventListener('beforeunload', onUnload)
    return () => {
      document.removeEventListener('click', onClick, { capture: true })
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [dirty, unsaved, ask])
}

const ConfirmDialog = lazyPart(async () => (await import('../dialogs/ConfirmDialog')).ConfirmDialog)

export function UnsavedGuardProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const [held, setHeld] = useState<readonly Held[]>([])
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const dirty = held.length > 0
  const unsaved = !dirty ? 'nothing' : held.some(({ ofAddress }) => ofAddress) ? 'address' : 'page'
  const title = held.findLast((each) => each.title !== undefined)?.title
  const pass = useHistoryGuard(unsaved, setLeaving)
  useDepartureGuard(unsaved, setLeaving)

  const go = () => {
    setLeaving(null)
    if (leaving?.by === 'link') void navigate(leaving.to, leaving.options)
    if (leaving?.by === 'history') pass(leaving.delta)
  }
  const hold = useCallback((kept: Held) => {
    setHeld((before) => [...before, kept])
    return () => setHeld((before) => before.filter((each) => each !== kept))
  }, [])
  const leaveTo = useCallback<Guard['leaveTo']>(
    (to, options) => {
      const stays = keepsForm('address', window.location, new URL(to, window.location.href))
      if (dirty && !stays) setLeaving({ by: 'link', to, options })
      else void navigate(to, options)
    },
    [dirty, navigate],
  )
  const guard = useMemo<Guard>(() => ({ hold, leaveTo }), [hold, leaveTo])

  return (
    <GuardContext value={guard}>
      {children}
      {dirty && (
        <ConfirmDialog
          open={leaving !== null}
          title={title ?? 'Hay cambios sin guardar'}
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
