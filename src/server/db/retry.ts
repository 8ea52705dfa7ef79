/** serialization_failure and deadlock_detected: the whole transaction was rolled back and may run again. */
const RETRYABLE = new Set(['40001', '40P01'])

/** The server ended the connection (57P01-05, 25P03), or refused it while starting or stopping (57P03). */
const LOST_STATES = new Set(['57P01', '57P02', '57P03', '57P05', '25P03'])

const AWAY_STATES = new Set(['53300', '28P01', '28000', '3D000', '55000'])

const LOST_SOCKET = new Set([
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** pg marks these errors only by their message (pg 8.23 lib/client.js, pg-pool 3 index.js). */
const LOST_MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired|Client was closed)/

interface Coded {
  code?: unknown
  message?: unknown
  cause?: unknown
  errors?: unknown
}

const anyOf = (error: unknown, test: (error: Coded) => boolean, depth = 0): boolean => {
  if (typeof error !== 'object' || error === null || depth > 5) return false
  const coded: Coded = error
  if (test(coded) || anyOf(coded.cause, test, depth + 1)) return true
  return Array.isArray(coded.errors) && coded.errors.some((inner) => anyOf(inner, test, depth + 1))
}

/** Another transaction was the only cause, so a retry is always safe. */
export const isRetryable = (error: unknown): boolean =>
  anyOf(error, ({ code }) => typeof code === 'string' && RETRYABLE.has(code))

/** A COMMIT in progress may have happened or not: retry only where an idempotency key makes that safe (decisions/0003). */
export const isConnectionLost = (error: unknown): boolean =>
  anyOf(
    error,
    ({ code, message }) =>
      (typeof code === 'string' &&
        (LOST_STATES.has(code) || LOST_SOCKET.has(code) || /^08\w{3}$/.test(code))) ||
      (typeof message === 'string' && LOST_MESSAGES.test(message)),
  )

const FULL_CODES = new Set(['ENOSPC', 'EDQUOT', '53100'])

export const isDiskFull = (error: unknown): boolean =>
  anyOf(error, ({ code }) => typeof code === 'string' && FULL_CODES.has(code))

export const isDatabaseAway = (error: unknown): boolean =>
  isConnectionLost(error) || anyOf(error, ({ code }) => typeof code === 'string' && AWAY_STATES.has(code))
