import fc from 'fast-check'
import type { Payment } from '@contract/payments/payments.schemas'
import type { Answer, Caller, TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'
import { deskOf, type Desk } from '../desk/family'
import { familyArbitrary, type FamilyCommand, type Method } from './familyModel'
import { dueAfter, leavingArbitrary, type LeavingCommand } from './leavingModel'
import {
  INSCRIPCION,
  MATERIAL,
  NO_STARTS,
  openingArbitrary,
  type OpeningCommand,
  type Starts,
} from './openingModel'
import {
  DAYS,
  dayArbitrary,
  feeOf,
  lateOn,
  newMonth,
  share,
  sum,
  tuitionArbitrary,
  type Fee,
  type ModelMonth,
  type TuitionCommand,
} from './monthModel'

/** Possible next actions of the office; `at` picks one of the existing rows. */
export type Abono = 'fits' | 'zero' | 'negative' | 'above' | 'decimals' | 'wrong rest'
export interface PartCommand {
  do: 'pay part' | 'complement'
  at: number
  abono: Abono
  percent: number
}
export type Command =
  | { do: 'charge'; centavos: number }
  | { do: 'pay' | 'pay twice' | 'cancel charge' | 'cancel payment' | 'retry' | 'reuse key'; at: number }
  | { do: 'day'; day: number }
  | PartCommand
  | TuitionCommand
  | FamilyCommand
  | LeavingCommand
  | OpeningCommand

const at = fc.nat(30)
const abono = fc.constantFrom<Abono[]>(
  ...(['fits', 'fits', 'fits', 'zero', 'negative', 'above', 'decimals', 'wrong rest'] as const),
)
const percent = fc.integer({ min: 1, max: 100 })

export const commandArbitrary: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('charge' as const),
      centavos: fc.integer({ min: 1, max: 300_000 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('pay', 'pay twice', 'cancel charge', 'cancel payment', 'retry', 'reuse key'),
      at,
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('pay part', 'complement'), at, abono, percent }) },
  { weight: 1, arbitrary: dayArbitrary },
  { weight: 5, arbitrary: tuitionArbitrary },
  { weight: 8, arbitrary: familyArbitrary },
  { weight: 3, arbitrary: leavingArbitrary },
  { weight: 2, arbitrary: openingArbitrary },
)

export interface Child {
  student: number
  /** Its latest enrolment, and the day of it. */
  enrolment: number
  enrolledOn: string
  /** Whether that enrolment was a mistake. */
  calledOff: boolean
  /** Whether that enrolment no longer exists: its opening was taken back. */
  deleted: boolean
  /** The day of a baja. */
  gone: string | null
  /** Percent of the current beca; 0 without one. */
  beca: number
  /** What is taken off from a month on, in order. */
  becas: { from: string; percent: number }[]
  /** Of the valid enrolment. */
  months: ModelMonth[]
  /** What its enrolment charges, which this model never pays. */
  fees: number
}
export interface ModelCharge {
  id: number
  student: number
  due: string
  total: number
  paid: number
  cancelled: boolean
}
/** What was handed over by one method, in centavos. */
export interface Handed {
  method: Method
  centavos: number
}
/** What a payment moves, in centavos. */
export interface Paid {
  /** What each child's lines cost. */
  parts: Map<number, number>
  means: Handed[]
  /** By month, of those that cost a recargo. */
  waived?: ReadonlyMap<number, number>
  /** Of the family's credit. */
  used?: number
  /** Left on account. */
  extra?: number
  day: string
  /** Paid whole. */
  months?: readonly ModelMonth[]
}
export interface ModelPayment extends Required<Paid> {
  id: number
  folio: number
  /** Indexes into `DAYS`: entered, and cancelled. */
  entered: number
  cancelled: number | null
  /** Part of it that a baja turned into credit, in centavos. */
  credited: number
  undo: () => void
}
export interface ModelRefund extends Handed {
  id: number
  folio: number
  entered: number
  cancelled: number | null
}
export interface Sent {
  answer: Answer
  again: () => Promise<Answer>
  otherBody: () => Promise<Answer>
}

export const stateOf = ({ total, paid, cancelled }: ModelCharge): string =>
  cancelled ? 'CANCELADO' : paid === total ? 'PAGADO' : paid > 0 ? 'PARCIAL' : 'PENDIENTE'

/** The desks of one school: for each of its servers a session for each day, since one ends after a quarter of an hour. */
export interface School {
  server: TestServer
  desks: Caller[][]
  cycle: number
}

