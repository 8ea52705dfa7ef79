import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { ConfirmDialog } from '../dialogs/ConfirmDialog'
import { GuardContext, type Guard } from './guardContext'
import type { Leaving } from './leaving'
import { watchLeaving } from './watchLeaving'

/** Asks before a form with unsaved changes is left. Stands inside the router, around the pages. */
export function UnsavedGuardProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const [held, setHeld] = useState(0)
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const dirty = held > 0

  // While a step that the user insisted on is under way nothing is held, so that it is not asked about again.
  const [insisting, setInsisting] = useState<Leaving | null>(null)
  useEffect(() => {
    if (!dirty || insisting) return
    return watchLeaving(setLeaving)
  }, [dirty, insisting])
  useEffect(() => {
    if (!insisting) return
    if (insisting.by === 'link') void navigate(insisting.to)
    else window.history.go(insisting.delta)
  }, [insisting, navigate])
  if (!dirty && insisting) setInsisting(null)

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
      <ConfirmDialog
        open={leaving !== null}
        title="Hay cambios sin guardar"
        text="Si sales ahora se pierde lo que escribiste."
        confirmLabel="Salir sin guardar"
        cancelLabel="Seguir aquí"
        destructive
        onConfirm={() => {
          setInsisting(leaving)
          setLeaving(null)
        }}
        onClose={() => setLeaving(null)}
      />
    </GuardContext>
  )
}
