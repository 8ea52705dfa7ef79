import { createContext, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { HEALTH_FIELDS } from '@contract/http/secrets'

export interface Drafts {
  /** Returns a draft and removes it; undefined without one. */
  take: (path: string, name: string) => unknown
  /** Called at every unmount; keeps the values only if the session has ended. */
  keep: (path: string, name: string, draft: unknown) => void
}

/** Null outside the product, where drafts are not kept. */
export const DraftsContext = createContext<Drafts | null>(null)

/** Left out of every draft: passwords, health, notes about adults, files. */
const NEVER_KEPT = new Set([
  ...HEALTH_FIELDS,
  ...['password', 'contrasena', 'actual', 'identificacion'],
  ...['file', 'files', 'foto', 'logo', 'imagen', 'imagen_firma', 'archivo', 'archivos'],
])

export const draftOf = <Values extends object>(
  values: Values,
  before: Partial<Values> | undefined,
  unkept: readonly string[] = [],
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        !NEVER_KEPT.has(name) &&
        !unkept.includes(name) &&
        JSON.stringify(value) !== JSON.stringify(before?.[name as keyof Values]),
    ),
  ) as Partial<Values>

interface Kept<Draft> {
  /** The values as JSON; undefined while there is nothing to lose. */
  read: () => Draft | undefined
  write: (draft: Draft) => void
}

/** Older drafts call the key of an unanswered write `beside`. Without the key a second click would be another payment. */
const withTodaysNames = (draft: unknown): unknown => {
  if (typeof draft !== 'object' || draft === null || !('beside' in draft)) return draft
  const { beside, ...rest } = draft
  return { sentKey: beside, ...rest }
}

/** Keeps a form's values for the same user at the same address. @param name of the form there, with the id of its row */
export const useKept = <Draft>(name: string, { read, write }: Kept<Draft>): void => {
  const drafts = useContext(DraftsContext)
  const now = useRef({ read, write })
  useLayoutEffect(() => {
    now.current = { read, write }
  }, [read, write])
  useEffect(() => {
    if (!drafts) return
    // Read at mount, because the address changes before the form unmounts.
    const path = window.location.pathname
    let here = true
    // In a microtask: StrictMode runs the effect twice, and a draft that the first run takes would be lost.
    queueMicrotask(() => {
      const draft = here ? drafts.take(path, name) : undefined
      if (draft !== undefined) now.current.write(withTodaysNames(draft) as Draft)
    })
    return () => {
      here = false
      const left = now.current.read()
      if (left !== undefined) drafts.keep(path, name, left)
    }
  }, [drafts, name])
}