const monthState = ({ paid, settled, out }: ModelMonth): string =>
  paid ? 'PAGADO' : settled ? 'SALDADO' : out ? 'BAJA' : 'PENDIENTE'

/** An open month of a pupil with a beca costs what the beca of that month leaves. */
export const lower = ({ becas }: Child, month: ModelMonth): void => {
  if (month.settled) return
  const percent = becas.findLast(({ from }) => from <= month.month)?.percent ?? 0
  if (!month.paid) month.total = month.lista - share(month.lista, percent)
}

/** The month is no longer owed. */
export const open = (child: Child, month: ModelMonth): void => {
  Object.assign(month, { paid: false, paidFee: 0, paidOn: null, paidBy: null, off: 0 })
  lower(child, month)
}

export const centavos = (pesos: number): number => Math.round(pesos * 100)
/** Recargos by month, in the order of their ids. */
export const told = (waived: ReadonlyMap<number, number>) => [...waived].sort(([a], [b]) => a - b)

/** What a whole payment is called: by its one method, or by none, or by several. */
const calledBy = (means: readonly Handed[]): string => {
  const [first, ...others] = new Set(means.map(({ method }) => method))
  return first === undefined ? 'SALDO' : others.length > 0 ? 'MIXTO' : first
}

/** INSCRIPCION and MATERIAL of a child who is enrolled. */
const ENROLMENT = INSCRIPCION + MATERIAL
/** Of every charge that the office adds. */
export const CHARGED = '2026-09-15'

/**
 * One family of one run: two children with the ten months of the cycle.
 * @param starts the children who are left to the school's opening, as `startModel` performs it
 */
export const newModel = async ({ server, desks, cycle }: School, starts: Starts = NO_STARTS) => {
  const model = {
    server,
    padre: 0,
    cycle,
    /** Index into `DAYS`. */
    day: 0,
    at: 0,
    office: null as unknown as Office,
    desk: null as unknown as Caller,
    families: null as unknown as Desk,
    fee: null as Fee,
    children: [] as Child[],
    charges: [] as ModelCharge[],
    payments: [] as ModelPayment[],
    refunds: [] as ModelRefund[],
    sent: [] as Sent[],
    credit: 0,
    /** Payments and refunds that used credit, in order. */
    uses: [] as (ModelPayment | ModelRefund)[],
    lastFolio: 0,
    lastRefund: 0,
    /** The desks of today, one of each server. */
    today: () => desks.map((days) => days[model.day] as Caller),
    /** Moves all desks to another day. */
    goTo: (day: number) => {
      model.day = day
      model.turn()
      server.clock.now = new Date(`${DAYS[day] as string}T18:00:00Z`)
    },
    /** The next command is another server's. */
    turn: () => {
      model.desk = model.today()[++model.at % desks.length] as Caller
      model.office = openOffice({ ...server, admin: model.desk }, model.desk)
      model.families = deskOf(model.desk)
    },
    /** Enrols these children today; those enrolled by mistake again. */
    enrol: async (children: readonly Child[]): Promise<void> => {
      const ids = children.map(({ student }) => student)
      const { status, body } = await model.office.enrol(cycle, ids, { mensualidad: 1999.99 })
      expect(status).toBe(200)
      const today = DAYS[model.day] as string
      for (const child of children) {
        const { student } = child
        const row = body.inscripciones.find(({ alumno }: { alumno: { id: number } }) => alumno.id === student)
        const { pagos } = await model.office.tuitionOf(student, cycle)
        const months = pagos.map(({ id, anio, mes, vencimiento }): ModelMonth => {
          const month = `${anio}-${String(mes).padStart(2, '0')}`
          expect([month >= today.slice(0, 7), vencimiento]).toEqual([true, dueAfter(`${month}-10`, today)])
          return newMonth(id, month, vencimiento)
        })
        const enrolment = { enrolment: row.id, enrolledOn: today, fees: ENROLMENT }
        Object.assign(child, enrolment, { months, calledOff: false, deleted: false })
      }
    },
    expected: ({ student, months }: Child) => ({
      charges: model.charges
        .filter((charge) => charge.student === student)
        .map((charge) => [charge.id, stateOf(charge), charge.paid]),
      months: months.map((month) => [
        ...[month.id, monthState(month), month.total],
        ...[feeOf(month, model), month.paidOn, month.vencimiento],
      ]),
      payments: model.payments
        .filter(({ parts }) => parts.has(student))
        .map((payment) => [
          ...[payment.id, payment.folio, sum(payment.means.map(({ centavos: each }) => each))],
          ...[told(payment.waived), payment.used, payment.extra, calledBy(payment.means), payment.day],
          payment.cancelled !== null,
        ]),
      ...model.family(),
    }),
    /** What the family owes today, and what it has. */
    family: () => {
      const today = DAYS[model.day] as string
      const open = model.charges.filter((charge) => ['PENDIENTE', 'PARCIAL'].includes(stateOf(charge)))
      const months = model.children.flatMap((child) => child.months).filter(({ paid, out }) => !paid && !out)
      const recargos = sum(months.map((month) => lateOn(month, model.fee, today)))
      const saldo = (of: readonly { total: number; paid: number | boolean }[]) =>
        sum(of.map(({ total, paid }) => total - Number(paid)))
      const late = months.filter(
        ({ vencimiento, extended }) => vencimiento < today && (extended ?? '') < today,
      )
      const enrolled = model.children.filter(({ calledOff }) => !calledOff)
      const fees = (of: readonly Child[]) => sum(of.map((child) => child.fees))
      const lateFees = fees(enrolled.filter(({ enrolledOn }) => enrolledOn < today))
      return {
        credit: model.credit,
        fees: recargos,
        total: saldo(open) + saldo(months) + fees(enrolled) + recargos,
        late: saldo(open.filter(({ due }) => due < today)) + saldo(late) + lateFees,
      }
    },
  }
  model.goTo(0)
  await model.desk.patch(`/ciclo/${cycle}`, { recargo: null })
  const pupils = await model.office.addPupils(2)
  const hijos = pupils.map((id) => ({ id }))
  const parent = await model.desk.post('/padres', { nombre: 'MADRE LÓPEZ', telefono: '5512345678', hijos })
  model.padre = parent.body.padre.id
  model.children = pupils.map((student) => ({
    student,
    enrolment: 0,
    enrolledOn: '',
    calledOff: false,
    deleted: false,
    gone: null,
    beca: 0,
    becas: [],
    months: [],
    fees: 0,
  }))
  const enrolled = model.children.filter((_, each) => starts[each] === null)
  if (enrolled.length > 0) await model.enrol(enrolled)
  const counter = (table: 'folio_counter' | 'refund_counter') =>
    server.db.selectFrom(table).select('last_folio').executeTakeFirstOrThrow()
  model.lastFolio = (await counter('folio_counter')).last_folio
  model.lastRefund = (await counter('refund_counter')).last_folio
  return model
}
export type Model = Awaited<ReturnType<typeof newModel>>

