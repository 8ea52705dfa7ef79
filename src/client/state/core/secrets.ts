import type { Middleware } from '@reduxjs/toolkit'
import { SECRET_FIELDS } from '@contract/http/secrets'

/** Valid in a header; `isOwnToken` refuses it as a token. */
export const MASK = '***'

interface Call {
  meta?: { arg?: { originalArgs?: unknown } }
}

/** Masks secrets in actions; the thunk still sends the real ones. Must be the first middleware: before a later one, others would see passwords. */
export const keepSecrets: Middleware = () => (next) => (action) => {
  const { meta } = action as Call
  const sent = meta?.arg?.originalArgs
  if (typeof sent !== 'object' || sent === null) return next(action)
  const secrets = SECRET_FIELDS.filter((field) => field in sent)
  if (secrets.length === 0) return next(action)
  const originalArgs = { ...sent, ...Object.fromEntries(secrets.map((field) => [field, MASK])) }
  return next({ ...(action as Call), meta: { ...meta, arg: { ...meta?.arg, originalArgs } } })
}
