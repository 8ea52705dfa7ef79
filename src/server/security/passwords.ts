import { hash, verify } from '@node-rs/argon2'

/** Argon2id with the settings OWASP names for it: 19 MiB, two passes, one lane. */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), SETTINGS)

export const passwordMatches = (hashed: string, password: string): Promise<boolean> =>
  verify(hashed, password.normalize('NFC'))
