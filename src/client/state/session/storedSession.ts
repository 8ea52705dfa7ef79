/** redux-persist writes the session under it; other tabs watch it. */
export const SESSION_STORAGE_KEY = 'persist:session'

/** '' after Salir. Other tabs read it. */
export const END_STORAGE_KEY = 'escuela:fin'
/** A header can carry it, and it is not the `***` of a recorded log. */
export const isOwnToken = (token: unknown): boolean => typeof token === 'string' && /^[!-)+-~]+$/.test(token)

export interface StoredSession {
  token: string
  userId: number
}

/** Read without the store: the login and the first reads do not wait for the libraries. */
export const storedSession = (storage: () => Storage): StoredSession | null => {
  try {
    const { token = 'null', user = 'null' } = JSON.parse(
      storage().getItem(SESSION_STORAGE_KEY) ?? '{}',
    ) as Record<string, string>
    const kept = {
      token: JSON.parse(token) as string,
      userId: (JSON.parse(user) as { id: number } | null)?.id,
    }
    return isOwnToken(kept.token) && kept.userId !== undefined ? (kept as StoredSession) : null
  } catch {
    return null
  }
}
