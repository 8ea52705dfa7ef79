import type { Row } from '../core/entityTable'

const rowsIn = (answer: unknown, key: string): unknown[] => {
  if (Array.isArray(answer)) return answer
  const wrapped = (answer as Record<string, unknown> | null)?.[key]
  return Array.isArray(wrapped) ? wrapped : []
}

const rowIn = (answer: unknown, key: string): unknown => {
  if (typeof answer !== 'object' || answer === null) return null
  if (key in answer) return (answer as Record<string, unknown>)[key] ?? null
  return 'id' in answer ? answer : null
}

/** The rows of an answer: ours are under a key, the school's existing server may send the array alone. */
export const unwrapList = <A extends object, K extends keyof A & string>(answer: A, key: K) =>
  rowsIn(answer, key) as A[K] extends readonly (infer T)[] ? T[] : never

/** The row of an answer: ours is under a key, another server may send it alone. Null when there is none. */
export const unwrapRow = <A extends object, K extends keyof A & string>(answer: A, key: K) =>
  rowIn(answer, key) as A[K] | null

const asRow = <T>(row: unknown): T => row as T

/** @param read fills in what the school's existing server leaves out */
export const listAt =
  <K extends string, Raw, T = Raw>(key: K, read: (row: Raw) => T = asRow) =>
  (answer: Record<K, readonly Raw[]>): T[] =>
    (rowsIn(answer, key) as Raw[]).map((row) => read(row))

export const rowAt =
  <K extends string, Raw extends Row, T = Raw>(key: K, read: (row: Raw) => T = asRow) =>
  (answer: Record<K, Raw | null>): T | null => {
    const row = rowIn(answer, key) as Raw | null
    return row === null ? null : read(row)
  }
