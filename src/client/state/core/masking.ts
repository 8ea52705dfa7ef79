const SECRETS = new Set(['password', 'actual', 'token', 'dispositivo'])
const MASK = '••••'

/** A copy with every password, `token` and `dispositivo` replaced, whatever the depth; untouched branches keep their identity. */
const mask = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value
  let changed = false
  const entries = Object.entries(value).map(([key, inner]) => {
    const shown = SECRETS.has(key) && typeof inner === 'string' ? MASK : mask(inner)
    if (shown !== inner) changed = true
    return [key, shown] as const
  })
  if (!changed) return value
  return Array.isArray(value) ? entries.map(([, shown]) => shown) : Object.fromEntries(entries)
}

const isPlain = (value: object): boolean =>
  Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype

/** For Redux DevTools: an exported log carries no credentials. */
export const maskAction = <A>(action: A): A => mask(action) as A

/** Tokens are in the session and in the answers of login and verify; walking thousands of rows would slow development. */
export const maskState = <S>(state: S): S => {
  const { session, api } = state as { session?: unknown; api?: { mutations?: unknown } }
  return {
    ...state,
    ...(session ? { session: mask(session) } : {}),
    ...(api ? { api: { ...api, mutations: mask(api.mutations) } } : {}),
  }
}
