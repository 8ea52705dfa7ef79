import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { atMost } from '../shared/atMost'

/** Argon2id with OWASP's settings: 19 MiB, two passes, one lane. */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashes at once, each on a core: one core stays for event loop and database, and one of Node's four threads. */
const AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1))

const inTurn = atMost(AT_ONCE)

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password.normalize('NFC'), SETTINGS))

export const passwordMatches = (hashed: string, password: string): Promise<boolean> =>
  inTurn(() => verify(hashed, password.normalize('NFC')))
