export const SESSION_STORAGE_KEY = 'persist:session'

/** Storage key of why the session ended, '' after Salir; read by other tabs. */
export const END_STORAGE_KEY = 'escuela:fin'
/** Valid in a header, and not the `***` of a recorded log. */
export const isOwnToken = (token: unknown): token is string =>
  typeof token === 'string' && /^[!-)+-~]+$/.test(token)

export interface StoredSession {
  token: string
  userId: number
}

/** Fields as redux-persist stores them, JSON inside JSON; null for a missing one. @throws for a text of another shape */
export const storedFields = <Name extends string>(
  text: string | null,
  names: readonly Name[],
): Record<Name, unknown> => {
  const stored = JSON.parse(text ?? '{}') as Record<Name, string | undefined>
  const fields = names.map((name) => [name, JSON.parse(stored[name] ?? 'null') as unknown])
  return Object.fromEntries(fields) as Record<Name, unknown>
}

/** Read without the store: login and first reads do not wait for the libraries. */
export const storedSession = (storage: () => Storage): StoredSession | null => {
  try {
    const { token, user } = storedFields(storage().getItem(SESSION_STORAGE_KEY), ['token', 'user'])
    const userId = (user as { id?: number } | null)?.id
    return isOwnToken(token) && userId !== undefined ? { token, userId } : null
  } catch {
    return null
  }
}
