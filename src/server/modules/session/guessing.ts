import { sql } from 'kysely'
import type { Db } from '../../db/database'
import { HttpProblem } from '../../http/problem'

/** DOMAIN §3: ten failures in a quarter of an hour for one user from one address. */
export const MAX_FAILURES = 10
const WINDOW_MS = 15 * 60_000
/** A whole school signs in from one address, so its own cap is far out of an honest morning's reach. */
export const MAX_FAILURES_OF_ADDRESS = 300

const tooMany = (oldest: Date, now: Date): HttpProblem => {
  const seconds = Math.max(1, Math.ceil((oldest.getTime() + WINDOW_MS - now.getTime()) / 1000))
  const minutes = Math.ceil(seconds / 60)
  return new HttpProblem(
    429,
    `Demasiados intentos. Espera ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} y vuelve a intentar.`,
    undefined,
    { 'retry-after': String(seconds) },
  )
}

/**
 * Counts a try as failed before the password is looked at, under a lock of the pair, so that a hundred tries at once are not a
 * hundred free ones. A good password takes the pair's failures back (`forgive`).
 * @throws 429 with `Retry-After` in seconds
 */
export const registerTry = (db: Db, address: string, user: string, now: Date): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const since = new Date(now.getTime() - WINDOW_MS)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${address} ${user}`}, 1))`.execute(tx)
    const counted = (own: boolean) =>
      tx
        .selectFrom('login_failures')
        .select((on) => [on.fn.countAll<number>().as('tries'), on.fn.min('at').as('oldest')])
        .where('address', '=', address)
        .where('at', '>', since)
        .$if(own, (query) => query.where('user_name', '=', user))
        .executeTakeFirstOrThrow()
    const pair = await counted(true)
    if (pair.tries >= MAX_FAILURES) throw tooMany(pair.oldest as Date, now)
    const all = await counted(false)
    if (all.tries >= MAX_FAILURES_OF_ADDRESS) throw tooMany(all.oldest as Date, now)
    await tx.insertInto('login_failures').values({ address, user_name: user, at: now }).execute()
  })

export const forgive = async (db: Db, address: string, user: string): Promise<void> => {
  await db.deleteFrom('login_failures').where('address', '=', address).where('user_name', '=', user).execute()
}