export const pick = <T>(from: readonly T[], index: number): T | undefined =>
  from[index % Math.max(1, from.length)]

/** What a paying call must answer when it goes through; the payment joins the model. */
export const expectPaid = (model: Model, { status, body }: Answer, paid: Paid, undo: () => void): void => {
  const { parts, means, waived = new Map(), used = 0, extra = 0, day, months = [] } = paid
  const handed = sum(means.map(({ centavos: each }) => each))
  expect([status, body.pago?.monto, body.pago?.folio]).toEqual([200, handed / 100, ++model.lastFolio])
  const { pago } = body as { pago: Payment }
  expect(sum([...parts.values()]) + extra).toBe(handed + used)
  expect(pago.medios.map(({ metodo_pago, monto }) => [metodo_pago, centavos(monto)])).toEqual(
    means.map((each) => [each.method, each.centavos]),
  )
  expect(new Set(pago.alumnos.map(({ id }) => id))).toEqual(new Set(parts.keys()))
  model.credit += extra - used
  const { id, folio } = pago
  const made = { id, folio, parts, means, waived, used, extra, day, months, undo }
  const payment: ModelPayment = { ...made, entered: model.day, cancelled: null, credited: 0 }
  model.payments.push(payment)
  if (used > 0) model.uses.push(payment)
  for (const month of months) {
    const discounts = pago.conceptos.filter(
      (line) => line.tipo === 'DESCUENTO' && line.idColegiatura === month.id,
    )
    month.paidBy = payment
    month.off = Math.abs(sum(discounts.map(({ monto }) => centavos(monto))))
  }
}

/** What a cancelled payment covers is owed again: its charges, and the months that it still paid. */
export const reopen = (model: Model, payment: ModelPayment): void => {
  payment.undo()
  for (const child of model.children)
    for (const month of child.months) if (month.paidBy === payment) open(child, month)
}
