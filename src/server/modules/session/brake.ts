import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../../db/database'
import { inAMoment } from './guessing'

/** Failures of a name within the hour, from unknown browsers anywhere, after which each further try waits. */
const FREE = 20
const WINDOW_MS = 60 * 60_000
const MAX_DELAY_MS = 30_000
/** Tries waiting per name; each holds a socket and nothing else. */
const MAX_WAITING_BY_NAME = 20

interface Line {
  many: number
  waiting: number
  last: Promise<unknown>
}

const lines = new Map<string, Line>()

/** Failures of a name in the last hour, from browsers that the user never signed in with. */
export const countStrangersFailures = async (db: Db, user: string, now: Date): Promise<number> => {
  const { many } = await db
    .selectFrom('login_failures')
    .select((on) => on.fn.countAll<number>().as('many'))
    .where('user_name', '=', user)
    .where('failed', '=', true)
    .where('address', 'not like', 'dispositivo %')
    .where('at', '>', new Date(now.getTime() - WINDOW_MS))
    .executeTakeFirstOrThrow()
  return many
}

export const brakeOf = (failures: number): number =>
  failures < FREE ? 0 : Math.min(MAX_DELAY_MS, 1_000 * 2 ** Math.min(failures - FREE, 10))

/** Slows guessing one name from many addresses: after twenty failures tries wait in turn, without a connection. @throws 429 too many wait */
export const withBrake = async <T>(
  name: string,
  failures: () => Promise<number>,
  work: () => Promise<T>,
): Promise<T> => {
  const line = lines.get(name) ?? { many: 0, waiting: 0, last: Promise.resolve() }
  lines.set(name, line)
  const before = line.many++
  const inTurn = async (): Promise<T> => {
    if (line.waiting >= MAX_WAITING_BY_NAME) throw inAMoment()
    line.waiting++
    const previous = line.last
    const turn = (async () => {
      await previous
      await sleep(brakeOf(await failures()))
      return work()
    })()
    // So that a failed try does not stop the next.
    line.last = turn.catch(() => undefined)
    return turn.finally(() => line.waiting--)
  }
  try {
    const isFree = before < FREE && before + (await failures()) < FREE
    return await (isFree ? work() : inTurn())
  } finally {
    if (--line.many === 0) lines.delete(name)
  }
}
