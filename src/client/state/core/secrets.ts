import type { Middleware } from '@reduxjs/toolkit'
import { SECRET_FIELDS } from '@contract/http/secrets'

/** What stands for a secret wherever one was: text that a header can carry, and no token (`isOwnToken`). */
export const MASK = '***'

interface Call {
  meta?: { arg?: { originalArgs?: unknown } }
}

/**
 * No password enters an action: a call is sent by its thunk, which has what it was given, and tells of itself by actions, which
 * get it masked. The first of all middleware: no reducer, listener or tool sees more.
 */
export const keepSecrets: Middleware = () => (next) => (action) => {
  const { meta } = action as Call
  const sent = meta?.arg?.originalArgs
  if (typeof sent !== 'object' || sent === null) return next(action)
  const secrets = SECRET_FIELDS.filter((field) => field in sent)
  if (secrets.length === 0) return next(action)
  const originalArgs = { ...sent, ...Object.fromEntries(secrets.map((field) => [field, MASK])) }
  return next({ ...(action as Call), meta: { ...meta, arg: { ...meta?.arg, originalArgs } } })
}
