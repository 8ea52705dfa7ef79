import type { Db, Tx } from '../../db/database'
import { lockNamed } from '../../db/locks'
import { type HttpProblem, tooManyTries, tryAgain } from '../../shared/problem'
import { createQueue } from '../../shared/queue'

/** Per quarter of an hour and user, from one address or known browser. */
const MAX_FAILURES = 10
const WINDOW_MS = 15 * 60_000
/** For all users of one address: a whole school signs in from one, so the limit is far above a normal morning. */
const MAX_FAILURES_OF_ADDRESS = 300

const windowEnd = (failed: Date | null): number => (failed as Date).getTime() + WINDOW_MS

export const inAMoment = (): HttpProblem =>
  tryAgain(429, 'Hay varios ingresos en curso. Intenta de nuevo en un momento.', 1)

/** Connections for sign-ins, one each; the others stay free for signed-in users. */
const LOGINS_AT_ONCE = 3

/** Before a sign-in takes a connection or hashes. Known browsers go first, so a flood of strangers cannot take their places. */
export const createLoginQueue = () =>
  createQueue({ atOnce: LOGINS_AT_ONCE, ofCaller: 40, inLane: 80, within: 8_000, full: inAMoment })

/** Milliseconds. Checking a password takes far less: an older attempt was cut off. */
const UNDER_WAY_MS = 30_000

const countTries = (tx: Tx, { bucket, user, now }: { bucket: string; user?: string; now: Date }) =>
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
    .where('address', '=', bucket)
    .where('at', '>', new Date(now.getTime() - WINDOW_MS))
    .$if(user !== undefined, (query) => query.where('user_name', '=', user as string))
    .executeTakeFirstOrThrow()

/** Counts a try, under a lock, or a hundred at once would all pass. @returns its id @throws 429 with `Retry-After` */
export const registerTry = (db: Db, bucket: string, user: string, now: Date): Promise<number> =>
  db.transaction().execute(async (tx) => {
    await lockNamed(tx, bucket)
    const pair = await countTries(tx, { bucket, user, now })
    if (pair.failed >= MAX_FAILURES) throw tooManyTries(windowEnd(pair.oldest), now.getTime())
    if (pair.failed + pair.underWay >= MAX_FAILURES) throw inAMoment()
    const all = await countTries(tx, { bucket, now })
    if (all.failed >= MAX_FAILURES_OF_ADDRESS) throw tooManyTries(windowEnd(all.oldest), now.getTime())
    const { id } = await tx
      .insertInto('login_failures')
      .values({ address: bucket, user_name: user, at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })

export const confirmFailure = async (db: Db, attempt: number): Promise<void> => {
  await db.updateTable('login_failures').set({ failed: true }).where('id', '=', attempt).execute()
}

export const forgive = async (db: Db, bucket: string, user: string): Promise<void> => {
  await db.deleteFrom('login_failures').where('address', '=', bucket).where('user_name', '=', user).execute()
}
