import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, which nobody guesses, so a plain hash may be stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
