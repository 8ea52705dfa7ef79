import type { Db } from '../db/database'
import { lockNamed } from '../db/locks'
import { tooManyTries } from '../shared/problem'

/** Most callers remembered; the oldest is dropped, so an attacker cannot fill the memory. */
const MAX_CALLERS = 10_000

interface Tries {
  count: number
  until: number
}

interface Stranger {
  readonly db: Db
  readonly address: string
  readonly now: Date
}

interface Guess {
  readonly id: number
  readonly caller: string
}

/** A process refuses by its own count first, then the database's count decides: several processes allow no more guesses than one. */
export const createGuessLimit = (limit: { kind: string; max: number; windowMs: number }) => {
  const { kind, max, windowMs } = limit
  const tries = new Map<string, Tries>()
  const bucketOf = (caller: string): string => `${kind}:${caller}`

  const openWindow = (caller: string, now: number): Tries => {
    tries.delete(caller)
    const [oldest] = tries.keys()
    if (tries.size >= MAX_CALLERS && oldest !== undefined) tries.delete(oldest)
    const fresh = { count: 0, until: now + windowMs }
    tries.set(caller, fresh)
    return fresh
  }

  const countHere = (caller: string, now: number): void => {
    const earlier = tries.get(caller)
    const mine = earlier && earlier.until > now ? earlier : openWindow(caller, now)
    if (mine.count >= max) throw tooManyTries(mine.until, now)
    mine.count++
  }

  /** Locked by caller: otherwise a hundred guesses at once would all be checked before the first is counted. */
  const countEverywhere = (db: Db, bucket: string, moment: Date): Promise<number> =>
    db.transaction().execute(async (tx) => {
      await lockNamed(tx, bucket)
      const { many, oldest } = await tx
        .selectFrom('login_failures')
        .select((on) => [on.fn.countAll<number>().as('many'), on.fn.min('at').as('oldest')])
        .where('address', '=', bucket)
        .where('at', '>', new Date(moment.getTime() - windowMs))
        .executeTakeFirstOrThrow()
      if (many >= max) throw tooManyTries((oldest as Date).getTime() + windowMs, moment.getTime())
      const guess = { address: bucket, user_name: '', at: moment, failed: true }
      const { id } = await tx
        .insertInto('login_failures')
        .values(guess)
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    })

  const limited = {
    /** Counts one guess. Never inside a transaction, whose rollback would lose the count. @throws 429 with `Retry-After` in seconds */
    take: async (db: Db, caller: string, moment: Date): Promise<Guess> => {
      countHere(caller, moment.getTime())
      return { id: await countEverywhere(db, bucketOf(caller), moment), caller }
    },

    right: async (db: Db, { id, caller }: Guess): Promise<void> => {
      const mine = tries.get(caller)
      if (mine && mine.count > 1) mine.count--
      else tries.delete(caller)
      await db.deleteFrom('login_failures').where('id', '=', id).execute()
    },

    forgive: async (db: Db, caller: string): Promise<void> => {
      tries.delete(caller)
      await db.deleteFrom('login_failures').where('address', '=', bucketOf(caller)).execute()
    },
  }
  return {
    ...limited,

    check: async <T>({ db, address, now }: Stranger, find: () => Promise<T>): Promise<T> => {
      const guess = await limited.take(db, address, now)
      const right = await find()
      await limited.right(db, guess)
      return right
    },
  }
}
