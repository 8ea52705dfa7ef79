import { createContext, useContext, useEffect, useLayoutEffect, useRef } from 'react'

/** What was typed into forms that stood open when a session ended by itself (decisions/0029). */
export interface Drafts {
  /** What this user typed into this form of this address; undefined when there is nothing. It is given once. */
  take: (path: string, name: string) => unknown
  /** For a form that goes: keeps what is in it, if it goes because the session ended. */
  keep: (path: string, name: string, draft: unknown) => void
}

/** Null outside the product: then nothing is kept. */
export const DraftsContext = createContext<Drafts | null>(null)

/** Fields that are never kept: passwords, health and files, whichever form they stand in. */
const NEVER_KEPT = new Set([
  ...['password', 'actual', 'alergias', 'enfermedades', 'respuestas'],
  ...['file', 'files', 'foto', 'logo', 'imagen', 'archivo', 'archivos'],
])

/** Of a form's values those that differ from what it began with and may be kept. */
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
  /** What is in the form, as JSON can hold it; undefined while there is nothing to lose. */
  read: () => Draft | undefined
  /** Puts it back; called once after the form is there. */
  write: (draft: Draft) => void
}

/**
 * Keeps what is in a form over the end of a session, for the same user at the same address.
 * @param name of the form at its address, with the id of the row it is about
 */
export const useKept = <Draft>(name: string, { read, write }: Kept<Draft>): void => {
  const drafts = useContext(DraftsContext)
  const now = useRef({ read, write })
  useLayoutEffect(() => {
    now.current = { read, write }
  }, [read, write])
  useEffect(() => {
    if (!drafts) return
    // The address changes before the form goes.
    const path = window.location.pathname
    let here = true
    // Once everything inside listens to the form. Taken only then: StrictMode runs this effect, ends it and runs it again, and a
    // draft that the first run took would be lost.
    queueMicrotask(() => {
      const draft = here ? drafts.take(path, name) : undefined
      if (draft !== undefined) now.current.write(draft as Draft)
    })
    return () => {
      here = false
      const left = now.current.read()
      if (left !== undefined) drafts.keep(path, name, left)
    }
  }, [drafts, name])
}
