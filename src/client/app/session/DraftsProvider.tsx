import { useLayoutEffect, useMemo, type ReactNode } from 'react'
import { useStore } from 'react-redux'
import { useAppSelector } from '../../state/hooks'
import { selectEnded, selectSessionUser } from '../../state/session/session.selectors'
import type { RootState } from '../../state/rootReducer'
import { DraftsContext, type Drafts } from '../../ui/drafts/drafts'
import { useNotice } from '../../ui/notices/useNotice'

const KEY = 'escuela:borradores'

interface Box {
  userId: number
  drafts: Record<string, unknown>
}

const BACK = {
  title: 'Lo que escribías sigue aquí',
  text: 'Si era en una ventana, ábrela de nuevo. Contraseñas, datos de salud y archivos no se guardaron.',
  kind: 'info',
} as const

/** Drafts of this tab, which end with it. Null where storage is forbidden. */
const readBox = (): Box | null => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Box | null
  } catch {
    return null
  }
}
const writeBox = (box: Box | null): void => {
  try {
    if (box) sessionStorage.setItem(KEY, JSON.stringify(box))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Storage is full or forbidden.
  }
}

const draftKey = (path: string, name: string): string => `${path} ${name}`

/** Keeps drafts when a session ends by itself: until the same user is back, signs out, or another user signs in. */
export function DraftsProvider({ children }: { children: ReactNode }) {
  const store = useStore<RootState>()
  const userId = useAppSelector((state) => selectSessionUser(state)?.id)
  const left = useAppSelector((state) => selectEnded(state)?.why === null)
  const { notify } = useNotice()

  const drafts = useMemo<Drafts>(
    () => ({
      take: (path, name) => {
        const box = readBox()
        const at = draftKey(path, name)
        if (!box || box.userId !== selectSessionUser(store.getState())?.id) return undefined
        const { [at]: draft, ...others } = box.drafts
        if (draft !== undefined) writeBox({ ...box, drafts: others })
        return draft
      },
      keep: (path, name, draft) => {
        const ended = selectEnded(store.getState())
        if (ended === null || ended.why === null || ended.userId === null) return
        const box = readBox()
        const others = box?.userId === ended.userId ? box.drafts : {}
        writeBox({ userId: ended.userId, drafts: { ...others, [draftKey(path, name)]: draft } })
      },
    }),
    [store],
  )

  // In a layout effect: before forms take their drafts, and before another user sees any.
  useLayoutEffect(() => {
    const box = readBox()
    if (!box) return
    if (left || (userId !== undefined && box.userId !== userId)) return writeBox(null)
    if (userId !== undefined && Object.keys(box.drafts).length > 0) notify(BACK)
  }, [userId, left, notify])

  return <DraftsContext value={drafts}>{children}</DraftsContext>
}
