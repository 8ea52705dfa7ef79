import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'

/** Argon2id with OWASP's settings: 19 MiB, two passes, one lane. */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** A hash occupies a core: one core stays free for the event loop and the database, and one of Node's four threads too. */
const AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1))

let hashing = 0
const waiting: (() => void)[] = []

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (hashing < AT_ONCE) hashing++
  else await new Promise<void>((begin) => waiting.push(begin))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else hashing--
  }
}

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password.normalize('NFC'), SETTINGS))

export const passwordMatches = (hashed: string, password: string): Promise<boolean> =>
  inTurn(() => verify(hashed, password.normalize('NFC')))
