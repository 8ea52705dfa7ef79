import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { CODE_DIGITS, RECOVERY_CODES, STEP_SECONDS } from '@contract/secondFactor/secondFactor.rules'

/** One step earlier or later is good: a phone's clock is rarely exact. */
const WINDOW = 1
/** A code that fits within this many steps tells of a wrong clock, not of a wrong code: an hour. */
const CLOCK_WINDOW = 3600 / STEP_SECONDS
/** RFC 4226 asks for 160 bits. */
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

/** @returns the time step of this code, or null; `isClockWrong` when it fits another time within an hour, as the clock of that phone is wrong */
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
