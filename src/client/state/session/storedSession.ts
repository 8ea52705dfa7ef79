export const SESSION_STORAGE_KEY = 'persist:session'

/** '' after Salir. Other tabs read it. */
export const END_STORAGE_KEY = 'escuela:fin'
/** A header can carry it, and it is not the `***` of a recorded log. */
export const isOwnToken = (token: unknown): token is string =>
  typeof token === 'string' && /^[!-)+-~]+$/.test(token)

export interface StoredSession {
  token: string
  userId: number
}

/** redux-persist stores each field as JSON inside JSON. Null for one that is missing. @throws for a text that it did not write */
export const storedFields = <Name extends string>(
  text: string | null,
  names: readonly Name[],
): Record<Name, unknown> => {
  const stored = JSON.parse(text ?? '{}') as Record<Name, string | undefined>
  const fields = names.map((name) => [name, JSON.parse(stored[name] ?? 'null') as unknown])
  return Object.fromEntries(fields) as Record<Name, unknown>
}

/** Read without the store: the login and the first reads do not wait for the libraries. */
export const storedSession = (storage: () => Storage): StoredSession | null => {
  try {
    const { token, user } = storedFields(storage().getItem(SESSION_STORAGE_KEY), ['token', 'user'])
    const userId = (user as { id?: number } | null)?.id
    return isOwnToken(token) && userId !== undefined ? { token, userId } : null
  } catch {
    return null
  }
}
