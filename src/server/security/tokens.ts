import { createHash, randomBytes } from 'node:crypto'

/** 256 bits by chance: nobody guesses one, so its plain hash may be stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token, which itself is kept nowhere. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
