import { toRowList, type Row, type RowList } from './entityTable'

/** The rows of an answer: wrapped under their key, or a bare array as the school's existing server sends (DOMAIN §1). */
export const unwrapList = <T>(answer: unknown, key: string): T[] => {
  if (Array.isArray(answer)) return answer as T[]
  const wrapped = (answer as Record<string, unknown> | null)?.[key]
  return Array.isArray(wrapped) ? (wrapped as T[]) : []
}

/** One row of an answer: wrapped under its key, or bare. Null when the server has none. */
export const unwrapRow = <T>(answer: unknown, key: string): T | null => {
  if (typeof answer !== 'object' || answer === null) return null
  if (key in answer) return (answer as Record<string, T | null>)[key] ?? null
  return 'id' in answer ? (answer as T) : null
}

/**
 * `transformResponse` of a list endpoint whose rows go to an entity table.
 * @param read fills in what the school's existing server does not send (DOMAIN §1)
 */
export const rowListFrom =
  <T extends Row>(key: string, read: (row: T) => T = (row) => row) =>
  (answer: unknown): RowList<T> =>
    toRowList(unwrapList<T>(answer, key).map(read))
