/** The key redux-persist writes the session under, watched by other tabs. */
export const SESSION_STORAGE_KEY = 'persist:session'

/** Why the last session ended, for the other tabs; '' after Salir. */
export const END_STORAGE_KEY = 'escuela:fin'
/**
 * Whether a text can be a token that somebody was given: one that a header can carry, and not the `***` under which a recorded
 * log shows it.
 */
export const isOwnToken = (token: unknown): boolean => typeof token === 'string' && /^[!-)+-~]+$/.test(token)

/** Whether a token is kept, read without the store so that the login needs none of it. */
export const hasStoredSession = (storage: () => Storage): boolean => {
  try {
    const { token } = JSON.parse(storage().getItem(SESSION_STORAGE_KEY) ?? '{}') as { token?: string }
    return isOwnToken(JSON.parse(token ?? 'null'))
  } catch {
    return false
  }
}
