import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { CODE_DIGITS, RECOVERY_CODES, STEP_SECONDS } from '@contract/secondFactor/secondFactor.rules'

/** Steps earlier or later that are accepted, since a phone's clock is rarely exact. */
const WINDOW = 1
/** Steps (an hour) within which a fitting code shows a wrong clock instead of a wrong code. */
const CLOCK_WINDOW = 3600 / STEP_SECONDS
/** The 160 bits of RFC 4226. */
const SECRET_BYTES = 20

const totpOf = (secret: string, issuer = '', label = ''): TOTP =>
  new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: CODE_DIGITS,
    period: STEP_SECONDS,
  })

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

export const secretUri = (secret: string, issuer: string, account: string): string =>
  totpOf(secret, issuer, account).toString()

/** @returns the code's time step, or null; `isClockWrong` when it fits within an hour, so the phone's clock is off */
export const stepOf = (
  secret: string,
  code: string,
  now: Date,
): { step: number; isClockWrong: false } | { step: null; isClockWrong: boolean } => {
  const totp = totpOf(secret)
  const timestamp = now.getTime()
  const near = totp.validate({ token: code, timestamp, window: WINDOW })
  if (near !== null) return { step: Math.floor(timestamp / 1000 / STEP_SECONDS) + near, isClockWrong: false }
  return {
    step: null,
    isClockWrong: totp.validate({ token: code, timestamp, window: CLOCK_WINDOW }) !== null,
  }
}

/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const HALF = 5

const halfCode = (): string => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Ten codes of about 49 bits: 'k7wma-2pqzt'. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => `${halfCode()}-${halfCode()}`)
