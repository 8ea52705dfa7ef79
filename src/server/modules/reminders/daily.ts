import { hourIn, type IsoDate } from '@contract/domain/dates'
import type { Db } from '../../db/database'
import { runWrite } from '../../db/unitOfWork'
import { callNow } from '../../http/call'
import type { Mailer } from '../mail/transport'
import type { RemindersService } from './reminders.service'

interface DailyDeps {
  db: Db
  now: () => Date
  timeZone: string
  mailer: Pick<Mailer, 'state'>
  reminders: Pick<RemindersService, 'run'>
  log: { info: (what: object, message: string) => void; warn: (what: object, message: string) => void }
}

const NO_HASH = Buffer.alloc(0)
const NO_USER = 0

/** Decides whether the day's run is due. After a day without working mail, or with the computer off, it runs later. */
export const createDaily = ({ db, now, timeZone, mailer, reminders, log }: DailyDeps) => {
  let ran: IsoDate | null = null
  return async (): Promise<void> => {
    const call = callNow({ db, now, timeZone })
    if (ran === call.today) return
    const state = await mailer.state(db)
    const hour = hourIn(timeZone, call.now)
    if (!state.ready || hour < state.fromHour || hour >= state.toHour) return
    const write = { userId: NO_USER, key: undefined, hash: NO_HASH, now: call.now }
    const plan = await runWrite(db, write, (tx) => reminders.run({ ...call, db: tx }))
    if (plan === null) return
    ran = call.today
    const [sent, leftOut] = [plan.leave.length, plan.leftOut.length]
    log.info({ day: call.today, sent, leftOut }, 'the reminders of the day are in the queue')
  }
}

const LOOK_EVERY_MS = 5_000

export const keepReminding = (deps: DailyDeps): (() => Promise<void>) => {
  const daily = createDaily(deps)
  let running: Promise<void> | null = null
  const look = (): void => {
    running ??= daily()
      .catch((error: unknown) =>
        deps.log.warn({ err: error }, 'the reminders of the day could not be planned'),
      )
      .finally(() => {
        running = null
      })
  }
  look()
  const timer = setInterval(look, LOOK_EVERY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
