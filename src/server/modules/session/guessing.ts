import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database'
import { HttpProblem, tooManyTries } from '../../http/problem'

/** In a quarter of an hour, for one user from one address. */
export const MAX_FAILURES = 10
const WINDOW_MS = 15 * 60_000
/** A whole school signs in from one address, so its own cap is far out of an honest morning's reach. */
export const MAX_FAILURES_OF_ADDRESS = 300

/** When a failure no longer counts, ms. */
const windowEnd = (failed: Date | null): number => (failed as Date).getTime() + WINDOW_MS

const inAMoment = (): HttpProblem =>
  new HttpProblem(429, 'Hay varios ingresos en curso. Intenta de nuevo en un momento.', undefined, {
    'retry-after': '1',
  })

/** A password is looked at in far less; what is older was cut off. */
const UNDER_WAY_MS = 30_000

const countTries = (tx: Tx, { address, user, now }: { address: string; user?: string; now: Date }) =>
  tx
    .selectFrom('login_failures')
    .select((on) => [
      on.fn.countAll<number>().filterWhere('failed', '=', true).as('failed'),
      on.fn.min('at').filterWhere('failed', '=', true).as('oldest'),
      on.fn
        .countAll<number>()
        .filterWhere((each) =>
          each.and([each('failed', '=', false), each('at', '>', new Date(now.getTime() - UNDER_WAY_MS))]),
        )
        .as('underWay'),
    ])
    .where('address', '=', address)
    .where('at', '>', new Date(now.getTime() - WINDOW_MS))
    .$if(user !== undefined, (query) => query.where('user_name', '=', user as string))
    .executeTakeFirstOrThrow()

/**
 * Takes a place for one try, under a lock of the address, so that a hundred tries at once are not a hundred free ones: tries
 * under way hold a place too, but who only waits for them is told to come back in a second.
 * @returns the try, for `confirmFailure`; a good password gives every place of the pair back (`forgive`)
 * @throws 429 with `Retry-After` in seconds
 */
export const registerTry = (db: Db, address: string, user: string, now: Date): Promise<number> =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${address}, 1))`.execute(tx)
    const pair = await countTries(tx, { address, user, now })
    if (pair.failed >= MAX_FAILURES) throw tooManyTries(windowEnd(pair.oldest), now.getTime())
    if (pair.failed + pair.underWay >= MAX_FAILURES) throw inAMoment()
    const all = await countTries(tx, { address, now })
    if (all.failed >= MAX_FAILURES_OF_ADDRESS) throw tooManyTries(windowEnd(all.oldest), now.getTime())
    const { id } = await tx
      .insertInto('login_failures')
      .values({ address, user_name: user, at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })

export const confirmFailure = async (db: Db, attempt: number): Promise<void> => {
  await db.updateTable('login_failures').set({ failed: true }).where('id', '=', attempt).execute()
}

export const forgive = async (db: Db, address: string, user: string): Promise<void> => {
  await db.deleteFrom('login_failures').where('address', '=', address).where('user_name', '=', user).execute()
}
