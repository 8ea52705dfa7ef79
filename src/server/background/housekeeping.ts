import type { FastifyBaseLogger } from 'fastify'
import { todayIn } from '@contract/domain/dates'
import { addDays } from '@contract/domain/dateMath'
import type { Db } from '../db/database'
import { compactTagChanges } from '../db/tagChanges'
import type { FileStore } from '../files/fileStore'
import { sealDays } from '../modules/audit/seals'
import { deleteOldSlips } from '../modules/depositSlips/depositSlips.service'
import { deleteOldLinks } from '../modules/familyPage/familyPage.queries'
import { forgetMessages } from '../modules/messages/messages.queries'
import { closeRefusals } from '../modules/session/refusals'
import { deleteExpiredSessions } from '../modules/session/session.queries'
import { deleteOldSignIns } from '../modules/signIns/signIns.queries'
import { forgetLost } from '../db/underWay'

const EVERY_MS = 60 * 60_000

/** Milliseconds. Often enough to write refused sign-ins, counted by quarter hours, and to keep the record of changes short. */
const OFTEN_MS = 5 * 60_000

const DAY_MS = 24 * EVERY_MS

/** Longer than any retry, and not more, because a stored answer may contain a pupil's health data. */
const KEYS_LIVE_MS = 2 * DAY_MS

/** A paper's address is good for an hour at most. */
const SHEETS_LIVE_MS = 2 * EVERY_MS
/** Days that a link of a family is kept after its end. */
const LINKS_LIVE = 30

const deleteExpiredRows = async (
  { db, files, timeZone }: Pick<House, 'db' | 'files' | 'timeZone'>,
  now: Date,
): Promise<void> => {
  await deleteExpiredSessions(db, now, new Date(now.getTime() - DAY_MS))
  await deleteOldSignIns(db, now, new Date(now.getTime() - 365 * DAY_MS))
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(now.getTime() - KEYS_LIVE_MS))
    .execute()
  await db
    .deleteFrom('health_views')
    .where('hour', '<', new Date(now.getTime() - DAY_MS))
    .execute()
  await deleteOldLinks(
    db,
    addDays(todayIn(timeZone, now), -LINKS_LIVE),
    new Date(now.getTime() - SHEETS_LIVE_MS),
  )
  await forgetMessages(db, todayIn(timeZone, now))
  await deleteOldSlips(db, files, now, new Date(now.getTime() - 365 * DAY_MS))
  await forgetLost(db)
  await files.sweep(now)
}

interface House {
  db: Db
  files: FileStore
  now: () => Date
  timeZone: string
  log: FastifyBaseLogger
}

/**
 * Runs now and every hour: deletes what has expired and slips of a year ago, forgets old messages and seals the days of the
 * bitácora that are over. A failure is tried again.
 * @returns stops it, and waits for the statement under way: the database closes next
 */
export const keepHouse = ({ db, files, now, timeZone, log }: House): (() => Promise<void>) => {
  const ending = new AbortController()
  const underWay = new Set<Promise<void>>()
  const seal = async () => {
    const made = await sealDays(db, timeZone, now(), ending.signal)
    const last = made.at(-1)
    if (last === undefined) return
    // Each seal includes the one before, so logging the last is enough: a demo seals hundreds of days at once.
    const [{ day: from }, { day: to, digest }] = [made[0]!, last]
    const entries = made.reduce((sum, each) => sum + each.entries, 0)
    log.info({ days: made.length, from, to, entries, digest: digest.toString('hex') }, 'días sellados')
  }
  const logFailure = (work: () => Promise<void>) => () => {
    const run = work()
      .catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'))
      .finally(() => underWay.delete(run))
    underWay.add(run)
  }
  const hourly = logFailure(async () => {
    await deleteExpiredRows({ db, files, timeZone }, now())
    await seal()
  })
  const often = logFailure(async () => {
    await closeRefusals(db, now())
    await compactTagChanges(db)
  })
  hourly()
  const timers = [setInterval(hourly, EVERY_MS), setInterval(often, OFTEN_MS)]
  for (const timer of timers) timer.unref()
  return async () => {
    timers.forEach((timer) => clearInterval(timer))
    ending.abort()
    await Promise.all(underWay)
  }
}
