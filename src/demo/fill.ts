// Raw SQL: the builder has no `SET CONSTRAINTS`.
import { sql } from 'kysely'
import { dateParts, todayIn, type IsoDate } from '@contract/domain/dates'
import { monthLabel } from '@contract/domain/months'
import { needsObservation } from '@contract/cashCuts/cashCuts.rules'
import { countedTotal, DENOMINATIONS, type Counted } from '@contract/cashCuts/denominations'
import { centavosOf, centavosOrZero, subtractPesos } from '@contract/domain/money'
import type { Db, Tx } from '@server/db/database'
import type { Services } from '@server/services'
import { momentOf } from './days'
import { bringBankFile } from './bank'
import { giveCertificates, nameSigner } from './certificates'
import { fileDocuments } from './documents'
import { visitDesk } from './deskVisits'
import { perform, takerOf } from './perform'
import type { DemoPlan } from './plan'
import { countStaff, registerCycles, registerFamilies, registerStaff } from './register'
import { fillSchoolLife, LIFE_STEPS } from './schoolLife'
import { fillInvoices } from './invoices'
import { fillFamilyPages } from './familyPages'
import { fillMessages, fillReminders } from './messages'
import { offerServices } from './services'
import { hireStaff, setPasswords, type StaffName } from './staff'
import { createTrail } from './trail'
import { openNextCycle } from './nextCycle'
import { callOf, type Books, type At, type Receive } from './books'
import { createRandom, type Random } from './random'
import type { DemoStep } from './steps'

const SEED = 2_012

const MINUTE = 15 * 60

/** Pesos. The largest note: a drawer full of thousands would look made up. */
const LARGEST = 500

const SLIPS = [
  [-50, 'SE DIO CAMBIO DE MÁS; SE REPONE MAÑANA'],
  [-20, 'FALTA UN BILLETE, SE REVISÓ DOS VECES'],
  [10, 'SOBRA UNA MONEDA DE CAMBIO QUE NO SE RECOGIÓ'],
] as const

const FROM_ELSEWHERE = 'EL EFECTIVO SE DEVOLVIÓ DE LA CAJA GENERAL'

const piecesFor = (pesos: number): Counted[] => {
  let rest = Math.max(0, centavosOrZero(pesos))
  return DENOMINATIONS.filter(({ denominacion }) => denominacion <= LARGEST).flatMap((each) => {
    const worth = centavosOf(each.denominacion)
    const cantidad = Math.floor(rest / worth)
    rest -= cantidad * worth
    return cantidad > 0 ? [{ ...each, cantidad }] : []
  })
}

/** The user whose cash drawer it is, null without money. The cash desk takes it; the deputy head cancels and waives recargos. */
const moverOf = (step: DemoStep): StaffName | null => {
  if (step.do === 'payMonths') return takerOf(step)
  if (step.do === 'cancelPayment') return 'subdireccion'
  return ['pay', 'complement', 'payYear'].includes(step.do) ? 'caja' : null
}

const countOf = (random: Random, esperado: number) => {
  const [slip, observaciones] = random.chance(0.06) && esperado > 500 ? random.pick(SLIPS) : [0, null]
  const conteo = piecesFor(esperado + slip)
  const left = subtractPesos(countedTotal(conteo), esperado)
  return { conteo, observaciones: observaciones ?? (needsObservation(left) ? FROM_ELSEWHERE : null) }
}

const createCutter = (books: Books) => {
  const { cashCuts } = books.services
  const random = createRandom(SEED)
  let movers = new Set<StaffName>()
  let day: IsoDate | null = null
  const closeDay = async (dia: IsoDate): Promise<void> => {
    const now = momentOf(dia, MINUTE, books.timeZone)
    for (const name of movers) {
      const call = callOf(books, name, { today: dia, now })
      const { esperado } = await cashCuts.openCut(call, dia)
      await cashCuts.close(call, { dia, ...countOf(random, esperado) })
    }
    movers = new Set()
  }
  return {
    until: async (next: IsoDate): Promise<void> => {
      if (day !== null && day < next) await closeDay(day)
      day = next
    },
    note: (step: DemoStep): void => {
      const mover = moverOf(step)
      if (mover) movers.add(mover)
    },
  }
}

interface FillOptions {
  services: Services
  /** Receives a file; the caller discards it once the transaction has ended. */
  receive: Receive
  receiveSheet: Receive
  plan: DemoPlan
  admin: string
  password: string
  now: Date
  timeZone: string
  step: (label: string) => void
}

export const countSteps = ({ cycles, families, steps }: DemoPlan): number =>
  1 +
  countStaff() +
  cycles.length +
  families.reduce((sum, { pupils }) => sum + pupils.length + 1, 0) +
  steps.length +
  3 +
  LIFE_STEPS

/** Checks after each step: at the commit, a payment cancelled before its month was paid again would look out of turn. */
const checkWritten = async (tx: Tx): Promise<void> => {
  await sql`SET CONSTRAINTS ALL IMMEDIATE`.execute(tx)
  await sql`SET CONSTRAINTS ALL DEFERRED`.execute(tx)
}

/** In one transaction: interrupted, it leaves nothing. @param db without time limits: a slow computer may exceed them */
export const fillSchool = (db: Db, options: FillOptions): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { services, receive, receiveSheet, plan, admin, password, now, timeZone, step } = options
    const day: At = { today: todayIn(timeZone, now), now }
    step('Personal')
    const trail = createTrail()
    const books: Books = {
      tx,
      services,
      plan,
      timeZone,
      staff: await hireStaff(services, { db: tx, ...day, timeZone }, { admin, trail }),
      cycleIds: new Map(),
      pupilIds: new Map(),
      chargeIds: new Map(),
      monthIds: new Map(),
      paymentIds: new Map(),
      trail,
    }
    await registerStaff(books, { ...day, receive, step })
    await registerCycles(books, day, step)
    await registerFamilies(books, { ...day, receive, step })
    await setPasswords(tx, admin, password)
    const cutter = createCutter(books)
    for (const each of plan.steps) {
      await cutter.until(each.day)
      step(`Inscripciones y caja, ${monthLabel(dateParts(each.day)).toLowerCase()}`)
      const moment = momentOf(each.day, each.minute, timeZone)
      // Nothing may be dated later than now.
      await perform(books, each, { today: each.day, now: moment < now ? moment : now })
      await checkWritten(tx)
      cutter.note(each)
    }
    await cutter.until(day.today)
    step('Caja de hoy')
    await visitDesk(books, day)
    step('Facturas')
    await fillInvoices(books, day)
    step('Vuelta del ciclo')
    await openNextCycle(books, day)
    await offerServices(books, day)
    await nameSigner(books, { ...day, receive })
    await giveCertificates(books, day)
    await fileDocuments(books, { ...day, receive })
    await bringBankFile(books, { ...day, receiveSheet })
    await fillMessages(books, day)
    await fillReminders(books, day)
    await fillFamilyPages(books, { ...day, receive })
    await fillSchoolLife(books, { ...day, receive, step })
    await trail.keep(tx)
  })
