import { sql } from 'kysely'
import { dateParts, todayIn } from '@contract/domain/dates'
import { monthLabel } from '@contract/domain/months'
import type { Db } from '../db/database'
import type { PreparedFile } from '../files/fileStore'
import type { Services } from '../services'
import type { At, Books } from './books'
import { createCutter } from './cuts'
import { momentOf } from './days'
import { visitDesk } from './deskVisits'
import { perform } from './perform'
import type { DemoPlan } from './plan'
import { countStaff, registerCycles, registerFamilies, registerStaff } from './register'
import { fillSchoolLife, LIFE_STEPS } from './schoolLife'
import { hireStaff } from './staff'
import { createTrail } from './trail'
import { beginTurn } from './turn'

export interface FillOptions {
  services: Services
  /** Takes a picture or a pdf as an upload would; discarded by the caller, once the transaction has ended. */
  receive: (content: Buffer) => Promise<PreparedFile>
  plan: DemoPlan
  /** The first user, in whose name staff is hired. */
  admin: string
  /** Of everybody who is made. */
  password: string
  now: Date
  timeZone: string
  /** Called before each piece of work with what is being made; what it throws stops the whole. */
  step: (label: string) => void
}

/** How many times `step` will be called. */
export const countSteps = ({ cycles, families, steps }: DemoPlan): number =>
  1 +
  countStaff() +
  cycles.length +
  families.reduce((sum, { pupils }) => sum + pupils.length + 1, 0) +
  steps.length +
  // The desk of today, and the turn of the year.
  2 +
  LIFE_STEPS

/**
 * Makes the planned school with the services that the calls use, everything dated as it happened. All in one transaction:
 * whatever stops it, a demo is there whole or not at all, and nothing has to remember how far it came.
 */
export const fillSchool = (db: Db, options: FillOptions): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { services, receive, plan, admin, password, now, timeZone, step } = options
    // Nobody waits for it, and a busy computer may take its time.
    await sql`SET LOCAL statement_timeout = 0`.execute(tx)
    await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(tx)
    const day: At = { today: todayIn(timeZone, now), now }
    step('Personal')
    const trail = createTrail()
    const books: Books = {
      tx,
      services,
      plan,
      timeZone,
      staff: await hireStaff(services, { db: tx, ...day, timeZone }, { admin, password, trail }),
      cycleIds: new Map(),
      pupilIds: new Map(),
      chargeIds: new Map(),
      monthIds: new Map(),
      paymentIds: new Map(),
      trail,
    }
    await registerStaff(books, { ...day, receive, step })
    await registerCycles(books, day, step)
    await registerFamilies(books, day, password, step)
    const cutter = createCutter(books)
    for (const each of plan.steps) {
      await cutter.until(each.day)
      step(`Inscripciones y caja, ${monthLabel(dateParts(each.day)).toLowerCase()}`)
      const moment = momentOf(each.day, each.minute, timeZone)
      // What happens today has happened by now.
      await perform(books, each, { today: each.day, now: moment < now ? moment : now })
      cutter.note(each)
    }
    await cutter.until(day.today)
    step('Caja de hoy')
    await visitDesk(books, day)
    step('Vuelta del ciclo')
    await beginTurn(books, day)
    await fillSchoolLife(books, { ...day, receive, step })
    await trail.keep(tx)
  })
