import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { GuardContext, type Guard } from './guardContext'
import type { Leaving } from './leaving'
import { watchLeaving } from './watchLeaving'

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
