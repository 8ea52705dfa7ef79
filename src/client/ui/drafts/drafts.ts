import { createContext, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { HEALTH_FIELDS } from '@contract/http/secrets'

export interface Drafts {
  /** Undefined without a draft. It is removed when taken. */
  take: (path: string, name: string) => unknown
  /** Keeps the values only if the form unmounts because the session ended. */
  keep: (path: string, name: string, draft: unknown) => void
}

/** Null outside the product: drafts are not kept there. */
export const DraftsContext = createContext<Drafts | null>(null)

/** In no form: passwords, health, notes about adults and files. */
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
  /** As JSON can hold them; undefined while there is nothing to lose. */
  read: () => Draft | undefined
  write: (draft: Draft) => void
}

/** Drafts of an earlier version name the key of an unanswered write `beside`: without it a second press would be another payment. */
const withTodaysNames = (draft: unknown): unknown => {
  if (typeof draft !== 'object' || draft === null || !('beside' in draft)) return draft
  const { beside, ...rest } = draft
  return { sentKey: beside, ...rest }
}

/** For the same user at the same address. @param name of the form there, with the id of its row */
export const useKept = <Draft>(name: string, { read, write }: Kept<Draft>): void => {
  const drafts = useContext(DraftsContext)
  const now = useRef({ read, write })
  useLayoutEffect(() => {
    now.current = { read, write }
  }, [read, write])
  useEffect(() => {
    if (!drafts) return
    // Read now, because the address changes before the form unmounts.
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
